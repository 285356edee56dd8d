import { useRef, useState } from 'react'
import { IMPORT_BATCH_MAX } from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { FileBookmark } from './bookmarks-file.ts'
import { previewFile, type Preview } from './choose-file.ts'

/** A call's body may be 1 MiB; letters beyond ASCII take up to three bytes each. */
const BATCH_MAX_CHARS = 250_000

/** In calls of a size that the server takes. */
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

const count = (amount: number) =>
  amount === 1 ? '1 bookmark' : `${amount.toLocaleString('en-US')} bookmarks`

/** Choosing a file, seeing what it holds, and importing what is new. */
export const useImport = (resources: readonly Resource[], onDone: () => void) => {
  const { list } = trpc.useUtils().resources
  const { mutateAsync } = trpc.resources.importBookmarks.useMutation()
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isImporting = useRef(false)

  const choose = async (file: File) => {
    setFailure(undefined)
    setPreview(undefined)
    try {
      setPreview(await previewFile(file, resources))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This file could not be read.')
    }
  }

  const importFresh = async () => {
    if (!preview || isImporting.current) return
    isImporting.current = true
    setFailure(undefined)
    setIsBusy(true)
    let added = 0
    try {
      // The last first: each call's bookmarks are newer than those before, and the file's order stays.
      for (const entries of toBatches(preview.fresh).toReversed()) {
        added += (await mutateAsync({ entries })).added
      }
      showToast({ message: `Imported ${count(added)}` })
      onDone()
    } catch {
      const already = added > 0 ? ` ${count(added)} came through and will not be doubled.` : ''
      setFailure(`Failed to import bookmarks. Please try again.${already}`)
    } finally {
      isImporting.current = false
      setIsBusy(false)
      void list.invalidate()
    }
  }

  return { preview, failure, isBusy, choose, importFresh }
}
