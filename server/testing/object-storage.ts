import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { S3Config } from '../config.ts'
import { findFreePort } from './free-port.ts'

const ACCESS_KEY = 'testaccess'
const SECRET_KEY = 'testsecret12345'

export type ObjectStorage = {
  port: number
  /**
   * Returns a configuration for the server under test, each with another bucket that does not exist
   * yet.
   */
  makeConfig: (endpoint?: string) => S3Config
}

export type RunningObjectStorage = ObjectStorage & { stop: () => Promise<void> }

let buckets = 0

/** Returns the storage that another process runs on this port. */
export const connectObjectStorage = (port: number): ObjectStorage => ({
  port,
  makeConfig: (endpoint = `http://127.0.0.1:${port}`) => ({
    endpoint,
    publicEndpoint: endpoint,
    region: 'us-east-1',
    bucket: `foothold-${process.pid}-${(buckets += 1)}`,
    accessKey: ACCESS_KEY,
    secretKey: SECRET_KEY,
  }),
})

/**
 * Starts a real S3 server (Ceph's gateway with an in-memory store) on a free loopback port. It
 * stops and its folder is removed on `stop` or when this process ends, even by a kill.
 */
export async function startObjectStorage(): Promise<RunningObjectStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-s3-'))
  const [port, monitorPort] = await Promise.all([findFreePort(), findFreePort()])
  const plan = { folder, port, monitorPort, accessKey: ACCESS_KEY, secretKey: SECRET_KEY }
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'object-storage-keeper.ts'), JSON.stringify(plan)],
    // Its own process group, so that Ctrl-C reaches the tests first and they can clean up.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = once(keeper, 'exit')
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  const [said] = await Promise.race([once(createInterface(keeper.stdout), 'line'), ended])
  if (said !== 'started') {
    throw new Error(
      'No S3 server to test against: install Ceph (on Debian: apt-get install ' +
        'radosgw ceph-mon ceph-osd ceph-common), or see its messages above',
    )
  }
  return { ...connectObjectStorage(port), stop }
}

/** The same as environment variables. */
export const toS3Env = (s3: S3Config): NodeJS.ProcessEnv => ({
  S3_ENDPOINT: s3.endpoint,
  S3_PUBLIC_ENDPOINT: s3.publicEndpoint,
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY: s3.accessKey,
  S3_SECRET_KEY: s3.secretKey,
})
