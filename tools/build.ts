// `npm run build`: builds the web app into dist/web, unless that is up to date.
import { ensureBuilt } from './ensure-built.ts'

await ensureBuilt()
