// The real server for the browser tests, on an empty data directory, with an icon service of its own.
import { rmSync } from 'node:fs'
import { startIconService } from './support/icon-service.ts'

const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR must be set')
rmSync(dataDir, { recursive: true, force: true })
process.env['ICON_SERVICE_URL'] = await startIconService()
await import('../server/main.ts')
