import { randomBytes, randomUUID } from 'node:crypto'
import type { TestApp, TestUser } from './app.ts'
import { createThings, type Things } from './features.ts'
import { makeFile } from './local-direct.ts'

export type Person = { user: TestUser; things: Things }

/**
 * Creates a person with a row in every table that has people's rows; all of their texts contain
 * `mark`. Inserted into the database directly, because the API would take twenty times as long.
 */
export async function createPerson(
  t: TestApp,
  mark: string,
  { passwordHash, files }: { passwordHash: string; files: Parameters<typeof makeFile>[0] },
): Promise<Person> {
  const { db } = t.database
  const email = `${mark}-${randomUUID()}@example.com`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, email_key: email, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  const namespace = await db.selectFrom('storage_namespace').select('id').executeTakeFirstOrThrow()
  const put = async (folder: string, content: Buffer) => {
    const key = `${namespace.id}/${folder}/${randomUUID()}`
    await makeFile(files, key, content)
    return key
  }
  const user = { email, token: randomBytes(32).toString('base64url') }
  const things = await createThings({ t, db, mark, owned: { user_id }, user, put })
  return { user, things: { email, userId: user_id, ...things } }
}
