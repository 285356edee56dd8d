import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A minimal built web app, with the files that Vite would write. */
export function createBuild() {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-build-'))
  mkdirSync(join(directory, 'assets'))
  const files = {
    'index.html':
      '<!doctype html><html lang="en"><head><!-- page --><title>x</title><!-- /page --></head>' +
      '<body><script src="/assets/a-1.js"></script></body></html>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/a-1.js': `console.log(${JSON.stringify('x'.repeat(5000))})`,
  }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(directory, name), content)
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(directory, `${name}.gz`), gzipSync(content))
  }
  return { directory, files }
}
