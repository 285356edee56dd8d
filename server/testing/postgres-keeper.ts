// Runs PostgreSQL for the parent process, and stops it when the parent ends: the pipe closes even
// if the parent is killed.
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const plan = z
  .object({
    initdb: z.string(),
    postgres: z.string(),
    folder: z.string(),
    port: z.number(),
    uid: z.number().optional(),
    gid: z.number().optional(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const { initdb, postgres, folder, port, uid, gid } = plan
const as = uid === undefined || gid === undefined ? {} : { uid, gid }
const data = join(folder, 'data')
const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const made = spawnSync(
  initdb,
  ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
)
if (made.status !== 0) {
  removeFolder()
  process.exit(1)
}

const settings = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: folder,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  // Not the app's time zone, so that tests fail if the server's default matters.
  timezone: 'Asia/Kolkata',
  log_min_messages: 'panic',
  logging_collector: 'off',
}
const server = spawn(
  postgres,
  ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] },
)

// SIGINT is PostgreSQL's fast shutdown: open sessions are ended.
const stop = () => server.kill('SIGINT')
server.on('exit', () => {
  removeFolder()
  process.exit(0)
})
server.on('error', () => {
  removeFolder()
  process.exit(1)
})
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.stdin.on('end', stop).on('close', stop).resume()
process.stdout.on('error', () => undefined)
process.stdout.write('started\n')
