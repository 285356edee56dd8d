import { loginResponse } from '#src/auth/responses.ts'
import {
  addedPasskey,
  recoveryCodes,
  totpSetup,
  twoStepStatus,
  webAuthnOptions,
} from '#src/two-step/responses.ts'
import {
  addPasskeyInput,
  confirmTotpInput,
  finishInput,
  passkeySignIn,
  proof,
  removePasskeyInput,
  stepRef,
} from '#src/two-step/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'
import { askAnyPasskey, askPasskeys, finishSignIn, signInByPasskey } from './second-step.ts'
import * as service from './service.ts'

export const twoStepRouter = router({
  finish: publicProcedure.input(finishInput).mutation(({ ctx, input }) => finishSignIn(ctx, input)),
  askPasskeys: publicProcedure
    .input(stepRef)
    .mutation(({ ctx, input }) => askPasskeys(ctx, input.token)),
  askAnyPasskey: publicProcedure.mutation(({ ctx }) => askAnyPasskey(ctx)),
  signInByPasskey: publicProcedure
    .input(passkeySignIn)
    .mutation(({ ctx, input }) => signInByPasskey(ctx, input.passkey)),
  status: userProcedure.query(({ ctx }) => service.getStatus(ctx.db, ctx.userId)),
  beginTotp: userProcedure.input(proof).mutation(({ ctx, input }) => service.beginTotp(ctx, input)),
  confirmTotp: userProcedure
    .input(confirmTotpInput)
    .mutation(({ ctx, input }) => service.confirmTotp(ctx, input.code)),
  removeTotp: userProcedure.input(proof).mutation(async ({ ctx, input }) => {
    await service.removeTotp(ctx, input)
    return null
  }),
  beginPasskey: userProcedure
    .input(proof)
    .mutation(({ ctx, input }) => service.beginPasskey(ctx, input)),
  addPasskey: userProcedure
    .input(addPasskeyInput)
    .mutation(({ ctx, input }) => service.addPasskey(ctx, input)),
  removePasskey: userProcedure.input(removePasskeyInput).mutation(async ({ ctx, input }) => {
    await service.removePasskey(ctx, input.id, input)
    return null
  }),
  renewCodes: userProcedure
    .input(proof)
    .mutation(({ ctx, input }) => service.renewCodes(ctx, input)),
})

const OWN = '/api/auth/two-step'

/** The documented calls. */
export const twoStepRest: RestRows<typeof twoStepRouter> = [
  {
    method: 'POST',
    path: '/api/auth/second-step',
    procedure: 'finish',
    status: 200,
    summary: 'Completes the second step of a sign-in with a code or a passkey',
    response: loginResponse,
    failures: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/second-step/passkey',
    procedure: 'askPasskeys',
    status: 200,
    summary: 'Returns the WebAuthn options for a passkey as second step',
    response: webAuthnOptions,
    failures: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/passkey/options',
    procedure: 'askAnyPasskey',
    status: 200,
    summary: 'Returns the WebAuthn options to sign in with a passkey alone',
    response: webAuthnOptions,
  },
  {
    method: 'POST',
    path: '/api/auth/passkey',
    procedure: 'signInByPasskey',
    status: 200,
    summary: 'Signs in with a passkey alone',
    response: loginResponse,
    failures: [401],
  },
  {
    method: 'GET',
    path: OWN,
    procedure: 'status',
    status: 200,
    summary: 'Returns the state of two-step sign-in',
    response: twoStepStatus,
  },
  {
    method: 'POST',
    path: `${OWN}/totp`,
    procedure: 'beginTotp',
    status: 200,
    summary: 'Returns a new secret for an authenticator app',
    response: totpSetup,
    failures: [409],
  },
  {
    method: 'POST',
    path: `${OWN}/totp/confirm`,
    procedure: 'confirmTotp',
    status: 200,
    summary: 'Turns on the authenticator app with its first code',
    response: recoveryCodes,
  },
  {
    method: 'POST',
    path: `${OWN}/totp/remove`,
    procedure: 'removeTotp',
    status: 204,
    summary: 'Removes the authenticator app',
    failures: [404],
  },
  {
    method: 'POST',
    path: `${OWN}/passkeys/options`,
    procedure: 'beginPasskey',
    status: 200,
    summary: 'Returns the WebAuthn options to create a passkey',
    response: webAuthnOptions,
  },
  {
    method: 'POST',
    path: `${OWN}/passkeys`,
    procedure: 'addPasskey',
    status: 201,
    summary: 'Adds a passkey',
    response: addedPasskey,
    failures: [409],
  },
  {
    method: 'POST',
    path: `${OWN}/passkeys/:id/remove`,
    procedure: 'removePasskey',
    status: 204,
    summary: 'Removes a passkey',
  },
  {
    method: 'POST',
    path: `${OWN}/recovery-codes`,
    procedure: 'renewCodes',
    status: 200,
    summary: 'Replaces the recovery codes with new ones',
    response: recoveryCodes,
    failures: [409],
  },
]
