import { useCallback, useState } from 'react'
import { describeFailure } from '../../lib/failure.ts'
import { showFailure } from '../../ui/toast.tsx'
import { DOWNLOAD_FAILED } from './failure-texts.ts'
import { saveDocument } from './fetch-document.ts'

const UNAUTHORIZED = 401

/** Downloads a document, one at a time; `busyId` names the one on its way. */
export const useDownload = () => {
  const [busyId, setBusyId] = useState<string>()
  const download = useCallback(async (document: { id: string; filename: string }) => {
    setBusyId(document.id)
    try {
      await saveDocument(document)
    } catch (error) {
      // An ended session leads to the sign-in page; nothing is left to say here.
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
