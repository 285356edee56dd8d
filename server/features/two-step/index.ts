import type { Feature } from '../../feature.ts'
import { twoStepCommands } from './commands.ts'
import { exportTwoStep } from './export.ts'
import { deleteExpiredChallenges, deleteExpiredPending } from './queries.ts'
import { twoStepRest, twoStepRouter } from './router.ts'
import { secondStepGuard } from './second-step.ts'
import { resealTotp } from './totp.ts'

export const twoStep = {
  title: 'Two-step sign-in',
  router: twoStepRouter,
  rest: twoStepRest,
  account: { exports: [exportTwoStep] },
  sealed: { table: 'totp_secrets', reseal: resealTotp },
  secondStep: secondStepGuard,
  commands: twoStepCommands,
  async sweep({ db }) {
    const pending = await deleteExpiredPending(db)
    const challenges = await deleteExpiredChallenges(db)
    return {
      pending_sign_ins: Number(pending.numDeletedRows),
      passkey_challenges: Number(challenges.numDeletedRows),
    }
  },
} satisfies Feature
