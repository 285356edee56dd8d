import { useEffect, useLayoutEffect, useRef } from 'react'

/** What is around an element, from the inside out. */
const listAround = (element: Element): Element[] => {
  const { parentElement } = element
  return parentElement ? [parentElement, ...listAround(parentElement)] : []
}

/**
 * Gives the focus back to what opened the dialog, once the last one is closed. Where that is gone (an
 * entry that was deleted, say), to what `findLanding` answers for the nearest element around it that
 * is still there; else to the screen's content. `findLanding` must be a stable function.
 */
export const useReturnFocus = (
  isOpen: boolean,
  findLanding: (nearest: Element | undefined) => HTMLElement | null | undefined,
): void => {
  const opener = useRef<HTMLElement>(undefined)
  const around = useRef<readonly Element[]>([])
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isOpen || !(focused instanceof HTMLElement) || focused === document.body) return
    opener.current = focused
    around.current = listAround(focused)
  }, [isOpen])

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      // After the dialog has let go of the focus that it traps, and an entry of its place.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (!isLost) return
        const target = opener.current?.isConnected
          ? opener.current
          : findLanding(around.current.find(({ isConnected }) => isConnected))
        const landing = target ?? document.querySelector<HTMLElement>('main')
        landing?.focus({ preventScroll: true })
        opener.current = undefined
        around.current = []
      })
    }
    wasOpen.current = isOpen
  }, [isOpen, findLanding])
}
