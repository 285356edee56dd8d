import type { AdminCommand } from './command.ts'
import type { Commands } from './run-command.ts'
import { doctor } from './doctor.ts'
import { usage } from './usage.ts'

/** The features' commands, in their order, and those that are about all of the database. */
export const collectCommands = (
  features: readonly { commands?: Readonly<Record<string, AdminCommand>> }[],
): Commands =>
  Object.assign({}, ...features.map(({ commands }) => commands ?? {}), { usage, doctor })
