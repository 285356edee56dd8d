import { z } from 'zod'
import { ConfigError, loadConfig } from '../config.ts'
import type { CommandResult } from './command.ts'
import { connect, type Features } from './connect.ts'
import { type Check, describeChecks } from './doctor.ts'
import { describeError } from './run-command.ts'

const response = z.object({
  checks: z.array(z.object({ name: z.string(), is_good: z.boolean(), message: z.string() })),
})

/** If the configuration is invalid or the database cannot be opened, the result reports that. */
export async function runDoctor(
  env: NodeJS.ProcessEnv,
  features: Features,
): Promise<CommandResult> {
  try {
    const config = loadConfig(env)
    const connection = await connect(config, features)
    try {
      const { stdout, stderr } = await connection.run(['doctor', '--json'])
      if (stdout === '') return describeChecks([toBad('database', stderr)])
      return describeChecks(response.parse(JSON.parse(stdout)).checks)
    } finally {
      await connection.close()
    }
  } catch (error) {
    const name = error instanceof ConfigError ? 'configuration' : 'database'
    return describeChecks([toBad(name, describeError(error))])
  }
}

const toBad = (name: string, reason: string): Check => ({
  name,
  is_good: false,
  message: reason.trim(),
})
