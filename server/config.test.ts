import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const readConfigError = (env: NodeJS.ProcessEnv): string => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('The configuration was accepted')
}

test('an empty environment gives a configuration that works on localhost', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    s3: undefined,
    smtpUrl: undefined,
    mailFrom: 'Foothold <no-reply@localhost>',
    mailIn: undefined,
    imapHosts: [],
    linkedin: undefined,
    oidcIssuer: 'https://www.linkedin.com/oauth',
    providerName: 'LinkedIn',
    hasPasswordLogin: true,
    registration: 'open',
    supportEmail: 'support@localhost',
    trustProxy: false,
    corsOrigins: [],
    metricsToken: undefined,
    rateLimitMultiplier: 1,
    iconServiceUrl: 'https://www.google.com/s2/favicons?domain={domain}&sz={size}',
    logLevel: 'info',
    logsClientAddress: false,
    hasBackups: true,
    hasServiceWorker: true,
    dataEncryptionKeys: [],
    limits: {
      applications: 10_000,
      bookmarks: 10_000,
      contacts: 10_000,
      textBytes: 100 * 1024 * 1024,
      fileBytes: 200 * 1024 * 1024,
      writesPerMinute: 3_000,
    },
  })
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', S3_ENDPOINT: ' ' })).toEqual(loadConfig({}))
})

test('the public address follows the port, and a given one loses its trailing slash', () => {
  expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  const { publicUrl, mailFrom } = loadConfig({ PUBLIC_URL: 'https://jobs.example.com/' })
  expect(publicUrl).toBe('https://jobs.example.com')
  expect(mailFrom).toBe('Foothold <no-reply@jobs.example.com>')
})

test('every invalid variable is named at once, with the expected value and an example', () => {
  const message = readConfigError({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db/jobs',
    TRUST_PROXY: 'my-proxy',
    LOG_LEVEL: 'loud',
    S3_ENDPOINT: 'http://minio:9000',
    S3_SECRET_KEY: 'hunter2',
    LINKEDIN_CLIENT_ID: 'abc',
  })
  expect(message.split('\n')).toEqual([
    'The configuration cannot be used:',
    '  PORT is not usable: expected a port number from 0 to 65535, for example PORT=3000',
    '  DATABASE_URL is not usable: expected a PostgreSQL address, for example DATABASE_URL=postgres://user:password@localhost:5432/foothold',
    '  TRUST_PROXY is not usable: expected off, on, the number of proxies in front, or a list of their addresses, for example TRUST_PROXY=1',
    '  LOG_LEVEL is not usable: expected one of fatal, error, warn, info, debug, trace, silent, for example LOG_LEVEL=info',
    '  S3_BUCKET is missing: expected a bucket name: 3 to 63 lowercase letters, digits, dots and hyphens, for example S3_BUCKET=foothold',
    '  S3_ACCESS_KEY is missing: expected the access key of the S3 server, for example S3_ACCESS_KEY=foothold',
    '  LINKEDIN_CLIENT_SECRET is missing: expected the client secret that belongs to LINKEDIN_CLIENT_ID, for example LINKEDIN_CLIENT_SECRET=WPL_AP1.xyz',
  ])
  expect(message).not.toContain('hunter2')
})

test.each([
  ['off', false],
  ['FALSE', false],
  ['0', false],
  ['on', true],
  ['true', true],
  ['2', 2],
  ['127.0.0.1, 10.0.0.0/8,::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s is valid', (given, expected) => {
  expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'jobs.example.com'],
  ['PUBLIC_URL', 'https://example.com/foothold'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'localhost:5432'],
  ['OIDC_ISSUER', 'linkedin'],
  ['OIDC_ISSUER', 'http://id.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['RATE_LIMIT_MULTIPLIER', '0'],
  ['RATE_LIMIT_MULTIPLIER', 'many'],
  ['LIMIT_APPLICATIONS', '0'],
  ['LIMIT_TEXT_MB', '1.5'],
  ['LIMIT_WRITES_PER_MINUTE', 'off'],
  ['RATE_LIMIT_MULTIPLIER', '-1'],
  ['ICON_SERVICE_URL', 'https://icons.example.com/'],
  ['ICON_SERVICE_URL', 'on'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['DATA_ENCRYPTION_KEY', 'hunter2'],
  ['DATA_ENCRYPTION_KEY', `${'a'.repeat(44)},hunter2`],
])('%s=%s is refused', (name, value) => {
  expect(readConfigError({ [name]: value })).toContain(`  ${name} is not usable: `)
})

test('icons can be switched off or use another service', () => {
  expect(loadConfig({ ICON_SERVICE_URL: 'off' }).iconServiceUrl).toBeNull()
  const template = 'https://icons.example.com/{domain}?size={size}'
  expect(loadConfig({ ICON_SERVICE_URL: template }).iconServiceUrl).toBe(template)
})

test('several encryption keys can be given, and an invalid one is not shown', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  expect(loadConfig({ DATA_ENCRYPTION_KEY: `${key}, ${key}` }).dataEncryptionKeys).toHaveLength(2)
  expect(readConfigError({ DATA_ENCRYPTION_KEY: `${key},hunter2` })).not.toMatch(/hunter2|Bwc/)
})

test('an OpenID provider on this machine needs no https', () => {
  const OIDC_ISSUER = 'http://127.0.0.1:4120/'
  expect(loadConfig({ OIDC_ISSUER }).oidcIssuer).toBe('http://127.0.0.1:4120')
})

test('S3 is configured completely or not at all, and its public address may differ', () => {
  const given = {
    S3_ENDPOINT: 'http://minio:9000/',
    S3_BUCKET: 'foothold',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }
  expect(loadConfig(given).s3).toEqual({
    endpoint: 'http://minio:9000',
    publicEndpoint: 'http://minio:9000',
    region: 'us-east-1',
    bucket: 'foothold',
    accessKey: 'key',
    secretKey: 'secret',
  })
  const fromHttps = { ...given, PUBLIC_URL: 'https://jobs.example.com' }
  expect(() => loadConfig(fromHttps)).toThrow(
    'S3_PUBLIC_ENDPOINT cannot be used from an https page',
  )
  expect(() => loadConfig({ ...given, S3_ENDPOINT: 'http://minio:9000/path' })).toThrow(
    'S3_ENDPOINT is not usable',
  )
  const apart = loadConfig({ ...given, S3_PUBLIC_ENDPOINT: 'https://files.example.com' })
  expect(apart.s3?.publicEndpoint).toBe('https://files.example.com')
})

test('any variable can be read from a file, without the trailing line break', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-config-'))
  try {
    const DATABASE_URL_FILE = join(folder, 'url')
    writeFileSync(DATABASE_URL_FILE, 'postgres://ada:secret@localhost/jobs\n')
    expect(loadConfig({ DATABASE_URL_FILE }).databaseUrl).toBe(
      'postgres://ada:secret@localhost/jobs',
    )
    expect(loadConfig({ DATABASE_URL_FILE: ' ' }).databaseUrl).toBeUndefined()
    const both = readConfigError({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://localhost/jobs' })
    expect(both).toContain('DATABASE_URL_FILE and DATABASE_URL are both set')
    const missing = readConfigError({ S3_SECRET_KEY_FILE: join(folder, 'none'), PORT: 'eighty' })
    expect(missing).toContain('S3_SECRET_KEY_FILE names a file that cannot be read')
    expect(missing).toContain('PORT is not usable')
    writeFileSync(DATABASE_URL_FILE, 'mysql://ada:secret@localhost')
    const wrong = readConfigError({ DATABASE_URL_FILE })
    expect(wrong).toContain('DATABASE_URL is not usable')
    expect(wrong).not.toContain('secret')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('incoming mail has a domain and a port, and is encrypted if there is a certificate', () => {
  const mailIn = { MAIL_IN_DOMAIN: 'In.Example.com', MAIL_IN_PORT: '2525' }
  expect(loadConfig(mailIn).mailIn).toEqual({
    domain: 'in.example.com',
    port: 2525,
    tls: undefined,
  })
  const files = { MAIL_IN_CERT: '/etc/cert.pem', MAIL_IN_KEY: '/etc/key.pem' }
  expect(loadConfig({ ...mailIn, ...files }).mailIn?.tls).toEqual({
    certFile: '/etc/cert.pem',
    keyFile: '/etc/key.pem',
  })
  expect(readConfigError({ MAIL_IN_DOMAIN: 'in.example.com' })).toContain('MAIL_IN_PORT is missing')
  expect(readConfigError({ ...mailIn, MAIL_IN_CERT: 'cert.pem' })).toContain(
    'MAIL_IN_KEY is missing',
  )
  expect(readConfigError({ MAIL_IN_DOMAIN: 'a@b', MAIL_IN_PORT: '0' })).toMatch(
    /MAIL_IN_DOMAIN is not usable(?:.|\n)*MAIL_IN_PORT is not usable/,
  )
  expect(loadConfig({ IMAP_HOSTS: 'mail.lan, Other' }).imapHosts).toEqual(['mail.lan', 'other'])
})
