// `npm run build`: builds the web app into dist/web, unless that is up to date, and lists in
// dist/sbom.cdx.json what the server runs on.
import { ensureBuilt } from './ensure-built.ts'
import { writeSbom } from './sbom.ts'

await ensureBuilt()
await writeSbom()
