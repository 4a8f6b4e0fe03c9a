package server

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"

	"example.org/grundy/internal/app"
)

// own are the pages of the service itself, and built is the page with the boards, as far
// as it was built.
//
//go:embed pages
var own embed.FS

//go:embed web/dist
var built embed.FS

// A file is a file of a page, ready to be sent.
type file struct {
	kind         string
	plain, short []byte // short: by gzip; nil if that is no shorter
	tag          string
	lasting      bool // its name changes with what it holds
}

// pages are what is not the interface itself: health, figures, its document, and pages
// for people.
func (s *Server) pages() error {
	s.mux.HandleFunc("GET "+s.base+"/healthz", s.health)
	s.mux.Handle("GET "+s.base+"/metrics", s.figures.handler())
	s.mux.HandleFunc(s.base+"/v1/", s.missing)
	if s.base != "" {
		s.mux.HandleFunc("/", s.missing)
	}
	document, err := s.api.OpenAPI().MarshalJSON()
	if err != nil {
		return err
	}
	files := map[string]*file{"openapi.json": newFile("openapi.json", document)}
	for _, tree := range []struct {
		files fs.FS
		root  string
	}{{own, "pages"}, {built, "web/dist"}} {
		sub, err := fs.Sub(tree.files, tree.root)
		if err != nil {
			return err
		}
		err = fs.WalkDir(sub, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || path.Ext(name) == "" {
				return err
			}
			data, err := fs.ReadFile(sub, name)
			files[name] = newFile(name, data)
			return err
		})
		if err != nil {
			return err
		}
	}
	files[""], files["docs"] = files["index.html"], files["docs.html"]
	s.mux.HandleFunc(s.base+"/", func(w http.ResponseWriter, r *http.Request) {
		f := files[strings.TrimPrefix(r.URL.Path, s.base+"/")]
		switch {
		case f == nil:
			s.missing(w, r)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			send(w, shown(app.Refuse(http.StatusMethodNotAllowed, short(r.Method)+" "+short(r.URL.Path)+": want GET")))
		default:
			f.serve(w, r)
		}
	})
	return nil
}

func newFile(name string, data []byte) *file {
	sum := sha256.Sum256(data)
	f := &file{kind: mime.TypeByExtension(path.Ext(name)), plain: data, tag: `"` + hex.EncodeToString(sum[:8]) + `"`, lasting: strings.HasPrefix(name, "assets/")}
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // whose level exists
	_, _ = z.Write(data)                                  // a buffer takes everything
	_ = z.Close()
	if b.Len() < len(data)*9/10 {
		f.short = b.Bytes()
	}
	return f
}

func (f *file) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("ETag", f.tag)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	if f.lasting {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if strings.Contains(r.Header.Get("If-None-Match"), f.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	data := f.plain
	if f.short != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		data = f.short
	}
	if r.Method != http.MethodHead {
		_, _ = w.Write(data) // whoever does not read it needs no error
	}
}

// health says that the server answers, until it is ending.
func (s *Server) health(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	if s.ending.Err() != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	_, _ = w.Write([]byte("ok\n"))
}

// missing says that there is no such page or endpoint, or none for this method.
func (s *Server) missing(w http.ResponseWriter, r *http.Request) {
	for _, method := range []string{http.MethodGet, http.MethodPost} {
		other := r.Clone(r.Context())
		other.Method = method
		if _, pattern := s.mux.Handler(other); strings.HasPrefix(pattern, method+" ") {
			w.Header().Set("Allow", method)
			send(w, shown(app.Refuse(http.StatusMethodNotAllowed, short(r.Method)+" "+short(r.URL.Path)+": want "+method)))
			return
		}
	}
	what := "page"
	if strings.HasPrefix(r.URL.Path, s.base+"/v1/") {
		what = "endpoint"
	}
	send(w, shown(app.Refuse(http.StatusNotFound, short(r.URL.Path)+": no such "+what)))
}
