import type { OtherRow } from '../rest/row.ts'

export const DOCUMENT_PATH = '/api/openapi.json'
export const PAGE_PATH = '/api/docs'

/** The interface's own description. */
export const OPENAPI_REST: readonly OtherRow[] = [
  {
    method: 'GET',
    path: DOCUMENT_PATH,
    name: 'interface.document',
    summary: 'Returns this API description as OpenAPI 3.1',
    status: 200,
    isPublic: true,
    file: 'application/json',
  },
  {
    method: 'GET',
    path: PAGE_PATH,
    name: 'interface.page',
    summary: 'Returns this API description as a web page',
    status: 200,
    isPublic: true,
    file: 'text/html',
  },
]
