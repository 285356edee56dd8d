import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type { Document, UploadTarget } from '#src/documents/schema.ts'
import type { S3Config } from '../config.ts'
import type { AppDeps } from '../app.ts'
import { createTestApp, type TestApp, type TestUser } from './app.ts'
import { toS3Env } from './object-storage.ts'
import { makeForm } from './sample-documents.ts'

export type DocumentsApp = TestApp & {
  upload: (user: TestUser, form?: Parameters<typeof makeForm>[0]) => Promise<LightMyRequestResponse>
  list: (user: TestUser) => Promise<Document[]>
  /** Lists every file in the data directory, by absolute path. */
  listFiles: () => Promise<string[]>
}

/** Creates an app with its own data directory, and with S3 if given. */
export async function createDocumentsApp(
  s3?: S3Config,
  overrides: Pick<AppDeps, 'sandbox' | 'logger'> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<DocumentsApp> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-documents-'))
  const t = await createTestApp({
    env: { ...env, DATA_DIR: folder, ...(s3 && toS3Env(s3)) },
    ...overrides,
  })
  return {
    ...t,
    upload: (user, form) => {
      const { payload, headers } = makeForm(form)
      const authorization = `Bearer ${user.token}`
      return t.app.inject({
        method: 'POST',
        url: '/api/documents/upload',
        headers: { ...headers, authorization },
        payload,
      })
    },
    list: async (user) => (await t.rest('GET', '/api/documents', undefined, user)).json(),
    listFiles: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .toSorted()
    },
    close: async () => {
      await t.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Uploads as a browser does, with a presigned URL; returns the storage's response. */
export const putTo = ({ url, headers }: UploadTarget, content: Uint8Array) =>
  fetch(url, { method: 'PUT', headers, body: Buffer.from(content) })
