import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { addEarlyScript } from './tools/early-script.ts'
import { messages } from './tools/messages/plugin.ts'
import { slimZod } from './tools/slim-zod.ts'
import { BROWSERS, bundleScript } from './tools/vite/bundle-script.ts'
import { CHUNKS, FIRST_PARTS } from './tools/vite/chunks.ts'
import { shortenPasswords } from './tools/vite/common-passwords.ts'
import { servePdfFiles } from './tools/vite/pdf-files.ts'
import { precompress } from './tools/vite/precompress.ts'
import { buildServiceWorker } from './tools/vite/service-worker.ts'

const API_PORT = process.env['API_PORT'] ?? '3001'

/** Fails the build if server code reaches the browser, since only `import type` is erased. */
const keepServerOut = (): Plugin => ({
  name: 'keep-server-out',
  enforce: 'pre',
  load(moduleId) {
    if (/\/(?:server|migrations)\/[^?]*\.ts/.test(moduleId) && !moduleId.includes('node_modules')) {
      this.error(`Server code must not be bundled for the browser: ${moduleId}`)
    }
  },
})

/**
 * Preloads the one font file that every page needs, which would otherwise load after the styles.
 */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml(_html, { bundle = {} }) {
    const file = Object.keys(bundle).find((name) => /figtree-latin-wght-normal.*woff2$/.test(name))
    if (!file) throw new Error('The font to preload is not part of the build')
    const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' }
    return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head-prepend' }]
  },
})

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    keepServerOut(),
    messages(import.meta.dirname, FIRST_PARTS),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
      tmpDir: 'node_modules/.cache/tanstack-router',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    preloadFont(),
    shortenPasswords(),
    slimZod(),
    servePdfFiles(),
    addEarlyScript(bundleScript),
    buildServiceWorker(import.meta.dirname),
    precompress('dist/web'),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/healthz', '/readyz'].map((path) => [
        path,
        { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false },
      ]),
    ),
  },
})
