import { refetchAfterLast } from './refetch-after-last.ts'

type Row = { id: string }
type CachedList = Parameters<typeof refetchAfterLast>[1]

/** A cached list of a person's rows, as changes shown before the server's answer need it. */
export type RowCache<Kind extends Row> = {
  find: (id: string) => Kind | undefined
  /** Adds or replaces, in the server's order. No-op while nothing is cached. */
  put: (row: Kind) => void
  replace: (id: string, how: (row: Kind) => Kind) => void
  remove: (id: string) => void
  cancel: () => Promise<void>
  /** Refetches this list, and those that tell of its rows, after the last change in flight. */
  settle: () => void
}

export const createRowCache = <Kind extends Row>(of: {
  feature: Parameters<typeof refetchAfterLast>[0]
  list: CachedList
  /** Other lists that tell of these rows. */
  others?: readonly CachedList[]
  read: () => readonly Kind[] | undefined
  /** Writes what `how` makes of the cached rows. No-op while nothing is cached. */
  change: (how: (rows: readonly Kind[]) => Kind[]) => void
  /** The order of the server. */
  compare: (one: Kind, other: Kind) => number
}): RowCache<Kind> => ({
  find: (id) => of.read()?.find((row) => row.id === id),
  put: (saved) =>
    of.change((rows) => [saved, ...rows.filter(({ id }) => id !== saved.id)].toSorted(of.compare)),
  replace: (id, how) => of.change((rows) => rows.map((row) => (row.id === id ? how(row) : row))),
  remove: (id) => of.change((rows) => rows.filter((row) => row.id !== id)),
  cancel: () => of.list.cancel(),
  settle: () => void refetchAfterLast(of.feature, of.list, ...(of.others ?? [])),
})
