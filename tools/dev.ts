// `npm run dev`: Vite on port 3000 in front of the server on 3001, both reloading on change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const WEB_PORT = '3000'
const API_PORT = '3001'

const start = (args: string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })

const watched = ['server', 'src', 'migrations'].map((folder) => `--watch-path=${folder}`)
const children = [
  start([...watched, 'server/main.ts'], {
    PORT: API_PORT,
    PUBLIC_URL: `http://localhost:${WEB_PORT}`,
  }),
  start([join('node_modules', 'vite', 'bin', 'vite.js'), '--port', WEB_PORT], { API_PORT }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
