import { type RefObject, useEffect, useRef } from 'react'

/**
 * When `isBusy` ends, returns the focus to the button, which was disabled meanwhile; not if it is
 * still disabled.
 */
export const useFocusAfter = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) button.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}
