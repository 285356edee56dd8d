// `npm run build`: builds the web app into dist/web with the extension that it gives away, unless they
// are up to date, and lists in dist/sbom.cdx.json what the server runs on.
import { ensureBuilt } from './ensure-built.ts'
import { writeSbom } from './sbom.ts'

await ensureBuilt()
await writeSbom()
