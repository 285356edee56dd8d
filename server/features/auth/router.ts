import {
  emailConfirmed,
  identitiesAnswer,
  loginAnswer,
  me,
  registerAnswer,
  sessionsAnswer,
  takenBack,
} from '#src/auth/answers.ts'
import { messageAnswer } from '#src/answer-fields.ts'
import { deleteAccountInput, sessionRef, updateAccountInput } from '#src/auth/account.ts'
import { emailLinkInput } from '#src/auth/email-change.ts'
import { identityRef } from '#src/auth/identity.ts'
import { invitationInput } from '#src/auth/invitation.ts'
import {
  loginInput,
  type MessageAnswer,
  passwordsAreOff,
  registerRequest,
  type RegisterAnswer,
} from '#src/auth/schema.ts'
import {
  changePasswordInput,
  forgotPasswordInput,
  PASSWORD_CHANGED,
  RESET_DONE,
  RESET_REQUESTED,
  resetPasswordInput,
} from '#src/auth/recovery.ts'
import type { RestRows } from '../../rest/row.ts'
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

/** For what needs passwords, which a server may do without. */
const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  const { hasPasswordLogin, providerName } = ctx.config
  if (!hasPasswordLogin) throw new Forbidden(passwordsAreOff(providerName))
  return next()
})

export const authRouter = router({
  register: passwordProcedure
    .input(registerRequest)
    .mutation(async ({ ctx, input }): Promise<RegisterAnswer> => {
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
    .mutation(async ({ ctx, input }): Promise<MessageAnswer> => {
      await requestReset(ctx, input)
      return { message: RESET_REQUESTED }
    }),
  resetPassword: passwordProcedure
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }): Promise<MessageAnswer> => {
      await resetPassword(ctx, input)
      return { message: RESET_DONE }
    }),
  changePassword: userProcedure
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }): Promise<MessageAnswer> => {
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

/** The documented calls. */
export const authRest: RestRows<typeof authRouter> = [
  {
    method: 'POST',
    path: '/api/auth/register',
    procedure: 'register',
    status: 201,
    summary: 'Creates an account; signing in is another call',
    answer: registerAnswer,
    failures: [403, 409],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'login',
    status: 200,
    summary: 'Signs in: a session’s token, or with 403 the second step that is asked for',
    answer: loginAnswer,
    failures: [401, 403],
    takesForms: true,
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    procedure: 'logout',
    status: 204,
    summary: 'Ends this session',
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    procedure: 'forgotPassword',
    status: 200,
    summary: 'Mails a link that sets a new password, where there is such an account',
    answer: messageAnswer,
    failures: [403],
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    procedure: 'resetPassword',
    status: 200,
    summary: 'Sets a new password by a link’s token',
    answer: messageAnswer,
    failures: [403, 422],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    procedure: 'changePassword',
    status: 200,
    summary: 'Changes the password, which ends every other session',
    answer: messageAnswer,
  },
  {
    method: 'GET',
    path: '/api/auth/me',
    procedure: 'me',
    status: 200,
    summary: 'Who is signed in',
    answer: me,
  },
  {
    method: 'PUT',
    path: '/api/auth/me',
    procedure: 'updateAccount',
    status: 200,
    summary: 'Changes username, email or settings; a new email counts once its link was opened',
    answer: me,
    failures: [409],
  },
  {
    method: 'DELETE',
    path: '/api/auth/email-change',
    procedure: 'cancelEmailChange',
    status: 204,
    summary: 'Forgets a new email whose link was not opened yet',
    failures: [404],
  },
  {
    method: 'POST',
    path: '/api/auth/confirm-email',
    procedure: 'confirmEmail',
    status: 200,
    summary: 'Makes a new email count, by its link’s token',
    answer: emailConfirmed,
    failures: [409],
  },
  {
    method: 'POST',
    path: '/api/auth/take-back',
    procedure: 'takeBack',
    status: 200,
    summary: 'Undoes a change of email, by the token of the link to the former address',
    answer: takenBack,
    failures: [409],
  },
  {
    method: 'GET',
    path: '/api/auth/identities',
    procedure: 'identities',
    status: 200,
    summary: 'Accounts at providers that open this one',
    answer: identitiesAnswer,
  },
  {
    method: 'DELETE',
    path: '/api/auth/identities/:id',
    procedure: 'unlinkIdentity',
    status: 204,
    summary: 'Unlinks one of them',
    failures: [409],
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    procedure: 'sessions',
    status: 200,
    summary: 'Where the person is signed in',
    answer: sessionsAnswer,
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions',
    procedure: 'endOtherSessions',
    status: 204,
    summary: 'Signs every other device out',
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    procedure: 'endSession',
    status: 204,
    summary: 'Signs one device out',
  },
  {
    method: 'POST',
    path: '/api/auth/delete-account',
    procedure: 'deleteAccount',
    status: 204,
    summary: 'Deletes the account and everything in it',
  },
]
