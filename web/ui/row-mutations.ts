import { describeFailure } from '../lib/failure.ts'
import type { RowCache } from '../lib/row-cache.ts'
import { showFailure, showToast } from './toast.tsx'
import { t } from '#src/language/t.ts'

const HTTP_NOT_FOUND = 404

type Ref = { id: string }

/** Options of a mutation that adds or changes a row; the form shows its failure. */
export const savesRow = <Kind extends Ref>(rows: RowCache<Kind>, message?: string) => ({
  onSuccess: async (saved: Kind) => {
    // A list requested before this response may still hold the old row.
    await rows.cancel()
    // What a later change shows already would flicker back.
    if (!rows.isChangedAgain(saved.id)) rows.put(saved)
    if (message !== undefined) showToast({ message })
    rows.settle()
  },
})

/**
 * Options of a mutation that deletes a row: it disappears at once, reappears with a message if that
 * fails, and a toast offers Undo. A row that is missing on the server, perhaps deleted in another
 * tab, is treated as deleted unless `failed` is a function.
 */
export const deletesRow = <Kind extends Ref>(
  rows: RowCache<Kind>,
  restore: { mutate: (ref: Ref) => void },
  texts: {
    done: string | ((deleted: Kind | undefined) => string)
    failed: string | ((error: unknown) => string)
  },
) => ({
  onMutate: async ({ id }: Ref) => {
    await rows.cancel()
    const before = rows.find(id)
    rows.remove(id)
    return { before }
  },
  onSuccess: (_answer: unknown, { id }: Ref, context?: { before: Kind | undefined }) => {
    showToast({
      message: typeof texts.done === 'string' ? texts.done : texts.done(context?.before),
      action: { label: t('Undo'), run: () => restore.mutate({ id }) },
    })
    rows.settle()
  },
  onError: (error: unknown, _sent: Ref, context?: { before: Kind | undefined }) => {
    const isGone = describeFailure(error).status === HTTP_NOT_FOUND
    if (context?.before && !isGone) rows.put(context.before)
    if (typeof texts.failed !== 'string') showFailure(texts.failed(error))
    else if (!isGone) showFailure(texts.failed)
    rows.settle()
  },
})

/** Options of the mutation that restores a deleted row. */
export const restoresRow = <Kind extends Ref>(
  rows: RowCache<Kind>,
  failed: string | ((error: unknown) => string),
) => ({
  onSuccess: (restored: Kind) => rows.put(restored),
  onError: (error: unknown) => showFailure(typeof failed === 'string' ? failed : failed(error)),
  // Refetched even after a failure, which another tab's change may have caused.
  onSettled: rows.settle,
})
