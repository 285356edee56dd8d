/** A mail's file as mail programs save or drag it. */
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

/** Hears of mails that are dropped anywhere; other files are left to whatever else takes them. */
export function hearDroppedMails(): void {
  // Before what takes files on the screen itself.
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

/** Whether some came before the code that reads them. */
export const hasDroppedMails = (): boolean => waiting.length > 0

/** Gives the mails to `read`, those first that came before its code did. Returns a function that ends it. */
export function takeDroppedMails(read: Reader): () => void {
  reader = read
  const first = waiting
  waiting = []
  if (first.length > 0) read(first)
  return () => {
    if (reader === read) reader = undefined
  }
}
