import { type RefObject, useEffect, useRef } from 'react'

/** For the toolbar's button: it takes the focus of the empty screen's one, which goes with the first upload. */
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
