/** Pages served by plain http have no clipboard of their own: the older way works there. */
const copyBySelection = (text: string): boolean => {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.style.position = 'fixed'
  holder.style.opacity = '0'
  document.body.append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Puts `text` on the clipboard; returns whether the browser allowed it. */
export const writeClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
