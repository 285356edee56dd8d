import { useEffect, useRef } from 'react'
import { showFailure } from '../../ui/toast.tsx'
import { useReadMail } from './use-read-mail.ts'

/** A mail's file as mail programs save or drag it. */
export const isMailFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.eml$/i.test(name) || type === 'message/rfc822'

const findMails = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(isMailFile)

const mayBeMail = (data: DataTransfer | null): boolean =>
  [...(data?.items ?? [])].some(
    ({ kind, type }) => kind === 'file' && (type === 'message/rfc822' || type === ''),
  )

/** Takes mails that are dropped anywhere; other files are left to whatever else takes them. */
export const useDroppedMail = (): void => {
  const { readAll, failure } = useReadMail()
  const latest = useRef(readAll)
  useEffect(() => {
    latest.current = readAll
  })
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (mayBeMail(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const mails = findMails(event.dataTransfer)
      if (mails.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      void latest.current(mails)
    }
    // Before what takes files on the screen itself.
    window.addEventListener('dragover', onDragOver, true)
    window.addEventListener('drop', onDrop, true)
    return () => {
      window.removeEventListener('dragover', onDragOver, true)
      window.removeEventListener('drop', onDrop, true)
    }
  }, [])
  useEffect(() => {
    if (failure !== undefined) showFailure(failure)
  }, [failure])
}
