import { useSyncExternalStore } from 'react'
import type { DocumentType } from '#src/documents/constants.ts'
import { readToken, subscribeToAuth } from '../../../lib/auth.ts'
import { newId } from '../../../lib/new-id.ts'
import { api, trpcClient } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { putDocument } from '../describe-document.ts'
import { describeUploadFailure, mayRetry, TYPE_FAILED } from '../failure-texts.ts'
import { guessType } from './check-file.ts'
import { uploadDocument } from './upload-document.ts'
import { t } from '#src/language/t.ts'

/** An upload that is running or has failed. */
export type Upload = {
  id: string
  file: File
  type: DocumentType
  /** The share of bytes sent, 0 to 1. */
  progress: number
  failure?: { message: string; mayRetry: boolean }
}

/*
 * Module state instead of component state, so that an upload continues and stays visible when the
 * person leaves the screen and comes back.
 */
let uploads: readonly Upload[] = []
const controllers = new Map<string, AbortController>()
const listeners = new Set<() => void>()

const become = (next: readonly Upload[]) => {
  uploads = next
  listeners.forEach((listener) => listener())
}

const change = (id: string, changes: Partial<Upload>) =>
  become(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

const remove = (id: string) => become(uploads.filter((upload) => upload.id !== id))

const keep = async (upload: Upload, signal: AbortSignal): Promise<void> => {
  const onProgress = (progress: number) => change(upload.id, { progress })
  const sending = { type: upload.type, requestId: upload.id }
  const document = await uploadDocument(upload.file, sending, { onProgress, signal })
  await api.documents.list.cancel()
  api.documents.list.setData(undefined, (list) => list && putDocument(list, document))
  const wanted = uploads.find(({ id }) => id === upload.id)?.type ?? document.document_type
  remove(upload.id)
  showToast({ message: t('Uploaded {filename}', { filename: document.filename }) })
  if (wanted !== document.document_type) await changeLate(document.id, wanted)
}

/** Applies a type that was chosen while the file was uploading with another one. */
const changeLate = async (id: string, document_type: DocumentType) => {
  try {
    await trpcClient.documents.setType.mutate({ id, document_type })
  } catch {
    showFailure(TYPE_FAILED)
  }
}

const run = async (upload: Upload): Promise<void> => {
  const controller = new AbortController()
  controllers.set(upload.id, controller)
  try {
    await keep(upload, controller.signal)
  } catch (error) {
    if (controller.signal.aborted) return
    const failure = { message: describeUploadFailure(error), mayRetry: mayRetry(error) }
    change(upload.id, { failure })
  } finally {
    controllers.delete(upload.id)
    void api.documents.list.invalidate()
  }
}

/** Uploads a file that has been checked. */
export const startUpload = (file: File, type: DocumentType = guessType(file.name)): void => {
  const upload = { id: newId(), file, type, progress: 0 }
  become([...uploads, upload])
  void run(upload)
}

export const retryUpload = (id: string): void => {
  const failed = uploads.find((upload) => upload.id === id)
  if (!failed?.failure) return
  const { failure: _failure, ...upload } = { ...failed, progress: 0 }
  become(uploads.map((one) => (one.id === id ? upload : one)))
  void run(upload)
}

/** Aborts the upload if it is running, and removes it from the list. */
export const cancelUpload = (id: string): void => {
  remove(id)
  controllers.get(id)?.abort()
}

export const setUploadType = (id: string, type: DocumentType): void => change(id, { type })

let token = readToken()
subscribeToAuth(() => {
  if (token === (token = readToken())) return
  for (const { id } of uploads) cancelUpload(id)
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads)
