package app

import "runtime"

// version is that of the source.
const version = "0.1.0"

// A VersionResult says what is running.
type VersionResult struct {
	Version  string `json:"version"`
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

// Version says what is running.
func Version() VersionResult {
	return VersionResult{version, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
}
