import { fastifyStatic } from '@fastify/static'
import { fastify } from 'fastify'

/** The baseline for downloads: @fastify/static without a login. */
const { FOLDER, PORT } = process.env
const app = fastify()
await app.register(fastifyStatic, { root: FOLDER ?? '' })
app.get('/readyz', () => 'ok')
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
