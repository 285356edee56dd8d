import { useDeferredValue, useEffect, useRef, useState } from 'react'

/** Browsers allow about 100 history updates in 30 s; typing is faster. */
const ADDRESS_DELAY_MS = 250

/**
 * The text of a search field: shown at once, searched with low priority, and written to the URL
 * (`inAddress`, `onWrite`) after a delay. Changes of the URL update the field.
 */
export const useSearchText = (inAddress: string, onWrite: (text: string) => void) => {
  const [text, setText] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: string }>(undefined)

  if (inAddress !== known) {
    setKnown(inAddress)
    // Changed by Back, a link or the palette. The hook's own update must not undo later typing.
    if (inAddress !== written) setText(inAddress)
  }

  /** Writes a delayed text at once, before something else such as a dialog adds a history entry. */
  const flush = () => {
    if (!waiting.current) return
    const { timer, value } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    setWritten(value)
    onWrite(value)
  }

  const type = (value: string) => {
    setText(value)
    clearTimeout(waiting.current?.timer)
    waiting.current = { timer: setTimeout(flush, ADDRESS_DELAY_MS), value: value.trim() }
  }

  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  return { text, query: useDeferredValue(text), type, flush }
}
