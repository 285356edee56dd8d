import type { FastifyInstance } from 'fastify'

/** A full-page navigation, so the answer is a page: sign-in with LinkedIn is not set up here. */
export function answerLinkedin(app: FastifyInstance): void {
  app.get('/api/linkedin/login', (_request, reply) =>
    reply.redirect('/login?error=linkedin_unavailable', 302),
  )
}
