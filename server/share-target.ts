import type { FastifyInstance } from 'fastify'
import { acceptBodies } from './rest/body.ts'

const WORD_MAX = 2_000

/**
 * Receives what is shared with the installed app if its service worker is not running: the texts
 * are redirected in the URL, as the worker does. A file is dropped.
 */
export const registerShareTarget = (app: FastifyInstance) =>
  app.register(async (scope) => {
    await acceptBodies(scope)
    scope.post('/share', async (request, reply) => {
      const words = new URLSearchParams()
      let hasFile = false
      if (request.isMultipart()) {
        const options = { limits: { files: 1, parts: 10 }, throwFileSizeLimit: false }
        for await (const part of request.parts(options)) {
          if (part.type === 'file') {
            hasFile ||= part.filename !== ''
            part.file.resume()
          } else if (typeof part.value === 'string' && part.value !== '') {
            words.set(part.fieldname, part.value.slice(0, WORD_MAX).toWellFormed())
          }
        }
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(hasFile ? '/dashboard?mail=add' : `/share?${words}`, 303)
    })
  })
