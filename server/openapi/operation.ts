import { z } from 'zod'
import { mayCall, TOKEN_SCOPES, type TokenScope } from '#src/tokens/scopes.ts'
import { PROCEDURES } from '../procedures.ts'
import type { OtherRow, RestRow } from '../rest/row.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

type Content = Record<string, { schema: JsonSchema }>
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}
type ResponseObject = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Content
}

/** An OpenAPI operation. */
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  'x-token-scopes': TokenScope[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject | { $ref: string }>
}

/** Failures of many calls, by status; those of a single call are on its row. */
export const FAILURES: Readonly<Record<number, string>> = {
  400: 'The request is malformed or breaks a rule',
  401: 'The session, token or credentials are missing, wrong or no longer valid',
  403: 'Not allowed: the token’s scope is not sufficient, or this server or its operator does not permit it',
  404: 'Not found, or it belongs to another user',
  409: 'It conflicts with the current state, such as something that already exists or was changed elsewhere',
  413: 'The request or the response would be too large',
  415: 'The media type of the body is not supported',
  422: 'The request is well-formed, but its content cannot be used',
  429: 'Too many attempts or changes; `Retry-After` says when to retry',
  500: 'An unexpected error',
  503: 'A dependency, such as the database, the storage or the disk, is unavailable or full at the moment',
}

type Described = {
  input?: JsonSchema | undefined
  needsSession: boolean
  response?: ResponseObject
  body?: Content
}

export function describeRow(row: RestRow, schemas: Schemas): Operation {
  const procedure = PROCEDURES.get(row.procedure)
  const sent: unknown = procedure?._def.inputs[0]
  const input = sent instanceof z.ZodType ? schemas.describe(sent, 'input') : undefined
  const kinds = row.takesForms ? [JSON_TYPE, ...FORM_TYPES] : [JSON_TYPE]
  return toOperation(row, row.procedure, {
    input,
    needsSession: readNeedsSession(procedure?._def.meta),
    response: describeResponse(row, schemas),
    ...(takesBody(row) &&
      input !== undefined && {
        body: Object.fromEntries(
          kinds.map((kind) => [kind, { schema: omitPath(input, row.path) }]),
        ),
      }),
  })
}

export function describeOther(row: OtherRow, schemas: Schemas): Operation {
  const input = row.query && schemas.describe(row.query, 'input')
  const upload = row.upload && schemas.describe(row.upload, 'input')
  return toOperation(row, row.name, {
    input,
    needsSession: row.isPublic !== true,
    response: describeResponse(row, schemas),
    ...(upload && { body: { 'multipart/form-data': { schema: withFile(upload) } } }),
  })
}

const JSON_TYPE = 'application/json'
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']
const takesBody = ({ method }: Pick<RestRow, 'method'>) => method !== 'GET' && method !== 'DELETE'

const meta = z.object({ needsSession: z.boolean() })
const readNeedsSession = (given: unknown) => meta.safeParse(given).data?.needsSession ?? false

function toOperation(
  row: Pick<RestRow, 'method' | 'path' | 'summary' | 'status' | 'failures'> | OtherRow,
  name: string,
  { input, needsSession, response, body }: Described,
): Operation {
  const [tag = ''] = name.split('.')
  const scopes = TOKEN_SCOPES.filter(
    (scope) => needsSession && mayCall(scope, row.method, row.path),
  )
  const also = 'otherStatus' in row && row.otherStatus !== undefined ? [row.otherStatus] : []
  return {
    operationId: name,
    summary: row.summary ?? name,
    description: describeAccess(needsSession, scopes),
    tags: [tag],
    security: !needsSession ? [] : [{ session: [] }, ...(scopes.length > 0 ? [{ token: [] }] : [])],
    'x-token-scopes': scopes,
    parameters: [...listPath(row.path, input), ...(body ? [] : listQuery(row.path, input))],
    ...(body && { requestBody: { required: !isOptional(body), content: body } }),
    responses: {
      ...Object.fromEntries([row.status, ...also].map((status) => [status, response ?? DONE])),
      ...(row.method === 'GET' && 'procedure' in row && { 304: UNCHANGED }),
      ...Object.fromEntries(
        listFailures(row, {
          needsSession,
          hasInput: input !== undefined,
          hasBody: body !== undefined,
        }).map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
      ),
    },
  }
}

const UNCHANGED: ResponseObject = {
  description: 'Not modified: it still has the ETag that was sent in If-None-Match',
}
const DONE: ResponseObject = { description: 'Done' }

function describeAccess(needsSession: boolean, scopes: readonly TokenScope[]): string {
  if (!needsSession) return 'Requires no sign-in.'
  if (scopes.length === 0) return 'Requires a session; access tokens are not accepted.'
  return `Requires a session, or an access token with the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`
}

function describeResponse(
  { status, response, ...row }: Pick<RestRow, 'status' | 'response'> | OtherRow,
  schemas: Schemas,
): ResponseObject {
  const content: Content = {}
  if (response !== undefined) content[JSON_TYPE] = { schema: schemas.describe(response, 'output') }
  const files = 'file' in row && row.file !== undefined ? [row.file].flat() : []
  for (const file of files) content[file] = { schema: file === JSON_TYPE ? { type: 'object' } : {} }
  if (status === 302) {
    const Location = { description: 'A page of the app', schema: { type: 'string' as const } }
    return { description: 'A redirect', headers: { Location } }
  }
  if (Object.keys(content).length === 0) return DONE
  return { description: status === 201 ? 'Created' : 'Success', content }
}

const withFile = (upload: JsonSchema): JsonSchema => ({
  ...upload,
  properties: { ...upload.properties, file: { type: 'string', format: 'binary' } },
  required: [...(upload.required ?? []), 'file'],
})

export const listNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Removes fields that are sent in the path. */
function omitPath(input: JsonSchema, path: string): JsonSchema {
  const names = new Set(listNames(path))
  if (names.size === 0 || input.properties === undefined) return input
  const { required, ...rest } = input
  const needed = required?.filter((name) => !names.has(name)) ?? []
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(input.properties).filter(([name]) => !names.has(name)),
    ),
    ...(needed.length > 0 && { required: needed }),
  }
}

const isOptional = (body: Content) =>
  Object.values(body).every(({ schema }) => schema.type === 'object' && !schema.required?.length)

const asSchema = (schema: JsonSchema | boolean | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : { type: 'string' }

const listPath = (path: string, input: JsonSchema | undefined): Parameter[] =>
  listNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: asSchema(input?.properties?.[name]),
  }))

/** Null is left out, because a query string sends nothing or an empty text instead. */
function listQuery(path: string, input: JsonSchema | undefined): Parameter[] {
  const names = new Set(listNames(path))
  return Object.entries(input?.properties ?? {})
    .filter(([name]) => !names.has(name))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: input?.required?.includes(name) ?? false,
      schema: withoutNull(asSchema(schema)),
    }))
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  const nonNull = anyOf?.filter((one) => one.type !== 'null') ?? []
  const [only] = nonNull
  return nonNull.length === 1 && only !== undefined ? { ...rest, ...only } : schema
}

type Facts = { needsSession: boolean; hasInput: boolean; hasBody: boolean }

const listFailures = (
  { path, failures = [] }: Pick<RestRow, 'path' | 'failures'>,
  { needsSession, hasInput, hasBody }: Facts,
): number[] =>
  [
    ...new Set([
      ...(hasInput || hasBody ? [400] : []),
      ...(needsSession ? [401, 403] : []),
      ...(path.includes(':') ? [404] : []),
      ...(hasBody ? [413, 415] : []),
      ...failures,
      429,
      500,
      503,
    ]),
  ].toSorted((a, b) => a - b)
