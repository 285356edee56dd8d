/** Whether a file is a saved mail, judged by its name and type. */
const isMailFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.eml$/i.test(name) || type === 'message/rfc822'

const findMails = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(isMailFile)

const mayBeMail = (data: DataTransfer | null): boolean =>
  [...(data?.items ?? [])].some(
    ({ kind, type }) => kind === 'file' && (type === 'message/rfc822' || type === ''),
  )

type Reader = (mails: readonly File[]) => void

let reader: Reader | undefined
let waiting: readonly File[] = []

/** Listens for mails dropped anywhere on the page; other files are left to other drop handlers. */
export function listenForDroppedMails(): void {
  // In the capture phase, before drop handlers of the screen.
  window.addEventListener(
    'dragover',
    (event) => {
      if (mayBeMail(event.dataTransfer)) event.preventDefault()
    },
    true,
  )
  window.addEventListener(
    'drop',
    (event) => {
      const mails = findMails(event.dataTransfer)
      if (mails.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      if (reader === undefined) waiting = [...waiting, ...mails]
      else reader(mails)
    },
    true,
  )
}

/** Whether mails were dropped before the code that reads them was loaded. */
export const hasDroppedMails = (): boolean => waiting.length > 0

/**
 * Passes dropped mails to `read`, beginning with those that are waiting. Returns a function that
 * stops it.
 */
export function takeDroppedMails(read: Reader): () => void {
  reader = read
  const first = waiting
  waiting = []
  if (first.length > 0) read(first)
  return () => {
    if (reader === read) reader = undefined
  }
}
