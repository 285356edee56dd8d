// Runs one statement on the embedded database of a data directory, as a server with a limit of two
// seconds does: node server/testing/embedded-statement.ts DATA_DIR SQL
import { CompiledQuery } from 'kysely'
import { openEmbedded } from '../db/embedded/open.ts'

const [, , dataDir = '', statement = ''] = process.argv
const { db, opened, watch, close } = openEmbedded(dataDir, 2_000)
await opened
watch()
process.stdout.write('open\n')
await db.executeQuery(CompiledQuery.raw(statement))
await close()
process.stdout.write('closed\n')
