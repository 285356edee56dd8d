import { useCallback, useState } from 'react'
import { describeFailure } from '../../lib/failure.ts'
import { showFailure } from '../../ui/toast.tsx'
import { DOWNLOAD_FAILED } from './failure-texts.ts'
import { saveDocument } from './fetch-document.ts'

const UNAUTHORIZED = 401

/** Downloads one document at a time; `busyId` is the id of the current one. */
export const useDownload = () => {
  const [busyId, setBusyId] = useState<string>()
  const download = useCallback(async (document: { id: string; filename: string }) => {
    setBusyId(document.id)
    try {
      await saveDocument(document)
    } catch (error) {
      // An expired session redirects to the sign-in page, so no message is shown.
      if (describeFailure(error).status !== UNAUTHORIZED) showFailure(DOWNLOAD_FAILED)
    } finally {
      setBusyId(undefined)
    }
  }, [])
  return {
    busyId,
    download: (document: { id: string; filename: string }) => void download(document),
  }
}
