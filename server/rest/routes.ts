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
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    procedure: 'auth.resetPassword',
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    procedure: 'auth.changePassword',
    status: 200,
  },
  { method: 'GET', path: '/api/auth/me', procedure: 'auth.me', status: 200 },
  { method: 'PUT', path: '/api/auth/me', procedure: 'auth.updateAccount', status: 200 },
  { method: 'GET', path: '/api/auth/sessions', procedure: 'auth.sessions', status: 200 },
  { method: 'DELETE', path: '/api/auth/sessions', procedure: 'auth.endOtherSessions', status: 204 },
  { method: 'DELETE', path: '/api/auth/sessions/:id', procedure: 'auth.endSession', status: 204 },
  {
    method: 'POST',
    path: '/api/auth/delete-account',
    procedure: 'auth.deleteAccount',
    status: 204,
  },
  { method: 'POST', path: '/api/logs', procedure: 'shell.log', status: 204 },
  { method: 'GET', path: '/api/jobs', procedure: 'jobs.list', status: 200 },
  { method: 'POST', path: '/api/jobs', procedure: 'jobs.create', status: 201 },
  { method: 'PUT', path: '/api/jobs/:id', procedure: 'jobs.update', status: 200 },
  { method: 'DELETE', path: '/api/jobs/:id', procedure: 'jobs.delete', status: 204 },
  { method: 'GET', path: '/api/profiles/me', procedure: 'profile.get', status: 200 },
  { method: 'POST', path: '/api/profiles', procedure: 'profile.create', status: 201 },
  { method: 'PUT', path: '/api/profiles/me', procedure: 'profile.update', status: 200 },
  {
    method: 'POST',
    path: '/api/profiles/me/experiences',
    procedure: 'profile.addExperience',
    status: 201,
  },
  {
    method: 'PUT',
    path: '/api/profiles/me/experiences/:id',
    procedure: 'profile.updateExperience',
    status: 200,
  },
  {
    method: 'DELETE',
    path: '/api/profiles/me/experiences/:id',
    procedure: 'profile.deleteExperience',
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/profiles/me/educations',
    procedure: 'profile.addEducation',
    status: 201,
  },
  {
    method: 'PUT',
    path: '/api/profiles/me/educations/:id',
    procedure: 'profile.updateEducation',
    status: 200,
  },
  {
    method: 'DELETE',
    path: '/api/profiles/me/educations/:id',
    procedure: 'profile.deleteEducation',
    status: 204,
  },
  { method: 'POST', path: '/api/projects', procedure: 'profile.addProject', status: 201 },
  { method: 'PUT', path: '/api/projects/:id', procedure: 'profile.updateProject', status: 200 },
  { method: 'DELETE', path: '/api/projects/:id', procedure: 'profile.deleteProject', status: 204 },
  { method: 'GET', path: '/api/equal-employment-data/me', procedure: 'eeo.get', status: 200 },
  { method: 'POST', path: '/api/equal-employment-data/me', procedure: 'eeo.create', status: 201 },
  { method: 'PUT', path: '/api/equal-employment-data/me', procedure: 'eeo.update', status: 200 },
  { method: 'DELETE', path: '/api/equal-employment-data/me', procedure: 'eeo.delete', status: 204 },
  { method: 'GET', path: '/api/resources', procedure: 'resources.list', status: 200 },
  {
    method: 'GET',
    path: '/api/resources/categories/list',
    procedure: 'resources.categories',
    status: 200,
  },
  { method: 'POST', path: '/api/resources', procedure: 'resources.create', status: 201 },
  { method: 'PATCH', path: '/api/resources/:id', procedure: 'resources.update', status: 200 },
  { method: 'DELETE', path: '/api/resources/:id', procedure: 'resources.delete', status: 204 },
  { method: 'GET', path: '/api/documents', procedure: 'documents.list', status: 200 },
  {
    method: 'POST',
    path: '/api/documents/s3/upload-url',
    procedure: 'documents.uploadUrl',
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/documents/s3/finalize',
    procedure: 'documents.finalize',
    status: 201,
  },
  { method: 'PUT', path: '/api/documents/:id/type', procedure: 'documents.setType', status: 200 },
  { method: 'DELETE', path: '/api/documents/:id', procedure: 'documents.remove', status: 204 },
  {
    method: 'POST',
    path: '/api/profile/import-from-resume/:document_id',
    procedure: 'import.parse',
    status: 200,
  },
]
