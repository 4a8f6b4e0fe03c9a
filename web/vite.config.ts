import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// Formulas need their fonts once: in the form that every browser of today reads.
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/katex.*\.css$/.test(id)) return undefined
    return code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, '')
  },
}

// The page is served from any path (`--base-path`), so all its links are relative.
export default defineConfig({
  base: './',
  plugins: [woff2Only, svelte()],
  build: {
    outDir: '../internal/server/web/dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:8080' } },
})
