import type { AppRouter } from '../router.ts'

type Procedures<T> = {
  [Name in keyof T & string]: T[Name] extends { _def: { procedure: true } }
    ? Name
    : `${Name}.${Procedures<T[Name]>}`
}[keyof T & string]

/** `jobs.list` and so on: a misspelt name does not compile. */
export type ProcedureName = Procedures<AppRouter['_def']['record']>

export type RestRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters join the query (GET) or the body, and win over fields of the same name. */
  path: `/api/${string}`
  procedure: ProcedureName
  status: 200 | 201 | 204
  /** Whether the body may be a form, multipart or urlencoded, besides JSON. */
  takesForms?: boolean
}

/** The documented calls (features.md and account-and-shell.md, section 7). */
export const REST_ROUTES: readonly RestRoute[] = [
  { method: 'POST', path: '/api/auth/register', procedure: 'auth.register', status: 201 },
  {
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'auth.login',
    status: 200,
    takesForms: true,
  },
  { method: 'POST', path: '/api/auth/logout', procedure: 'auth.logout', status: 204 },
  { method: 'GET', path: '/api/jobs', procedure: 'jobs.list', status: 200 },
  { method: 'POST', path: '/api/jobs', procedure: 'jobs.create', status: 201 },
  { method: 'PUT', path: '/api/jobs/:id', procedure: 'jobs.update', status: 200 },
  { method: 'DELETE', path: '/api/jobs/:id', procedure: 'jobs.delete', status: 204 },
]
