import { useEffect, useRef } from 'react'
import { takeDroppedMails } from '../../lib/dropped-mails.ts'
import { showFailure } from '../../ui/toast.tsx'
import { useReadMail } from './use-read-mail.ts'

/** Reads mails that are dropped anywhere on the page. */
export const useDroppedMail = (): void => {
  const { readAll, failure } = useReadMail()
  const latest = useRef(readAll)
  useEffect(() => {
    latest.current = readAll
  })
  useEffect(() => takeDroppedMails((mails) => void latest.current(mails)), [])
  useEffect(() => {
    if (failure !== undefined) showFailure(failure)
  }, [failure])
}
