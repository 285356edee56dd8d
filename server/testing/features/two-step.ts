import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { createToken } from '../../sessions/token.ts'
import { PASSWORD } from '../app.ts'
import { type Fields, hostileText, mostly, shortText } from '../arbitraries.ts'
import { hash, LATER, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

/** A valid token of a user's sign-in that waits for its second step. */
export const STEP_TOKEN = createToken()

const EMPTY = { id: 'AA', rawId: 'AA', type: 'public-key' }
const NO_ASSERTION = {
  ...EMPTY,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
const NO_ATTESTATION = {
  ...EMPTY,
  response: { clientDataJSON: 'e30', attestationObject: 'AA' },
}

async function createRows({ db, owned, mark }: CreationContext) {
  const passkey = await db
    .insertInto('passkeys')
    .values({
      ...owned,
      credential_id: mark,
      public_key: new Uint8Array(1),
      counter: 0,
      name: mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stepToken = randomBytes(32).toString('base64url')
  const pending = { token_hash: hash(stepToken), method: 'password' as const, expires_at: LATER }
  await db
    .insertInto('pending_sign_ins')
    .values({ ...owned, ...pending })
    .execute()
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({ ...owned, challenge, expires_at: LATER })
    .execute()
  const codeHash = hash(randomUUID())
  await db
    .insertInto('recovery_codes')
    .values({ ...owned, code_hash: codeHash })
    .execute()
  return { passkey: passkey.id, challenge, stepToken, recoveryCodeHash: codeHash }
}

const base64url = fc.oneof(
  { weight: 6, arbitrary: hostileText.map((text) => Buffer.from(text).toString('base64url')) },
  { weight: 1, arbitrary: hostileText },
)
const clientData = fc
  .record({ challenge: base64url, type: hostileText, origin: hostileText })
  .map((sent) => Buffer.from(JSON.stringify(sent)).toString('base64url'))
const fields: Fields = {
  token: mostly(fc.constant(STEP_TOKEN)),
  code: mostly(fc.oneof(fc.constantFrom('000000', '000 000', 'AAAAA-AAAAA'), shortText)),
  password: mostly(fc.constant(PASSWORD)),
  name: mostly(shortText),
  passkey: mostly(
    fc.record({
      id: mostly(base64url),
      rawId: mostly(base64url),
      type: mostly(fc.constant('public-key')),
      response: fc.record({
        clientDataJSON: mostly(clientData),
        authenticatorData: mostly(base64url),
        attestationObject: mostly(base64url),
        signature: mostly(base64url),
        userHandle: mostly(base64url),
      }),
    }),
  ),
}

const cases: OwnershipCases = {
  'twoStep.finish': { input: () => ({ token: 'x', code: '000000' }), own: 401 },
  'twoStep.askPasskeys': { input: () => ({ token: 'x' }), own: 401 },
  'twoStep.askAnyPasskey': {},
  'twoStep.signInByPasskey': { input: () => ({ passkey: NO_ASSERTION }), own: 401 },
  'twoStep.status': { response: { result: { data: { passkeys: [{ name: 'mine' }] } } } },
  'twoStep.beginTotp': { input: () => ({ password: PASSWORD }) },
  'twoStep.confirmTotp': { input: () => ({ code: '000000' }), own: 400 },
  'twoStep.removeTotp': { input: () => ({ password: PASSWORD }), own: 404 },
  'twoStep.beginPasskey': { input: () => ({ password: PASSWORD }) },
  'twoStep.addPasskey': { input: () => ({ name: 'New', passkey: NO_ATTESTATION }), own: 400 },
  'twoStep.removePasskey': { input: patch('passkey', { password: PASSWORD }), foreign: 404 },
  'twoStep.renewCodes': { input: () => ({ password: PASSWORD }) },
}

export const twoStep = { createRows, fields, cases }
