import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDocumentByRequest, listStoredDocuments } from '../features/documents/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('older documents exist without a request id', async () => {
  const { db, close } = await createOlderDatabase('0010_sign_in_guard')
  try {
    const { rows } = await sql<{ id: string }>`
      insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
      returning id`.execute(db)
    const userId = rows[0]?.id ?? ''
    await sql`
      insert into documents (user_id, filename, document_type, file_type, file_size, storage_key)
      select ${userId}, 'a.pdf', 'resume', 'application/pdf', 3, 'a/documents/' || n
      from generate_series(1, 3) as n`.execute(db)
    await migrate(db)
    const documents = await listStoredDocuments(db, userId)
    expect(documents).toHaveLength(3)
    const request_id = crypto.randomUUID()
    const [one, two] = documents
    const claim = (id: string | undefined) =>
      sql`update documents set request_id = ${request_id} where id = ${id}`.execute(db)
    await claim(one?.id)
    expect(await findDocumentByRequest(db, userId, request_id)).toEqual(one)
    await expect(claim(two?.id)).rejects.toThrow('documents_request')
  } finally {
    await close()
  }
})
