// `npm run build`: builds the web app with the extension into dist/web, unless they are up to date,
// and lists the production dependencies in dist/sbom.cdx.json.
import { ensureBuilt } from './ensure-built.ts'
import { writeSbom } from './sbom.ts'

await ensureBuilt()
await writeSbom()
