import { fastifyStatic } from '@fastify/static'
import { fastify } from 'fastify'

/** The least a server can do for a file: @fastify/static, no login. */
const { FOLDER, PORT } = process.env
const app = fastify()
await app.register(fastifyStatic, { root: FOLDER ?? '' })
app.get('/readyz', () => 'ok')
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
