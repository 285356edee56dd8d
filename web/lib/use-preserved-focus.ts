import { useEffect, useRef } from 'react'

/**
 * Moving a row in the DOM takes the focus away: after `keepFocus` was called on its button, the
 * button with the same `data-move` gets the focus back.
 */
export const usePreservedFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement, body } = document
    const name = kept.current
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== body
    // Until the move is rendered, the button still has the focus.
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
