import { useEffect, useRef } from 'react'
import { showFailure } from '../../ui/toast.tsx'
import { useReadMail } from './use-read-mail.ts'

/** A mail's file as mail programs save or drag it. */
export const isMailFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.eml$/i.test(name) || type === 'message/rfc822'

const findMail = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(isMailFile)

const mayBeMail = (data: DataTransfer | null): boolean =>
  [...(data?.items ?? [])].some(
    ({ kind, type }) => kind === 'file' && (type === 'message/rfc822' || type === ''),
  )

/** Takes a mail that is dropped anywhere; other files are left to whatever else takes them. */
export const useDroppedMail = (): void => {
  const { read, failure } = useReadMail()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (mayBeMail(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const mail = findMail(event.dataTransfer)
      if (mail === undefined) return
      event.preventDefault()
      event.stopPropagation()
      void latest.current(mail)
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
