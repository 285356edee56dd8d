import { loginInput, registerRequest, type RegisterAnswer } from '#src/auth/schema.ts'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'
import { getMe, login, register } from './service.ts'

export const authRouter = router({
  register: publicProcedure
    .input(registerRequest)
    .mutation(async ({ ctx, input }): Promise<RegisterAnswer> => {
      const user = await register(ctx, input)
      return { message: 'Your account has been created', user }
    }),
  login: publicProcedure.input(loginInput).mutation(({ ctx, input }) => login(ctx, input)),
  logout: userProcedure.mutation(async ({ ctx }) => {
    await ctx.sessions.close(ctx.session.token)
    return null
  }),
  me: userProcedure.query(({ ctx }) => getMe(ctx, ctx.userId)),
})
