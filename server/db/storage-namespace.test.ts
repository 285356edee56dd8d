import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getStorageNamespace } from '../features/documents/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('a database with files keeps the prefix of their keys when its table is renamed', async () => {
  const { db, close } = await createOlderDatabase('0005_documents')
  try {
    const { rows } = await sql<{ id: string }>`select id from file_home`.execute(db)
    const [namespace] = rows
    await sql`
      with ada as (insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
        returning id)
      insert into documents (user_id, filename, document_type, file_type, file_size, storage_key)
      select ada.id, 'a.pdf', 'resume', 'application/pdf', 3, ${`${namespace?.id}/documents/a`}
      from ada`.execute(db)
    await migrate(db)
    expect(await getStorageNamespace(db)).toBe(namespace?.id)
    const [document] = await db.selectFrom('documents').select('storage_key').execute()
    expect(document?.storage_key).toBe(`${await getStorageNamespace(db)}/documents/a`)
    await expect(db.insertInto('storage_namespace').defaultValues().execute()).rejects.toThrow(
      'unique',
    )
  } finally {
    await close()
  }
})
