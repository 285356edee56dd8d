import { useEffect, useEffectEvent } from 'react'
import { completeAddress, isWebAddress } from '#src/resources/address.ts'
import { URL_MAX } from '#src/fields.ts'
import { isDialogOpen } from '../shell/shortcuts/keys.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Hears of an address that is pasted anywhere on the page but into a field or a dialog. */
export const usePastedAddress = (onPaste: (url: string) => void): void => {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null
    if (event.defaultPrevented || isInField || isDialogOpen()) return
    const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
    // Without `www.`, a word with a dot in it may mean anything.
    const text = /^www\./i.test(pasted) ? completeAddress(pasted) : pasted
    if (text.length > URL_MAX || !isWebAddress(text)) return
    event.preventDefault()
    onPaste(text)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event)
    window.addEventListener('paste', listener)
    return () => window.removeEventListener('paste', listener)
  }, [])
}
