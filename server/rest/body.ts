import { fastifyFormbody } from '@fastify/formbody'
import { fastifyMultipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidInput, MALFORMED_JSON, TooLarge } from '../errors.ts'
import { t } from '#src/language/t.ts'

const FIELD_MAX_BYTES = 64 * 1024
const FIELDS_MAX = 20
export const UNREADABLE_FORM = t('The form could not be read')

/** Accepts JSON (an empty body has no fields), urlencoded and multipart bodies; else 415. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch {
      done(new InvalidInput(MALFORMED_JSON))
    }
  })
  await app.register(fastifyFormbody)
  await app.register(fastifyMultipart, {
    limits: { fieldSize: FIELD_MAX_BYTES, fields: FIELDS_MAX, files: 0, parts: FIELDS_MAX },
  })
}

export const isForm = (request: FastifyRequest) =>
  request.isMultipart() || request.mediaType === 'application/x-www-form-urlencoded'

/** The text fields of a multipart body; the last one wins if a name is repeated. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  for await (const part of readParts(request)) {
    if (part.type === 'file') throw new InvalidInput(t('This request does not accept files'))
    // The parser truncates silently.
    if (part.valueTruncated || part.fieldnameTruncated) throw new TooLarge(t('A field is too long'))
    fields.set(part.fieldname, part.value)
  }
  return Object.fromEntries(fields)
}

/** Errors of the plugin have a status code; those of its parser mean a malformed body. */
async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new InvalidInput(UNREADABLE_FORM)
  }
}
