import type { ParseArgsOptionsConfig } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountPart } from '../account-part.ts'
import type { Config } from '../config.ts'
import type { DatabaseHandle, Db } from '../db/client.ts'
import type { Storage } from '../storage/open.ts'

/**
 * The services of a command: those of the running server for an embedded database, else of a
 * separate process.
 */
export type AdminServices = Storage & {
  config: Config
  database: DatabaseHandle
  db: Db
  log: FastifyBaseLogger
  accountParts: readonly AccountPart[]
}

export type AdminCommand = {
  /** Its arguments, such as `EMAIL [--yes]`. */
  usage: string
  about: string
  /** The number of its arguments besides options. */
  words: readonly [least: number, most: number]
  options?: ParseArgsOptionsConfig
  /** @throws CommandFailed, WrongUsage */
  run: (services: AdminServices, given: Given) => Promise<CommandResult>
}

export type Given = {
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
}

export type CommandResult = {
  /** For `--json`. */
  data: unknown
  /** For a person: lines, or a table. */
  text: string | readonly Readonly<Record<string, Cell>>[]
  /** It ran, but found a problem: exit status 1. */
  hasFailed?: boolean
}
export type Cell = string | number | null

/** It could not run; the message gives the reason. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** The command line itself is wrong. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}
