import { refetchAfterLast } from './refetch-after-last.ts'
import { queryClient } from './trpc.ts'

type Row = { id: string }
type CachedList = Parameters<typeof refetchAfterLast>[1]

/** A cached list of rows with what optimistic updates need. */
export type RowCache<Kind extends Row> = {
  find: (id: string) => Kind | undefined
  /** Inserts or replaces a row in the server's order. No-op while nothing is cached. */
  put: (row: Kind) => void
  replace: (id: string, how: (row: Kind) => Kind) => void
  remove: (id: string) => void
  cancel: () => Promise<void>
  /** Whether a mutation of this row is in flight besides the one that has just returned. */
  isChangedAgain: (id: string) => boolean
  /** Refetches this list and `others` after the last mutation in flight. */
  settle: () => void
}

const isRef = (sent: unknown): sent is Row =>
  typeof sent === 'object' && sent !== null && 'id' in sent

export const createRowCache = <Kind extends Row>(of: {
  feature: Parameters<typeof refetchAfterLast>[0]
  list: CachedList
  /** Other lists that show these rows. */
  others?: readonly CachedList[]
  read: () => readonly Kind[] | undefined
  /** Replaces the cached rows with the result of `how`. No-op while nothing is cached. */
  change: (how: (rows: readonly Kind[]) => Kind[]) => void
  /** Compares rows in the server's order. */
  compare: (one: Kind, other: Kind) => number
}): RowCache<Kind> => ({
  find: (id) => of.read()?.find((row) => row.id === id),
  put: (saved) =>
    of.change((rows) => [saved, ...rows.filter(({ id }) => id !== saved.id)].toSorted(of.compare)),
  replace: (id, how) => of.change((rows) => rows.map((row) => (row.id === id ? how(row) : row))),
  remove: (id) => of.change((rows) => rows.filter((row) => row.id !== id)),
  cancel: () => of.list.cancel(),
  isChangedAgain: (id) => {
    const isOfRow = ({ state }: { state: { variables?: unknown } }) =>
      isRef(state.variables) && state.variables.id === id
    return queryClient.isMutating({ mutationKey: [[of.feature]], predicate: isOfRow }) > 1
  },
  settle: () => void refetchAfterLast(of.feature, of.list, ...(of.others ?? [])),
})
