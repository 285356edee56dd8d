import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the button that takes the place of the one on the empty screen: with the first upload that one
 * is gone, and the focus that it had is this one's.
 */
export const useFocusOnceBegun = (isEmpty: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasEmpty.current && !isEmpty && isLost) button.current?.focus({ preventScroll: true })
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return button
}
