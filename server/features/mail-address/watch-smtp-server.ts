import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../context.ts'

/** Starts the incoming mail server if it is configured; the returned function stops it. */
export function watchSmtpServer(
  services: Services & { log: FastifyBaseLogger },
): () => Promise<void> {
  const { mailIn, host } = services.config
  if (mailIn === undefined) return async () => undefined
  const opened = import('./smtp-server.ts')
    .then(({ startSmtpServer }) => startSmtpServer(services, mailIn, host))
    .catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      services.log.error(
        { code, ...(code === undefined && { err: error }) },
        'The incoming mail server could not be started at MAIL_IN_PORT; everything else works',
      )
      return async () => undefined
    })
  return async () => (await opened)()
}
