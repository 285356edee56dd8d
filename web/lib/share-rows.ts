import { replaceEqualDeep } from '@tanstack/react-query'

type Row = { id: unknown }

const isRow = (item: unknown): item is Row =>
  typeof item === 'object' && item !== null && 'id' in item

const isRows = (data: unknown): data is Row[] => Array.isArray(data) && data.every(isRow)

/**
 * Keeps the objects of `before` that have not changed, so that only what changed is rendered again.
 * Rows are compared by id, not by place: one added at the top moves all others.
 */
export const shareRows = (before: unknown, next: unknown): unknown => {
  if (before === next || !isRows(before) || !isRows(next)) return replaceEqualDeep(before, next)
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = next.map((row) => replaceEqualDeep(known.get(row.id), row))
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at])
  return isSame ? before : rows
}
