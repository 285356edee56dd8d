import { useDeferredValue, useEffect, useRef, useState } from 'react'

/** Browsers allow some 100 changes of the address in 30 s, and typing is faster. */
const ADDRESS_DELAY_MS = 250

/**
 * The text of a search field: shown at once, searched for when there is time, and written to the
 * address (`inAddress`, `onWrite`) after a moment. What comes from the address shows in the field.
 */
export const useSearchText = (inAddress: string, onWrite: (text: string) => void) => {
  const [text, setText] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: string }>(undefined)

  if (inAddress !== known) {
    setKnown(inAddress)
    // Back, a link or the palette; our own echo must not undo what was typed since.
    if (inAddress !== written) setText(inAddress)
  }

  /** Writes what waits: what follows, a dialog say, is another step of the history. */
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
