// Runs Ceph (one monitor, one in-memory store, the S3 gateway) for the parent process, and stops it
// when the parent ends: the pipe closes even if the parent is killed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const READY_WITHIN_MS = 60_000

const { folder, port, monitorPort, accessKey, secretKey } = z
  .object({
    folder: z.string(),
    port: z.number(),
    monitorPort: z.number(),
    accessKey: z.string(),
    secretKey: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const clusterId = randomUUID()
const configPath = join(folder, 'ceph.conf')
const keyring = join(folder, 'keyring')
const daemons: ChildProcess[] = []

/** Kills everything, because the data is not needed and an orderly shutdown takes five seconds. */
function end(code: number): never {
  for (const daemon of daemons) daemon.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: READY_WITHIN_MS })
const withConfig = (args: string[]) => ['-c', configPath, ...args]

/** In the foreground, so that this process can kill it. */
function start(command: string, args: string[]): void {
  const daemon = spawn(command, [...withConfig(args), '-f'], { stdio: 'ignore' })
  daemon.on('exit', () => end(1))
  daemons.push(daemon)
}

const CONFIG = `[global]
fsid = ${clusterId}
mon host = v2:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${keyring}
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/$name.log
crash dir = ${folder}/crash
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
[mon]
mon data = ${folder}/mon
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data avail warn = 2
paxos propose interval = 0.05
paxos min wait = 0.01
mon election default strategy = 1
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd class load list = *
osd class default list = *
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 32
rgw num rados handles = 1
`

function makeCluster(): void {
  for (const name of ['mon', 'osd', 'rgw', 'run', 'crash']) mkdirSync(join(folder, name))
  writeFileSync(configPath, CONFIG)
  const ALL = ['allow *']
  const keys: [name: string, mon: string[], osd: string[]][] = [
    ['mon.', ALL, []],
    ['client.admin', ALL, ALL],
    ['client.rgw', ALL, ALL],
    ['osd.0', ['allow profile osd'], ALL],
  ]
  for (const [index, [name, mon, osd]] of keys.entries()) {
    const caps = [
      ...(mon[0] ? ['--cap', 'mon', mon[0]] : []),
      ...(osd[0] ? ['--cap', 'osd', osd[0]] : []),
    ]
    const create = index === 0 ? ['--create-keyring'] : []
    run('ceph-authtool', [...create, keyring, '--gen-key', '-n', name, ...caps])
  }
  const map = join(folder, 'monmap')
  const monitor = `v2:127.0.0.1:${monitorPort}`
  run('monmaptool', ['--create', '--fsid', clusterId, '--addv', 'a', monitor, map])
  run('ceph-mon', withConfig(['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring]))
}

async function startCluster(): Promise<void> {
  start('ceph-mon', ['-i', 'a'])
  run('ceph', withConfig(['osd', 'create']))
  run('ceph-osd', withConfig(['-i', '0', '--mkfs', '--no-mon-config']))
  start('ceph-osd', ['-i', '0'])
  start('radosgw', ['-n', 'client.rgw'])
  await waitUntilReady()
  const keys = [`--access-key=${accessKey}`, `--secret-key=${secretKey}`]
  const user = ['--uid=test', '--display-name=test', ...keys]
  run('radosgw-admin', withConfig(['user', 'create', ...user]))
}

async function waitUntilReady(): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error('The S3 gateway did not come up')
}

process.stdin
  .on('end', () => end(0))
  .on('close', () => end(0))
  .resume()
process.on('SIGTERM', () => end(0))
process.on('SIGINT', () => end(0))
process.stdout.on('error', () => undefined)
try {
  makeCluster()
  await startCluster()
  process.stdout.write('started\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  end(1)
}
