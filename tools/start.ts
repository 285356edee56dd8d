// `npm start`: builds what has changed, then runs Foothold in this very process.
import { ensureBuilt } from './ensure-built.ts'

process.env['NODE_ENV'] ??= 'production'
await ensureBuilt()
await import('../server/main.ts')
