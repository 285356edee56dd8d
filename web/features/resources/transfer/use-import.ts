import { useRef, useState } from 'react'
import { IMPORT_BATCH_MAX } from '#src/resources/constants.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { FileBookmark } from './bookmarks-file.ts'
import { previewFile, type Preview } from './choose-file.ts'
import { t } from '#src/language/t.ts'

/** A request body may have 1 MiB; non-ASCII letters take up to three bytes each. */
const BATCH_MAX_CHARS = 250_000

/** Splits the bookmarks into requests of an accepted size. */
const toBatches = (bookmarks: readonly FileBookmark[]): FileBookmark[][] => {
  const batches: FileBookmark[][] = []
  let size = Infinity
  for (const bookmark of bookmarks) {
    const length = JSON.stringify(bookmark).length
    const last = batches.at(-1)
    if (!last || last.length === IMPORT_BATCH_MAX || size + length > BATCH_MAX_CHARS) {
      batches.push([bookmark])
      size = length
    } else {
      last.push(bookmark)
      size += length
    }
  }
  return batches
}

/** The steps of an import: choose a file, preview it, import the new bookmarks. */
export const useImport = (onDone: () => void) => {
  const { data } = trpc.resources.list.useQuery()
  const { list } = trpc.useUtils().resources
  const { mutateAsync } = trpc.resources.importBookmarks.useMutation()
  const [preview, setPreview] = useState<Preview>()
  const added = useRef(0)

  const { submit, isBusy, failure, setFailure } = useSubmit({
    call: async (fresh: readonly FileBookmark[]) => {
      added.current = 0
      try {
        // Last batch first: each batch is newer than the one before, which keeps the file's order.
        for (const entries of toBatches(fresh).toReversed()) {
          added.current += (await mutateAsync({ entries })).added
        }
      } finally {
        void list.invalidate()
      }
    },
    describe: () => {
      const { current } = added
      return current > 0
        ? t(
            'Failed to import bookmarks. Please try again. {count, plural, one {# bookmark} other {# bookmarks}} came through and will not be duplicated.',
            { count: current },
          )
        : t('Failed to import bookmarks. Please try again.')
    },
  })

  const choose = async (file: File) => {
    setFailure(undefined)
    setPreview(undefined)
    try {
      setPreview(await previewFile(file, data?.resources ?? []))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('This file could not be read.'))
    }
  }
  const importFresh = () => {
    if (!preview) return
    void submit(preview.fresh, () => {
      showToast({
        message: t('Imported {count, plural, one {# bookmark} other {# bookmarks}}', {
          count: added.current,
        }),
      })
      onDone()
    })
  }

  return { preview, failure, isBusy, choose, importFresh }
}
