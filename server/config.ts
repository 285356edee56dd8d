import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Registration } from '#src/auth/registration.ts'
import {
  EXPECTED,
  isVariable,
  type LogLevel,
  NEEDED_TOGETHER,
  type Variable,
  VARIABLES,
  type Variables,
} from './config-variables.ts'
import { StartupError } from './startup-error.ts'

/** The configuration of a deployment, read once at startup (docs/operations.md#configuration). */
export type Config = Readonly<{
  port: number
  host: string
  /** The public URL, without a trailing slash. */
  publicUrl: string
  /** An absolute path. */
  dataDir: string
  /** A PostgreSQL URL; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined
  s3?: S3Config | undefined
  smtpUrl?: string | undefined
  mailFrom: string
  /** The SMTP server that receives mail; undefined if disabled. */
  mailIn?: MailInConfig | undefined
  /** Mail servers of the owner's own network that people may connect a folder of. */
  imapHosts: readonly string[]
  linkedin?: Readonly<{ clientId: string; clientSecret: string }> | undefined
  oidcIssuer: string
  /** The provider's name on its sign-in button. */
  providerName: string
  /** False leaves the provider as the only way to sign in. */
  hasPasswordLogin: boolean
  /** Who may register. */
  registration: Registration
  supportEmail: string
  /** Whose pages may call the REST API, besides browser extensions. */
  corsOrigins: readonly string[]
  /** The value of Fastify's `trustProxy`. */
  trustProxy: boolean | number | string[]
  rateLimitMultiplier: number
  limits: Limits
  /** A template with `{domain}` and `{size}`; null when third-party icons are off. */
  iconServiceUrl: string | null
  logLevel: LogLevel
  /** Whether lines about security name the client's address. */
  logsClientAddress: boolean
  /** The token required by /metrics; undefined disables it. */
  metricsToken?: string | undefined
  /** The first key encrypts, further ones only decrypt. If empty, a key file is used. */
  dataEncryptionKeys: readonly KeyObject[]
  /** Whether the embedded database backs itself up. */
  hasBackups: boolean
  /** False removes the service worker from browsers that have it. */
  hasServiceWorker: boolean
}>

export type MailInConfig = Readonly<{
  /** In lower case. */
  domain: string
  port: number
  /** Files in PEM form; without them mail is received unencrypted. */
  tls?: Readonly<{ certFile: string; keyFile: string }> | undefined
}>

/** Limits per account. */
export type Limits = Readonly<{
  applications: number
  bookmarks: number
  contacts: number
  textBytes: number
  fileBytes: number
  writesPerMinute: number
}>

export type S3Config = Readonly<{
  endpoint: string
  publicEndpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}>

/** The message names every bad variable, what was expected and an example. */
export class ConfigError extends StartupError {
  override name = 'ConfigError'
}

const describe = (name: Variable, problem: string) => {
  const [expected, example] = EXPECTED[name]
  return `  ${name} ${problem}: expected ${expected}, for example ${name}=${example}`
}

function findMissing(given: NodeJS.ProcessEnv): Variable[] {
  return NEEDED_TOGETHER.filter((group) => group.some((name) => given[name])).flatMap((group) =>
    group.filter((name) => !given[name]),
  )
}

/**
 * Resolves `NAME_FILE` variables, by which containers receive secrets, to the contents of the
 * files; also returns what is wrong with them.
 */
function readFiles(set: NodeJS.ProcessEnv): { given: NodeJS.ProcessEnv; problems: string[] } {
  const given = { ...set }
  const problems: string[] = []
  for (const name of Object.keys(EXPECTED)) {
    const path = set[`${name}_FILE`]
    if (path === undefined) continue
    if (set[name] !== undefined)
      problems.push(`  ${name}_FILE and ${name} are both set: use only one`)
    try {
      given[name] = readFileSync(path, 'utf8').trim()
    } catch {
      problems.push(`  ${name}_FILE names a file that cannot be read`)
    }
  }
  return { given, problems }
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws ConfigError naming every bad variable at once.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { given, problems } = readFiles(set)
  const parsed = VARIABLES.safeParse(given)
  const wrong = new Set(parsed.error?.issues.map((issue) => issue.path[0]).filter(isVariable))
  const lines = [
    ...problems,
    ...[...wrong].map((name) => describe(name, 'is not usable')),
    ...findMissing(given).map((name) => describe(name, 'is missing')),
  ]
  if (parsed.success && isMixed(parsed.data)) {
    lines.push(describe('S3_PUBLIC_ENDPOINT', 'cannot be used from an https page'))
  }
  if (parsed.success && parsed.data.PASSWORD_LOGIN === 'off' && !parsed.data.LINKEDIN_CLIENT_ID) {
    lines.push(describe('PASSWORD_LOGIN', 'leaves no way to sign in'))
  }
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`)
  }
  return toConfig(parsed.data)
}

/** Browsers block requests from https pages to http URLs (mixed content). */
const isMixed = ({ PUBLIC_URL, S3_ENDPOINT, S3_PUBLIC_ENDPOINT = S3_ENDPOINT }: Variables) =>
  PUBLIC_URL?.startsWith('https:') === true && S3_PUBLIC_ENDPOINT?.startsWith('http:') === true

function toConfig(variables: Variables): Config {
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    s3: toS3(variables),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `Foothold <no-reply@${new URL(publicUrl).hostname}>`,
    mailIn: toMailIn(variables),
    imapHosts: variables.IMAP_HOSTS,
    linkedin: toLinkedIn(variables),
    oidcIssuer: variables.OIDC_ISSUER,
    providerName: variables.OIDC_NAME,
    hasPasswordLogin: variables.PASSWORD_LOGIN === 'on',
    registration: variables.REGISTRATION,
    supportEmail: variables.SUPPORT_EMAIL,
    corsOrigins: variables.CORS_ORIGINS,
    trustProxy: variables.TRUST_PROXY,
    rateLimitMultiplier: variables.RATE_LIMIT_MULTIPLIER,
    limits: toLimits(variables),
    iconServiceUrl: variables.ICON_SERVICE_URL === 'off' ? null : variables.ICON_SERVICE_URL,
    logLevel: variables.LOG_LEVEL,
    logsClientAddress: variables.LOG_CLIENT_ADDRESS === 'on',
    metricsToken: variables.METRICS_TOKEN,
    dataEncryptionKeys: variables.DATA_ENCRYPTION_KEY ?? [],
    hasBackups: variables.BACKUPS === 'on',
    hasServiceWorker: variables.SERVICE_WORKER === 'on',
  }
}

const MEGABYTE = 1024 * 1024

const toLimits = (variables: Variables): Limits => ({
  applications: variables.LIMIT_APPLICATIONS,
  bookmarks: variables.LIMIT_BOOKMARKS,
  contacts: variables.LIMIT_CONTACTS,
  textBytes: variables.LIMIT_TEXT_MB * MEGABYTE,
  fileBytes: variables.LIMIT_FILES_MB * MEGABYTE,
  writesPerMinute: variables.LIMIT_WRITES_PER_MINUTE,
})

function toS3(variables: Variables): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = variables
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  const publicEndpoint = variables.S3_PUBLIC_ENDPOINT ?? endpoint
  return { endpoint, publicEndpoint, region, bucket, accessKey, secretKey }
}

function toMailIn(variables: Variables): Config['mailIn'] {
  const { MAIL_IN_DOMAIN: domain, MAIL_IN_PORT: port } = variables
  const { MAIL_IN_CERT: certFile, MAIL_IN_KEY: keyFile } = variables
  if (!domain || !port) return undefined
  return { domain, port, tls: certFile && keyFile ? { certFile, keyFile } : undefined }
}

function toLinkedIn(variables: Variables): Config['linkedin'] {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = variables
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}
