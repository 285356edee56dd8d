import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { t } from '../language/t.ts'

/** Reasons why a mail folder cannot be read. */
export const FOLDER_PROBLEMS = [
  'unreachable',
  'certificate',
  'sign_in',
  'folder',
  'limit',
  'key',
] as const
export type FolderProblem = (typeof FOLDER_PROBLEMS)[number]

/** The message for the user, with what can be done. */
export const FOLDER_PROBLEM_WORDS: Record<FolderProblem, string> = {
  unreachable: t('The mail server cannot be reached. Check its name and port.'),
  certificate: t('The mail server cannot prove its identity: its certificate is not valid.'),
  sign_in: t(
    'The mail server refuses this user name and password. Many providers require a separate password for an app.',
  ),
  folder: t('There is no such folder in the mailbox.'),
  limit: t('There is no room for more emails, or too many came at once.'),
  key: t('The server does not have the key that encrypts the password.'),
}

/** TLS from the start. */
export const IMAP_PORT = 993
/** STARTTLS: plain first, then encrypted. */
export const IMAP_STARTTLS_PORT = 143

const line = (label: string, max: number) =>
  requiredText(label, max).refine(
    (text) => !/\p{Cc}/u.test(text),
    t('{label} must be one line', { label }),
  )

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/

/** The connection to a folder of a mailbox. */
export const connectFolderInput = z.object({
  host: line(t('Mail server'), 253)
    .transform((host) => host.toLowerCase())
    .refine(
      (host) => HOST.test(host),
      t('Enter the name of the mail server, like imap.example.com'),
    ),
  port: z
    .int({ error: t('Port must be a number from 1 to 65535') })
    .min(1, t('Port must be a number from 1 to 65535'))
    .max(65_535, t('Port must be a number from 1 to 65535'))
    .default(IMAP_PORT),
  username: line(t('User name'), 320),
  // Not trimmed, because a password may begin or end with a space.
  password: z
    .string({ error: t('Password is required') })
    .min(1, t('Password is required'))
    .max(1_000, t('Password may have at most 1,000 characters'))
    .refine(
      (text) => !/[\0\r\n]/.test(text) && text.isWellFormed(),
      t('Password must be one line'),
    ),
  folder: line(t('Folder'), 200).default('INBOX'),
})
export type ConnectFolderInput = z.infer<typeof connectFolderInput>

export const folderResponse = z
  .object({
    folder: z
      .object({
        host: z.string(),
        port: z.int(),
        username: z.string(),
        folder: z.string(),
        checked_at: z.string().nullable().describe('When the folder was last checked'),
        problem: z.enum(FOLDER_PROBLEMS).nullable(),
        next_check_at: z.string(),
      })
      .nullable()
      .describe('Null if no folder is connected; the password is never returned'),
  })
  .meta({ id: 'MailFolder' })
export type MailFolderState = z.infer<typeof folderResponse>

export const addressResponse = z
  .object({
    address: z
      .string()
      .nullable()
      .describe('Null if there is none; each email to it becomes a proposal'),
  })
  .meta({ id: 'MailAddress' })
export type MailAddress = z.infer<typeof addressResponse>
