import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Returns the ancestors of an element, innermost first. */
const listAround = (element: Element): Element[] => {
  const { parentElement } = element
  return parentElement ? [parentElement, ...listAround(parentElement)] : []
}

/**
 * Restores the focus after the last dialog is closed: to the element that opened it; if that is
 * gone, to the element that shows the dialog's subject; if that was deleted, to what `findLanding`
 * finds in the nearest remaining ancestor; else to the screen's content.
 */
export const useReturnFocus = (
  isOpen: boolean,
  findSubject: () => HTMLElement | null | undefined = () => undefined,
  findLanding: (nearest: Element) => HTMLElement | null | undefined = () => undefined,
): void => {
  const opener = useRef<HTMLElement>(undefined)
  const around = useRef<readonly Element[]>([])
  const wasOpen = useRef(isOpen)

  const remember = useEffectEvent(() => {
    const focused = document.activeElement
    const isSomewhere = focused instanceof HTMLElement && focused !== document.body
    opener.current = isSomewhere ? focused : undefined
    const start = findSubject() ?? opener.current
    around.current = start ? listAround(start) : []
  })
  useLayoutEffect(() => {
    if (isOpen) remember()
  }, [isOpen])

  const giveBack = useEffectEvent(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost) return
    const nearest = around.current.find(({ isConnected }) => isConnected)
    const target = opener.current?.isConnected
      ? opener.current
      : (findSubject() ?? (nearest && findLanding(nearest)))
    const landing = target ?? document.querySelector<HTMLElement>('main')
    landing?.focus({ preventScroll: true })
  })
  useEffect(() => {
    // After the dialog has released its focus trap and a deleted entry is removed.
    if (wasOpen.current && !isOpen) requestAnimationFrame(() => giveBack())
    wasOpen.current = isOpen
  }, [isOpen])
}
