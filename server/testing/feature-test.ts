import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { TestApp, TestUser } from './app.ts'
import type { Fields } from './arbitraries.ts'
import type { Things } from './features.ts'

/**
 * Each feature's contribution to the tests of all features; server/testing/features.ts lists them.
 */
export type FeatureTest = {
  /** Arbitrary values for the fields of its procedures' inputs. */
  fields?: Fields
  /** A case for each of its procedures, by full name. */
  cases: OwnershipCases
}

/** The context in which a feature creates a person's rows. All of their texts contain `mark`. */
export type CreationContext = {
  t: TestApp
  db: Db
  mark: string
  owned: { user_id: string }
  user: TestUser
  /** Stores a file in a folder and returns its key. */
  put: (folder: string, content: Buffer) => Promise<string>
}

export type OwnershipCase = {
  /** A complete input about these things, which provide all of its ids. */
  input?: (things: Things) => Record<string, unknown>
  /** The status for the caller's own things (as tRPC returns it), 200 by default. */
  own?: number
  /** The REST status if the created row exists already. */
  repeated?: 200
  /**
   * The status for another person's things; undefined if the input refers to nothing of a person.
   */
  foreign?: 404 | 403 | 200
  /** More inputs, which may mix both people's things and must not change the other person's. */
  mixed?: (mine: Things, theirs: Things) => Record<string, unknown>[]
  /** Must match tRPC's response about the caller's own things. */
  response?: object
}

export type OwnershipCases = Readonly<Record<string, OwnershipCase>>

export const byId = (name: keyof Things) => (things: Things) => ({ id: things[name] })
export const patch = (name: keyof Things, fields: Record<string, unknown>) => (things: Things) => ({
  id: things[name],
  ...fields,
})

export const LATER = '2126-01-01T00:00:00.000Z'
export const hash = (text: string) => createHash('sha256').update(text).digest('hex')
