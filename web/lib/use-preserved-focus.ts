import { useEffect, useRef } from 'react'

/**
 * Moving a row in the DOM takes the focus away: after `keepFocus` was called on its button, the
 * button with the same `data-move` gets the focus back.
 */
export const usePreservedFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement, body } = document
    const name = moved.current
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== body
    // Until the move is rendered, the button still has the focus.
    if (name === undefined || (hasFocus && activeElement.dataset['move'] === name)) return
    moved.current = undefined
    if (!hasFocus) list.current?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus()
  })
  const keepFocus = () => {
    const { activeElement } = document
    moved.current = activeElement instanceof HTMLElement ? activeElement.dataset['move'] : undefined
  }
  return { list, keepFocus }
}
