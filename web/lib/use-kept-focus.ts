import { useEffect, useRef } from 'react'

/**
 * A row that is moved in the page loses the focus: the button of the same name (`data-move`) gets it
 * again, once `keepFocus` was called while it had it.
 */
export const useKeptFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement, body } = document
    const name = kept.current
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== body
    // Until the move is shown, its button has the focus still.
    if (name === undefined || (hasFocus && activeElement.dataset['move'] === name)) return
    kept.current = undefined
    if (!hasFocus) list.current?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus()
  })
  const keepFocus = () => {
    const { activeElement } = document
    kept.current = activeElement instanceof HTMLElement ? activeElement.dataset['move'] : undefined
  }
  return { list, keepFocus }
}
