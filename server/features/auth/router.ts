import { deleteAccountInput, sessionRef, updateAccountInput } from '#src/auth/account.ts'
import { emailLinkInput } from '#src/auth/email-change.ts'
import { identityRef } from '#src/auth/identity.ts'
import { invitationInput } from '#src/auth/invitation.ts'
import {
  loginInput,
  type MessageResponse,
  passwordsAreOff,
  registerRequest,
  type RegisterResponse,
} from '#src/auth/schema.ts'
import {
  changePasswordInput,
  forgotPasswordInput,
  PASSWORD_CHANGED,
  RESET_DONE,
  RESET_REQUESTED,
  resetPasswordInput,
} from '#src/auth/recovery.ts'
import { Forbidden } from '../../errors.ts'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'
import { deleteAccount, updateAccount } from './account.ts'
import { changePassword } from './change-password.ts'
import { cancelEmailChange, confirmEmail, describeEmailLink, takeBack } from './email-change.ts'
import { listLinkedIdentities, unlinkIdentity } from './identities.ts'
import { describeInvitation } from './invitations.ts'
import { requestReset, resetPassword } from './recovery.ts'
import { getMe, login, register } from './service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

/** For procedures with passwords, which a server can disable. */
const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  const { hasPasswordLogin, providerName } = ctx.config
  if (!hasPasswordLogin) throw new Forbidden(passwordsAreOff(providerName))
  return next()
})

export const authRouter = router({
  register: passwordProcedure
    .input(registerRequest)
    .mutation(async ({ ctx, input }): Promise<RegisterResponse> => {
      const user = await register(ctx, input)
      return { message: 'Your account has been created', user }
    }),
  invitation: publicProcedure
    .input(invitationInput)
    .query(({ ctx, input }) => describeInvitation(ctx.db, input.token)),
  login: passwordProcedure
    .meta({ needsNoSpace: true })
    .input(loginInput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: userProcedure.meta({ needsNoSpace: true }).mutation(async ({ ctx }) => {
    await ctx.sessions.close(ctx.session.token)
    return null
  }),
  forgotPassword: passwordProcedure
    .input(forgotPasswordInput)
    .mutation(async ({ ctx, input }): Promise<MessageResponse> => {
      await requestReset(ctx, input)
      return { message: RESET_REQUESTED }
    }),
  resetPassword: passwordProcedure
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }): Promise<MessageResponse> => {
      await resetPassword(ctx, input)
      return { message: RESET_DONE }
    }),
  changePassword: userProcedure
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }): Promise<MessageResponse> => {
      await changePassword(ctx, input)
      return { message: PASSWORD_CHANGED }
    }),
  me: userProcedure.query(({ ctx }) => getMe(ctx, ctx.userId)),
  updateAccount: userProcedure
    .input(updateAccountInput)
    .mutation(({ ctx, input }) => updateAccount(ctx, input)),
  deleteAccount: userProcedure
    .meta({ makesRoom: true })
    .input(deleteAccountInput)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx, input)
      return null
    }),
  cancelEmailChange: userProcedure.mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx, ctx.userId)
    return null
  }),
  emailLink: publicProcedure
    .input(emailLinkInput)
    .query(({ ctx, input }) => describeEmailLink(ctx, input)),
  confirmEmail: publicProcedure
    .input(emailLinkInput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  takeBack: publicProcedure
    .input(emailLinkInput)
    .mutation(({ ctx, input }) => takeBack(ctx, input)),
  identities: userProcedure.query(async ({ ctx }) => ({
    identities: await listLinkedIdentities(ctx, ctx.userId),
  })),
  unlinkIdentity: userProcedure.input(identityRef).mutation(async ({ ctx, input }) => {
    await unlinkIdentity(ctx, ctx.userId, input.id)
    return null
  }),
  sessions: userProcedure.query(({ ctx }) => listSessions(ctx.db, ctx.session)),
  endSession: userProcedure
    .meta({ needsNoSpace: true })
    .input(sessionRef)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx, ctx.userId, input.id)
      return null
    }),
  endOtherSessions: userProcedure.meta({ needsNoSpace: true }).mutation(async ({ ctx }) => {
    await endOtherSessions(ctx, ctx.session)
    return null
  }),
})
