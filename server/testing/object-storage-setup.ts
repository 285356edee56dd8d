import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { findFreePort } from './free-port.ts'
import { type RunningObjectStorage, startObjectStorage } from './object-storage.ts'

/**
 * Offers all test files one S3 server, which starts when the first of them asks for it: starting
 * one takes seconds, and most files need none.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<RunningObjectStorage> | undefined
  const starter = createServer((_request, response) => {
    starting ??= startObjectStorage()
    starting.then(
      ({ port }) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const port = await findFreePort()
  starter.listen(port, '127.0.0.1')
  await once(starter, 'listening')
  project.provide('objectStorageStarter', `http://127.0.0.1:${port}`)
  return async () => {
    starter.close()
    const started = await starting?.catch(() => undefined)
    await started?.stop()
  }
}
