import type { AdminCommand } from '../../admin/command.ts'
import { withAccount } from '../auth/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as queries from './queries.ts'

const turnOff: AdminCommand = {
  usage: 'EMAIL',
  about: 'turns off two-step sign-in for an account whose owner has lost access to it',
  words: [1, 1],
  async run(services, { words }) {
    const { email } = await withAccount(services, words[0], async (trx, { id }) => {
      await queries.deleteSecret(trx, id)
      await queries.deletePasskeys(trx, id)
      await queries.deleteCodes(trx, id)
      await recordSecurityEvent(trx, services, id, 'two_step_removed', { isByServer: true })
    })
    return { data: { email, two_step: false }, text: `${email} signs in without a second step.` }
  },
}

export const twoStepCommands = { 'two-step-off': turnOff } satisfies Record<string, AdminCommand>
