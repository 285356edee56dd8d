import type { AccountPart } from '../account-part.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { lockUser } from '../db/lock-user.ts'
import { InvalidInput } from '../errors.ts'
import { RESPONSE_MAX_BYTES, ResponseTooLarge } from './response-size.ts'
import type { RowLimit } from './rows.ts'
import { createTallies } from './tally.ts'
import { listTextTables, sumText, type TextTable } from './text-queries.ts'
import { createWriteLimit } from './writes.ts'
import { t } from '#src/language/t.ts'

/** Changes this small are never refused, so that deletions, which free space, always work. */
const SMALL_BYTES = 256
const MEGABYTE = 1024 * 1024

/** The limits of one account (docs/behaviour.md#limits-of-an-account). */
export type AccountLimits = {
  /** Counts one change. @throws TooManyRequests */
  countWrite: (userId: string) => Promise<void>
  /**
   * Call it in the transaction that has added `added` rows, after adding them.
   * @throws InvalidInput if there are too many now
   */
  checkRows: (trx: Db, userId: string, limit: RowLimit, added: number) => Promise<void>
  /**
   * Runs `work`, which stores at most `bytes` of text. @throws InvalidInput if the limit is reached
   */
  withText: <T>(userId: string, bytes: number, work: () => Promise<T>) => Promise<T>
  /**
   * Call it in the transaction that has added a long text, after adding it. @throws InvalidInput
   */
  checkText: (trx: Db, userId: string) => Promise<void>
  /** Call it in the transaction that has added a file, after adding it. @throws InvalidInput */
  checkFiles: (trx: Db, userId: string) => Promise<void>
  /**
   * Call it before reading a list of rows with long texts: `measure` estimates the bytes of the
   * response, and only runs for accounts with that much text.
   * @throws TooLarge
   */
  boundList: (userId: string, measure: () => Promise<number>) => Promise<void>
}

type LimitsDeps = {
  db: Db
  config: Pick<Config, 'limits' | 'rateLimitMultiplier'>
  accountParts: readonly AccountPart[]
}

export function createAccountLimits({ db, config, accountParts }: LimitsDeps): AccountLimits {
  const { limits, rateLimitMultiplier } = config
  const isWithin = createTallies()
  const writes = Math.max(1, Math.round(limits.writesPerMinute * rateLimitMultiplier))

  let tables: Promise<TextTable[]> | undefined
  const measureText = async (from: Db, userId: string): Promise<number> => {
    tables ??= listTextTables(from).catch((error: unknown) => {
      tables = undefined
      throw error
    })
    return sumText(from, userId, await tables)
  }
  /** Bytes of text being written and not committed yet, by user. */
  const arriving = new Map<string, number>()

  const countText = async (userId: string) => {
    // Read before the query, so that text stored in between is counted twice rather than not at
    // all.
    const begun = arriving.get(userId) ?? 0
    return begun + (await measureText(db, userId))
  }

  const checkText = async (userId: string, bytes: number): Promise<void> => {
    const max = limits.textBytes
    const addition = { key: `text ${userId}`, added: bytes, max }
    if (!(await isWithin({ ...addition, count: () => countText(userId) }))) refuseText(max)
  }

  return {
    countWrite: createWriteLimit(db, writes),

    async checkRows(trx, userId, { label, max, count: countRows }, added) {
      const count = async () => {
        await lockUser(trx, userId)
        return countRows(trx, userId)
      }
      if (await isWithin({ key: `${label} ${userId}`, added, max, count })) return
      throw new InvalidInput(
        t(
          'You have reached the limit of {max, number} {label}. Those that you deleted count for as long as they can be restored.',
          { max, label },
        ),
      )
    },

    async withText(userId, bytes, work) {
      if (bytes <= SMALL_BYTES) return work()
      arriving.set(userId, (arriving.get(userId) ?? 0) + bytes)
      try {
        await checkText(userId, bytes)
        return await work()
      } finally {
        const left = (arriving.get(userId) ?? bytes) - bytes
        if (left === 0) arriving.delete(userId)
        else arriving.set(userId, left)
      }
    },

    async checkText(trx, userId) {
      if ((await measureText(trx, userId)) > limits.textBytes) refuseText(limits.textBytes)
    },

    async checkFiles(trx, userId) {
      await lockUser(trx, userId)
      let bytes = 0
      for (const { fileBytes } of accountParts) bytes += (await fileBytes?.(trx, userId)) ?? 0
      if (bytes <= limits.fileBytes) return
      throw new InvalidInput(
        t(
          'You have reached the limit of {fileBytes} of files. Those that you deleted count for as long as they can be restored.',
          { fileBytes: describeMegabytes(limits.fileBytes) },
        ),
      )
    },

    async boundList(userId, measure) {
      const all = { key: `text ${userId}`, added: 0, max: RESPONSE_MAX_BYTES }
      if (await isWithin({ ...all, count: () => countText(userId) })) return
      if ((await measure()) > RESPONSE_MAX_BYTES) throw new ResponseTooLarge()
    },
  }
}

function refuseText(max: number): never {
  throw new InvalidInput(
    t(
      'You have reached the limit of {max} of text. Delete something you no longer need before you add more.',
      { max: describeMegabytes(max) },
    ),
  )
}

const describeMegabytes = (bytes: number) => `${bytes / MEGABYTE} MB`
