import {
  type KyselyPlugin,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import { loadModule } from 'libpg-query'
import type { DatabaseHandle } from '../db/client.ts'
import { DISTRIBUTION } from '../db/distribution.ts'
import { UNOWNED_TABLES } from './person-rows.ts'
import { findOwnerless } from './statement-owners.ts'

/** Columns of secrets and provider accounts, each of which identifies one person. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  sessions: ['id'],
  access_tokens: ['token_hash'],
  identities: ['subject'],
  password_resets: ['token_hash'],
  email_links: ['token_hash'],
  digest_links: ['token_hash'],
  calendars: ['secret_hash'],
  mail_addresses: ['secret_hash'],
  pending_sign_ins: ['token_hash'],
  passkey_challenges: ['challenge'],
}

/** Other statements that the app sends without a person's id, and why. */
const WITHOUT_PERSON: ReadonlyMap<string, string> = new Map([
  ['select users by email_key', 'sign-in by address: it is what leads to the person'],
  ['select users by email_key, username_key', 'sign-in by address or username'],
  [
    'select email_changes by expires_at, old_email_key, user_id',
    'whether an address is kept for somebody who may take their account back',
  ],
  [
    'select mail_outbox by created_at, kind, next_attempt_at',
    'the outbox sends what anybody is due',
  ],
  ['select notification_settings by digest_at', 'whose digest is due, or how late the latest is'],
  ['select notification_settings by push, push_since, user_id', 'how late the latest notice is'],
  ['select reminders by deleted_at, done_at, due_at, user_id', 'the same'],
  ['select notification_settings by push, user_id', 'which interviews are to be told of'],
  ['select interviews by deleted_at, result, starts_at, user_id', 'the same'],
  ['select deliveries by due_at, kind, subject_id, user_id', 'the same'],
  ['select mail_folders by next_check_at, user_id', 'the worker takes folders that are due'],
  ['select users by disabled_at, id', 'the same'],
  ['update mail_folders by user_id', 'the same'],
  ['select mail_outbox by id', 'the outbox has it from the statement above'],
  ['update mail_outbox by id', 'the same'],
  ['delete mail_outbox by id', 'the same'],
  ['select resources by deleted_at, id', 'whether it is anybody’s: 403 and not 404'],
  ['select equal_employment_data', 'which keys are in use, at the start'],
  ['select totp_secrets', 'the same'],
  ['select calendars', 'the same'],
  ['select mail_addresses', 'the same'],
  ['select mail_folders', 'the same'],
  ['select mail_addresses by key_id', 'whose address a new key has to encrypt, at the start'],
  ['select mail_folders by key_id', 'whose password a new key has to encrypt, at the start'],
  ['select calendars by key_id', 'whose address a new key has to encrypt, at the start'],
  ['select totp_secrets by key_id', 'whose secret a new key has to encrypt, at the start'],
  [
    'select equal_employment_data by key_id',
    'whose answers a new key has to encrypt, at the start',
  ],
])

const OWNERS = new Map(
  Object.keys(DISTRIBUTION)
    .filter((table) => !UNOWNED_TABLES.includes(table))
    .map((table) => [table, [table === 'users' ? 'id' : 'user_id', ...(TOKENS[table] ?? [])]]),
)
const compiler = new PostgresQueryCompiler()
/** Statements found to name a person, or to be a listed exception. */
const owned = new Set<string>()
const built = new WeakMap<QueryId, RootOperationNode>()
const ownerless = new Map<string, string>()

await loadModule()

/** Records each statement that reaches people's rows without naming the person. */
const recorder: KyselyPlugin = {
  // Also called for parts of a statement, which name nobody by themselves.
  transformQuery({ node, queryId }) {
    built.set(queryId, node)
    return node
  },
  async transformResult({ result, queryId }) {
    const node = built.get(queryId)
    if (node !== undefined) check(compiler.compileQuery(node, queryId).sql)
    return result
  },
}

function check(statement: string): void {
  if (owned.has(statement)) return
  const uses = findOwnerless(statement, OWNERS).filter((use) => !WITHOUT_PERSON.has(use))
  for (const use of uses) ownerless.set(use, statement)
  if (uses.length === 0) owned.add(statement)
}

export const recordStatements = (database: DatabaseHandle): DatabaseHandle => ({
  ...database,
  db: database.db.withPlugin(recorder),
})

/** Returns those recorded since the last call, with their SQL. */
export function takeOwnerless(): Record<string, string> {
  const taken = Object.fromEntries(ownerless)
  ownerless.clear()
  return taken
}
