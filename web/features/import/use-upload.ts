import { useEffect, useRef, useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { trpc } from '../../lib/trpc.ts'
import { putDocument, uploadDocument, UploadFailure } from '../documents/index.ts'
import { startToast } from './process-toast.tsx'
import { checkFile, describeUploadFailure, type FailedUpload } from './upload-failure.ts'
import { t } from '#src/language/t.ts'

const HTTP_NO_SESSION = 401

/** Uploads a resume from the import dialog; `onUploaded` receives the new document's id. */
export const useUpload = (count: number, onUploaded: (id: string) => void) => {
  const { list } = trpc.useUtils().documents
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File): Promise<void> => {
    if (running.current) return
    const refusal = checkFile(file, count)
    setFailure(refusal)
    if (refusal !== undefined) return
    const controller = new AbortController()
    running.current = controller
    setIsUploading(true)
    const toast = startToast(t('Uploading {name}...', { name: file.name }))
    try {
      const uploaded = await uploadDocument(
        file,
        { type: 'resume', requestId: newId() },
        { signal: controller.signal },
      )
      toast.succeed(t('Resume uploaded successfully!'))
      await list.cancel()
      list.setData(undefined, (documents = []) => putDocument(documents, uploaded))
      onUploaded(uploaded.id)
    } catch (error) {
      const failed: FailedUpload = error instanceof UploadFailure ? error : {}
      if (controller.signal.aborted || failed.status === HTTP_NO_SESSION) toast.dismiss()
      else {
        const { brief, whole } = describeUploadFailure(failed)
        toast.fail(brief)
        setFailure(whole)
      }
    } finally {
      running.current = undefined
      setIsUploading(false)
      void list.invalidate()
    }
  }
  return { upload, isUploading, failure, clearFailure: () => setFailure(undefined) }
}
