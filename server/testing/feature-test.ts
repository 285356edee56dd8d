import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { TestApp, TestUser } from './app.ts'
import type { Fields } from './arbitraries.ts'
import type { Things } from './features.ts'

/** What the tests about every feature know of one; server/testing/features.ts lists them all. */
export type FeatureTest = {
  /** What its procedures' inputs hold. */
  fields?: Fields
  /** Every procedure of its, by its whole name. */
  cases: OwnershipCases
}

/** What a feature makes a person's rows with. All of their texts hold `mark`. */
export type Making = {
  t: TestApp
  db: Db
  mark: string
  owned: { user_id: string }
  user: TestUser
  /** Stores a file in a folder, and returns its key. */
  put: (folder: string, content: Buffer) => Promise<string>
}

export type OwnershipCase = {
  /** A complete input about these things; every id of it comes from them. */
  input?: (things: Things) => Record<string, unknown>
  /** The status with the caller's own things (as tRPC gives it), 200 unless said. */
  own?: number
  /** The status of its REST call where it finds made already what it makes. */
  repeated?: 200
  /** The status with another person's things; none where the input names nothing of a person. */
  foreign?: 404 | 403 | 200
  /** Further inputs, which may mix both people's things and do nothing to the other person's. */
  mixed?: (mine: Things, theirs: Things) => Record<string, unknown>[]
  /** What tRPC's response about the caller's own things must match. */
  answer?: object
}

export type OwnershipCases = Readonly<Record<string, OwnershipCase>>

export const byId = (name: keyof Things) => (things: Things) => ({ id: things[name] })
export const patch = (name: keyof Things, fields: Record<string, unknown>) => (things: Things) => ({
  id: things[name],
  ...fields,
})

export const LATER = '2126-01-01T00:00:00.000Z'
export const hash = (text: string) => createHash('sha256').update(text).digest('hex')
