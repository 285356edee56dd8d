import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../server/testing/free-port.ts'
import { UNPRIVILEGED } from '../../server/testing/postgres-binaries.ts'
import { makeTemporaryDir } from './server.ts'

const BINARIES = [17, 16, 15, 14]
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(folder))
const READY_WITHIN_MS = 90_000
const DATABASE_PASSWORD = 'bench'
/** Seconds until a lost leader is replaced; Patroni's minimum. */
const LEADER_TTL = 20

const started: ChildProcess[] = []
process.on('exit', () => {
  for (const child of started) killGroup(child)
})

/** Kills a program that was started here and its descendants. */
export function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}

function start(command: string, args: string[], options: object = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: process.env['DEBUG'] ? 'inherit' : 'ignore',
    detached: true,
    ...options,
  })
  started.push(child)
  return child
}

export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await sleep(100)
  }
  throw new Error(`${what} did not come up in ${READY_WITHIN_MS / 1000} s`)
}

type Node = { name: string; port: number; api: number; process: ChildProcess }

export type DatabaseCluster = {
  nodes: readonly Node[]
  /** Kills the primary node with its Patroni, as if its machine were lost. */
  killPrimary: () => Promise<Node>
  /** Waits until the standby confirms every commit. */
  waitForStandby: () => Promise<void>
}

/**
 * Starts PostgreSQL with a synchronous standby under Patroni and etcd, on free ports of loopback.
 */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  if (BINARIES === undefined) throw new Error('No PostgreSQL: apt-get install postgresql')
  const folder = makeTemporaryDir('cluster')
  const [client, peer] = [await findFreePort(), await findFreePort()]
  const toUrl = (port: number) => `http://127.0.0.1:${port}`
  const options = {
    name: 'bench',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': toUrl(client),
    'advertise-client-urls': toUrl(client),
    'listen-peer-urls': toUrl(peer),
    'initial-advertise-peer-urls': toUrl(peer),
    'initial-cluster': `bench=${toUrl(peer)}`,
    'log-level': 'error',
  }
  start(
    'etcd',
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  )
  await waitFor('etcd', async () => (await fetch(`${toUrl(client)}/health`)).ok)

  const isAt = async ({ api }: Pick<Node, 'api'>, role: string) =>
    (await fetch(`${toUrl(api)}/${role}`)).ok
  const first = await startNode('one', folder, client)
  await waitFor('the primary', () => isAt(first, 'primary'))
  const second = await startNode('two', folder, client)
  const nodes = [first, second]
  return {
    nodes,
    waitForStandby: () => waitFor('the standby', () => isAt(second, 'synchronous')),
    async killPrimary() {
      for (const node of nodes) {
        if (!(await isAt(node, 'primary').catch(() => false))) continue
        killGroup(node.process)
        return node
      }
      throw new Error('no primary')
    },
  }
}

async function startNode(name: string, folder: string, etcd: number): Promise<Node> {
  const [port, api] = [await findFreePort(), await findFreePort()]
  const home = join(folder, name)
  mkdirSync(home, { mode: 0o700 })
  const { uid, gid } = UNPRIVILEGED
  for (const path of [folder, home]) {
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  }
  const user = (username: string) => ({ username, password: DATABASE_PASSWORD })
  const config = {
    scope: 'foothold',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: LEADER_TTL,
        loop_wait: 3,
        retry_timeout: 5,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'data'),
      bin_dir: BINARIES,
      authentication: { superuser: user('postgres'), replication: user('standby') },
      parameters: { unix_socket_directories: home },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
    },
  }
  // JSON is valid YAML.
  const path = join(home, 'patroni.yml')
  writeFileSync(path, JSON.stringify(config))
  const patroni = start('patroni', [path], {
    ...UNPRIVILEGED,
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home },
  })
  return { name, port, api, process: patroni }
}

export type Balancer = { url: string; databaseUrl: string }

/** Starts HAProxy: one address for the ready servers, one for the primary database. */
export async function startBalancer(
  ports: readonly number[],
  { nodes }: DatabaseCluster,
): Promise<Balancer> {
  const folder = makeTemporaryDir('haproxy')
  const [web, database] = [await findFreePort(), await findFreePort()]
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(
    path,
    `global
  maxconn 4000
  hard-stop-after 2s
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
listen foothold
  mode http
  bind 127.0.0.1:${web}
  balance leastconn
  option forwardfor
  option redispatch 1
  option httpchk GET /readyz
  default-server inter 2s fall 2 rise 1 observe layer4 error-limit 3 on-error mark-down
${ports.map((port) => `  server foothold-${port} 127.0.0.1:${port} check`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database}
  timeout client 30m
  timeout server 30m
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')}
`,
  )
  start('haproxy', ['-db', '-f', path])
  return {
    url: `http://127.0.0.1:${web}`,
    databaseUrl: `postgres://postgres:${DATABASE_PASSWORD}@127.0.0.1:${database}/postgres`,
  }
}
