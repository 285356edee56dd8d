import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the keyboard goes on when what opened the dialog has gone with it. */
const findLanding = (openerCard: Element | null): HTMLElement | null =>
  (openerCard?.isConnected ? openerCard.querySelector<HTMLElement>('header button') : null) ??
  document.querySelector<HTMLElement>('main')

/**
 * Gives the focus back to what opened the dialog, once the last one is closed; where that is gone (an
 * entry that was deleted), to the first button of its card.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  const opener = useRef<HTMLElement>(null)
  const card = useRef<Element>(null)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isOpen || !(focused instanceof HTMLElement) || focused === document.body) return
    opener.current = focused
    card.current = focused.closest('section')
  }, [isOpen])

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      // After the dialog has let go of the focus that it traps, and the entry of its place.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        const target = opener.current?.isConnected ? opener.current : findLanding(card.current)
        if (isLost) target?.focus({ preventScroll: true })
      })
    }
    wasOpen.current = isOpen
  }, [isOpen])
}
