// `npm start`: builds what has changed, then runs Foothold in this process.
import { isAllBuilt, markServerRunning } from './built-from.js'

process.env['NODE_ENV'] ??= 'production'
if (!isAllBuilt()) await (await import('./ensure-built.ts')).ensureBuilt()
markServerRunning()
const server = '../dist/server/main.js'
await import(server)
