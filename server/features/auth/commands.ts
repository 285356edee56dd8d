import { toAccountKey } from '#src/auth/account-key.ts'
import { RESET_TTL_MINUTES } from '#src/auth/constants.ts'
import { emailField, passwordsAreOff } from '#src/auth/schema.ts'
import {
  type AdminCommand,
  type AdminServices,
  CommandFailed,
  WrongUsage,
} from '../../admin/command.ts'
import type { Db } from '../../db/client.ts'
import { deleteUserSessions } from '../../sessions/queries.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { eraseAccount } from './account.ts'
import * as queries from './command-queries.ts'
import { createInvitation } from './invitations.ts'
import { deleteResetMails, deleteResets, insertReset } from './recovery-queries.ts'

const INVITATION_DAYS = 7
const INVITATION_DAYS_MAX = 365

const toDay = (instant: string | null) => instant?.slice(0, 10) ?? null

const users: AdminCommand = {
  usage: '',
  about: 'lists all accounts, with their last use',
  words: [0, 0],
  async run({ db }) {
    const found = await queries.listAccounts(db)
    const table = found.map((user) => ({
      email: user.email,
      username: user.username,
      created: toDay(user.created_at),
      'last used': toDay(user.last_used_at),
      applications: user.applications,
      'signs in by': [user.has_password ? 'password' : [], user.providers > 0 ? 'provider' : []]
        .flat()
        .join(', '),
      state: user.disabled_at === null ? 'good' : `disabled ${toDay(user.disabled_at)}`,
    }))
    return { data: { users: found }, text: table.length > 0 ? table : 'There are no accounts yet.' }
  },
}

const invite: AdminCommand = {
  usage: '[--email EMAIL] [--days N]',
  about: 'creates a link with which one person can register',
  words: [0, 0],
  options: { email: { type: 'string' }, days: { type: 'string' } },
  async run({ db, config }, { options }) {
    const days = Number(options['days'] ?? INVITATION_DAYS)
    if (!Number.isInteger(days) || days < 1 || days > INVITATION_DAYS_MAX) {
      throw new WrongUsage(`--days is a whole number from 1 to ${INVITATION_DAYS_MAX}.`)
    }
    const email = options['email'] === undefined ? undefined : readEmail(options['email'])
    const token = await createInvitation(db, { email, days })
    const link = `${config.publicUrl}/register?invite=${token}`
    return { data: { link, email: email ?? null, days }, text: link }
  },
}

function readEmail(given: unknown): string {
  const email = emailField.safeParse(given)
  if (!email.success) throw new WrongUsage('--email is not an e-mail address.')
  return email.data
}

/** Runs `work` on the account that has the address (or the username), locked until it is done. */
export const withAccount = (
  services: AdminServices,
  given: string | undefined,
  work: (trx: Db, user: { id: string; email: string }) => Promise<void>,
) =>
  services.db.transaction().execute(async (trx) => {
    const user = await queries.lockAccount(trx, toAccountKey(given ?? ''))
    if (user === undefined) throw new CommandFailed(`There is no account ${given}.`)
    await work(trx, user)
    return user
  })

const disable: AdminCommand = {
  usage: 'EMAIL',
  about: 'ends the sessions of an account and prevents new sign-ins',
  words: [1, 1],
  async run(services, { words }) {
    const { email } = await withAccount(services, words[0], async (trx, { id }) => {
      await queries.setDisabled(trx, id, true)
      await deleteUserSessions(trx, id)
      await deleteResets(trx, id)
      await deleteResetMails(trx, id)
      await recordSecurityEvent(trx, services, id, 'account_disabled', { isByServer: true })
    })
    return { data: { email, disabled: true }, text: `${email} is disabled and signed out.` }
  },
}

const enable: AdminCommand = {
  usage: 'EMAIL',
  about: 'enables a disabled account again',
  words: [1, 1],
  async run(services, { words }) {
    const { email } = await withAccount(services, words[0], async (trx, { id }) => {
      await queries.setDisabled(trx, id, false)
      await recordSecurityEvent(trx, services, id, 'account_enabled', { isByServer: true })
    })
    return { data: { email, disabled: false }, text: `${email} can sign in again.` }
  },
}

const remove: AdminCommand = {
  usage: 'EMAIL --yes',
  about: 'permanently deletes an account and all of its data',
  words: [1, 1],
  options: { yes: { type: 'boolean' } },
  async run(services, { words, options }) {
    if (options['yes'] !== true) {
      throw new WrongUsage('Nothing was deleted: confirm with --yes.')
    }
    const { id, email } = await withAccount(services, words[0], async () => undefined)
    await eraseAccount(services, id)
    return { data: { email, deleted: true }, text: `${email} and all of its data are deleted.` }
  },
}

const resetLink: AdminCommand = {
  usage: 'EMAIL',
  about: 'creates a link with which the person can set a new password',
  words: [1, 1],
  async run(services, { words }) {
    const { hasPasswordLogin, providerName } = services.config
    if (!hasPasswordLogin) throw new CommandFailed(passwordsAreOff(providerName))
    const token = createToken()
    const { email } = await withAccount(services, words[0], async (trx, { id }) => {
      const ttlMinutes = RESET_TTL_MINUTES
      await insertReset(trx, { tokenHash: hashToken(token), userId: id, ttlMinutes })
      await recordSecurityEvent(trx, services, id, 'reset_link_made', { isByServer: true })
    })
    const link = `${services.config.publicUrl}/reset-password?token=${token}`
    const text = `${link}\nIt works once, for ${RESET_TTL_MINUTES} minutes. Give it to nobody but ${email}.`
    return { data: { email, link, minutes: RESET_TTL_MINUTES }, text }
  },
}

export const authCommands = {
  users,
  invite,
  disable,
  enable,
  delete: remove,
  'reset-link': resetLink,
} satisfies Record<string, AdminCommand>
