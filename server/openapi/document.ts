import { failureResponse } from '#src/response-fields.ts'
import { OTHER_ROUTES, REST_ROUTES, TITLES } from '../router.ts'
import { describeOther, describeRow, FAILURES, type Operation } from './operation.ts'
import { createSchemas, type JsonSchema } from './schemas.ts'

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const ABOUT = `Foothold's REST API. Create an access token in Settings and send it as
\`Authorization: Bearer fh_…\`; its scope limits what it may do. Instants are ISO 8601 in UTC, days
\`YYYY-MM-DD\`, ids UUIDs. Unknown fields are ignored, text is trimmed, and an empty text in an optional
field means null. Updates are merges: only the fields that are sent change. \`X-Time-Zone\` with an IANA
name tells the server which day is today for you. A failure returns \`{"detail": …}\`.`

/**
 * Describes the REST interface as OpenAPI 3.1, from the rows, their procedures' inputs and their
 * outputs.
 * @param isStrict whether responses may have no additional fields; only for tests, since clients
 * must expect new fields
 */
export function createDocument(publicUrl: string, isStrict = false): OpenApiDocument {
  const schemas = createSchemas(isStrict)
  const Failure = schemas.describe(failureResponse, 'output')
  const paths: OpenApiDocument['paths'] = {}
  const add = (path: string, method: string, operation: Operation) => {
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation }
  }
  for (const row of REST_ROUTES) add(row.path, row.method, describeRow(row, schemas))
  for (const row of OTHER_ROUTES) add(row.path, row.method, describeOther(row, schemas))
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foothold',
      version: '1',
      description: ABOUT.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: listTags(operations),
    paths,
    components: {
      schemas: schemas.components,
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          `Failure${status}`,
          { description, content: { 'application/json': { schema: Failure } } },
        ]),
      ),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `access_token` of `POST /api/auth/login`; it allows everything that the user may do.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fh_…',
          description:
            'An access token, created in Settings. Its scope (`read`, `write` or `capture`) must be one of the operation’s `x-token-scopes`.',
        },
      },
    },
  }
}

/** Calls for programs come before those for the app only. */
function listTags(operations: readonly Operation[]): OpenApiDocument['tags'] {
  const isForPrograms = (operation: Operation) => operation['x-token-scopes'].length > 0
  const ordered = [
    ...operations.filter(isForPrograms),
    ...operations.filter((operation) => !isForPrograms(operation)),
  ]
  return [...new Set(ordered.flatMap(({ tags }) => tags))].map((name) => ({
    name,
    description: TITLES.get(name) ?? name,
  }))
}
