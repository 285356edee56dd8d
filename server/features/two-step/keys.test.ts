import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { SecondStep, TotpSetup } from '#src/two-step/schema.ts'
import { loadConfig } from '../../config.ts'
import { createLogger } from '../../log.ts'
import { rotateKeys } from '../../secrets/rotate.ts'
import { createVault } from '../../secrets/vault.ts'
import { createTestApp, PASSWORD } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { twoStep } from './index.ts'

const ADA = 'ada@example.com'
const PERIOD_MS = 30_000
const [OLD, FRESH] = [1, 2].map(() => randomBytes(32).toString('base64'))

test('an authenticator app’s secret is re-encrypted with a new key', async () => {
  const database = await createTestDatabase()
  const start = (keys = '') =>
    createTestApp({ database, env: { DATA_ENCRYPTION_KEY: keys, DATA_DIR: `${tmpdir()}/none` } })
  const before = await start(OLD)
  const ada = await before.register({ email: ADA })
  const proof = { password: PASSWORD }
  const begun = await before.rest('POST', '/api/auth/two-step/totp', proof, ada)
  const app = new TOTP({ secret: Secret.fromBase32(begun.json<TotpSetup>().secret) })
  const sent = { code: app.generate() }
  await before.rest('POST', '/api/auth/two-step/totp/confirm', sent, ada)
  await before.app.close()

  const config = loadConfig({
    DATA_DIR: `${tmpdir()}/none`,
    DATA_ENCRYPTION_KEY: `${FRESH},${OLD}`,
  })
  const log = createLogger({ logLevel: 'silent' })
  const vault = createVault({ config, log, tables: [twoStep.sealed.table] })
  await rotateKeys([twoStep.sealed], { db: database.db, vault, config, log })

  const after = await start(FRESH)
  const { second_step } = (await after.login(ADA)).json<{ second_step: SecondStep }>()
  const code = app.generate({ timestamp: Date.now() + PERIOD_MS })
  const done = { token: second_step.token, code }
  expect((await after.rest('POST', '/api/auth/second-step', done)).statusCode).toBe(200)
  await after.close()
})
