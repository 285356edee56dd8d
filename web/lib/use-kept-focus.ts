import { useEffect, useRef } from 'react'

/**
 * A row that is moved in the page loses the focus: the button of the same name (`data-move`) gets it
 * again, once `keepFocus` was called while it had it.
 */
export const useKeptFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || kept.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-move="${kept.current}"]`)?.focus()
  })
  const keepFocus = () => {
    const { activeElement } = document
    kept.current = activeElement instanceof HTMLElement ? activeElement.dataset['move'] : undefined
  }
  return { list, keepFocus }
}
