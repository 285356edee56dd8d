import { fold } from '#src/fold.ts'
import { ENTRIES_MAX } from '#src/profile/constants.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import { InvalidInput } from '../../errors.ts'
import type { ImportRequest } from '../../import-part.ts'
import type { EntryKind } from './entries.ts'
import { t } from '#src/language/t.ts'

const LABELS = {
  experiences: t('experiences'),
  educations: t('educations'),
  projects: t('projects'),
}

type Dated = { id: string; start_date: string | null; end_date: string | null }

/**
 * Adds the entries that the profile does not have, up to the limit, and reports the others.
 * @param tell returns a key that is equal for equal entries
 * @returns the number of added entries
 */
export async function importEntries<T extends Dated, I extends object, P extends object>(
  { trx, userId, problems }: ImportRequest,
  kind: EntryKind<T, I, P>,
  sent: readonly T[],
  tell: (entry: T) => (string | null)[],
): Promise<number> {
  const ids = sent.map(({ id }) => id)
  if (new Set(ids).size < ids.length) {
    throw new InvalidInput(
      t('profile: one of the {label} exists twice', { label: LABELS[kind.table] }),
    )
  }
  const toKey = (entry: T) => JSON.stringify(tell(entry).map((part) => part && fold(part)))
  const before = await kind.list(trx, userId)
  const known = new Set(before.filter(({ id }) => !ids.includes(id)).map(toKey))
  const missing = sent.filter(
    (entry) => !before.some(({ id }) => id === entry.id) && !known.has(toKey(entry)),
  )
  const fitting = missing.slice(0, Math.max(0, ENTRIES_MAX - before.length))
  if (fitting.length < missing.length) {
    const left = missing.length - fitting.length
    problems.push(
      t('{left, number} of the {label} were left out: you can keep {max, number}.', {
        left,
        label: LABELS[kind.table],
        max: ENTRIES_MAX,
      }),
    )
  }
  const named = fitting.map(({ id }) => id)
  const { present } = await unmarkAllDeleted(trx, kind.table, userId, named)
  const fresh = fitting.filter(({ id }) => !present.has(id))
  if (fresh.length > 0) await kind.insert(trx, userId, fresh)
  return fresh.length
}
