import { MessageChannel } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseHandle } from '../db/client.ts'
import { createHandle } from '../db/embedded/handle.ts'
import { createLink } from '../db/embedded/link.ts'
import { serve } from '../db/embedded/serve.ts'

/**
 * Wraps PGlite as the server does, except that it runs in this thread, because a thread takes a
 * second to start.
 */
export function wrapEmbedded(pglite: PGlite, stop = () => pglite.close()): DatabaseHandle {
  const { port1, port2 } = new MessageChannel()
  serve(pglite, port2)
  return createHandle(createLink(port1), async () => {
    port1.close()
    await stop()
  })
}
