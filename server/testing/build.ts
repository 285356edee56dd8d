import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A minimal built web app, with the files that Vite would write. */
export function createBuild() {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-build-'))
  const files = {
    'index.html':
      '<!doctype html><html lang="en"><head>' +
      '<!-- screen /dashboard: <link rel="preload" href="/assets/today-1.js" as="script"> -->' +
      '<!-- screen /job-tracker: <link rel="preload" href="/assets/board-1.js" as="script"> -->' +
      '<!-- page --><title>x</title><!-- /page --></head>' +
      '<body><noscript>Foothold needs JavaScript to keep your applications in sync.</noscript>' +
      '<script src="/assets/a-1.js"></script></body></html>',
    'manifest.webmanifest': readFileSync('web/public/manifest.webmanifest', 'utf8'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/pdfjs-1/legacy/build/pdf.worker.min.mjs': 'onmessage = () => undefined',
    'assets/a-1.js': `console.log(${JSON.stringify('x'.repeat(5000))})`,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), content)
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(directory, `${name}.gz`), gzipSync(content))
  }
  return { directory, files }
}
