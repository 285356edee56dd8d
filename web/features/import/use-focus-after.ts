import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once `isBusy` is over, the focus goes back to the button, which could not keep it meanwhile; while
 * that is still out of use, it stays where it is.
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
