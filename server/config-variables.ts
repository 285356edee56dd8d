import { resolve } from 'node:path'
import { z } from 'zod'
import { REGISTRATION_MODES } from '#src/auth/registration.ts'
import { KEY_BYTES, parseKeys } from './secrets/data-key.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const DEFAULT_ICON_SERVICE_URL = 'https://www.google.com/s2/favicons?domain={domain}&sz={size}'
export const LINKEDIN_ISSUER = 'https://www.linkedin.com/oauth'

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether a secret may be sent to this URL: by https, or on this machine. */
export function isSecureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

const isAddress = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
const isWebAddress = (value: string) => isAddress(value, ['http:', 'https:'])
const isOrigin = (value: string) =>
  isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`
const isIconTemplate = (value: string) =>
  value === 'off' || (isWebAddress(value) && value.includes('{domain}') && value.includes('{size}'))
const isAddressRange = (value: string) =>
  /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/[0-9a-f.:]+)?)$/i.test(value)

const readTrustProxy = (value: string): boolean | number | string[] => {
  if (/^off$|^false$|^0$/i.test(value)) return false
  if (/^on$|^true$/i.test(value)) return true
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}

const withoutSlash = (value: string) => value.replace(/\/$/, '')
const webAddress = z.string().refine(isWebAddress).transform(withoutSlash)
const words = z.string().trim().min(1)
const filePath = z.string().transform((value) => resolve(value))
const HOST_NAME =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.int().positive())

/** All environment variables, with their checks and defaults. */
export const VARIABLES = z.object({
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65_535)).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin)
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => resolve(value)),
  DATABASE_URL: z
    .string()
    .refine((value) => isAddress(value, ['postgres:', 'postgresql:']))
    .optional(),
  S3_ENDPOINT: webAddress.refine(isOrigin).optional(),
  S3_PUBLIC_ENDPOINT: webAddress.refine(isOrigin).optional(),
  S3_REGION: words.default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY: words.optional(),
  S3_SECRET_KEY: words.optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isAddress(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*[^\s@]@[^\s@]+$/)
    .optional(),
  MAIL_IN_DOMAIN: z.string().toLowerCase().regex(HOST_NAME).optional(),
  MAIL_IN_PORT: wholeNumber.pipe(z.int().max(65_535)).optional(),
  MAIL_IN_CERT: filePath.optional(),
  MAIL_IN_KEY: filePath.optional(),
  IMAP_HOSTS: z
    .string()
    .toLowerCase()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((hosts) => hosts.every((host) => HOST_NAME.test(host)))
    .default([]),
  LINKEDIN_CLIENT_ID: words.optional(),
  LINKEDIN_CLIENT_SECRET: words.optional(),
  OIDC_ISSUER: webAddress.refine(isSecureAddress).default(LINKEDIN_ISSUER),
  OIDC_NAME: words.default('LinkedIn'),
  PASSWORD_LOGIN: z.enum(['on', 'off']).default('on'),
  REGISTRATION: z.enum(REGISTRATION_MODES).default('open'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .default('support@localhost'),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((origins) => origins.every(isOrigin))
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([]),
  TRUST_PROXY: z
    .string()
    .transform(readTrustProxy)
    .refine((value) => !Array.isArray(value) || value.every(isAddressRange))
    .default(false),
  RATE_LIMIT_MULTIPLIER: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1),
  LIMIT_APPLICATIONS: wholeNumber.default(10_000),
  LIMIT_BOOKMARKS: wholeNumber.default(10_000),
  LIMIT_CONTACTS: wholeNumber.default(10_000),
  LIMIT_TEXT_MB: wholeNumber.default(100),
  LIMIT_FILES_MB: wholeNumber.default(200),
  LIMIT_WRITES_PER_MINUTE: wholeNumber.default(3_000),
  ICON_SERVICE_URL: z.string().refine(isIconTemplate).default(DEFAULT_ICON_SERVICE_URL),
  LOG_LEVEL: z.string().toLowerCase().pipe(z.enum(LOG_LEVELS)).default('info'),
  DATA_ENCRYPTION_KEY: z
    .string()
    .transform(parseKeys)
    .refine((keys) => keys !== undefined)
    .optional(),
  LOG_CLIENT_ADDRESS: z.enum(['on', 'off']).default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[^\s,]+$/)
    .optional(),
  BACKUPS: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
})
export type Variable = keyof typeof VARIABLES.shape
export type Variables = z.infer<typeof VARIABLES>

const COUNT = 'a whole number above 0'

/**
 * A description of the expected value, and an example. Actual values are not shown, because some
 * are secrets.
 */
export const EXPECTED: Record<Variable, readonly [expected: string, example: string]> = {
  PORT: ['a port number from 0 to 65535', '3000'],
  HOST: ['an IP address or host name to listen on', '127.0.0.1'],
  PUBLIC_URL: ['an http or https address without a path', 'https://jobs.example.com'],
  DATA_DIR: ['a directory', './data'],
  DATABASE_URL: ['a PostgreSQL address', 'postgres://user:password@localhost:5432/foothold'],
  S3_ENDPOINT: ['an http or https address without a path', 'http://minio:9000'],
  S3_PUBLIC_ENDPOINT: [
    'the address at which browsers reach the storage, without a path, and https if PUBLIC_URL is',
    'https://files.example.com',
  ],
  S3_REGION: ['a region name', 'us-east-1'],
  S3_BUCKET: ['a bucket name: 3 to 63 lowercase letters, digits, dots and hyphens', 'foothold'],
  S3_ACCESS_KEY: ['the access key of the S3 server', 'foothold'],
  S3_SECRET_KEY: ['the secret key of the S3 server', 'a-long-random-text'],
  SMTP_URL: ['an smtp or smtps address', 'smtps://user:password@mail.example.com'],
  MAIL_FROM: ['a sender', 'Foothold <jobs@example.com>'],
  MAIL_IN_DOMAIN: ['the domain of the addresses for incoming mail', 'in.example.com'],
  MAIL_IN_PORT: ['the port of the incoming mail server', '2525'],
  MAIL_IN_CERT: [
    'a file with the certificate of the incoming mail server',
    '/etc/foothold/cert.pem',
  ],
  MAIL_IN_KEY: ['a file with the key of that certificate', '/etc/foothold/key.pem'],
  IMAP_HOSTS: [
    'names of mail servers in your own network, with commas between them',
    'mail.example.com',
  ],
  LINKEDIN_CLIENT_ID: ["the client id of your LinkedIn app (or OIDC_ISSUER's)", '86abcdefghijkl'],
  LINKEDIN_CLIENT_SECRET: ['the client secret that belongs to LINKEDIN_CLIENT_ID', 'WPL_AP1.xyz'],
  OIDC_ISSUER: [
    'the https address of an OpenID provider (http only on this machine)',
    LINKEDIN_ISSUER,
  ],
  OIDC_NAME: ['the name of the provider, as people know it', 'Example ID'],
  PASSWORD_LOGIN: ['on, or off if LINKEDIN_CLIENT_ID is set', 'off'],
  REGISTRATION: [`one of ${REGISTRATION_MODES.join(', ')}`, 'invite'],
  SUPPORT_EMAIL: ['an e-mail address', 'support@example.com'],
  CORS_ORIGINS: [
    'http or https addresses without a path, with commas between them',
    'https://tools.example.com',
  ],
  TRUST_PROXY: ['off, on, the number of proxies in front, or a list of their addresses', '1'],
  RATE_LIMIT_MULTIPLIER: ['a number above 0', '1'],
  LIMIT_APPLICATIONS: [COUNT, '10000'],
  LIMIT_BOOKMARKS: [COUNT, '10000'],
  LIMIT_CONTACTS: [COUNT, '10000'],
  LIMIT_TEXT_MB: [COUNT, '100'],
  LIMIT_FILES_MB: [COUNT, '200'],
  LIMIT_WRITES_PER_MINUTE: [COUNT, '3000'],
  ICON_SERVICE_URL: ['off, or an address with {domain} and {size}', DEFAULT_ICON_SERVICE_URL],
  LOG_LEVEL: [`one of ${LOG_LEVELS.join(', ')}`, 'info'],
  DATA_ENCRYPTION_KEY: [
    `${KEY_BYTES} random bytes in base64, older keys after a comma`,
    '$(openssl rand -base64 32)',
  ],
  LOG_CLIENT_ADDRESS: ['on or off', 'on'],
  METRICS_TOKEN: ['a secret without spaces and commas', '$(openssl rand -hex 24)'],
  BACKUPS: ['on or off', 'off'],
  SERVICE_WORKER: ['on or off', 'off'],
}

/** If one variable of a group is set, all of them must be. */
export const NEEDED_TOGETHER: readonly (readonly Variable[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['MAIL_IN_DOMAIN', 'MAIL_IN_PORT'],
  ['MAIL_IN_CERT', 'MAIL_IN_KEY'],
]

export const isVariable = (name: PropertyKey | undefined): name is Variable =>
  typeof name === 'string' && name in EXPECTED
