import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What is around an element, from the inside out. */
const listAround = (element: Element): Element[] => {
  const { parentElement } = element
  return parentElement ? [parentElement, ...listAround(parentElement)] : []
}

/**
 * Gives the focus back once the last dialog is closed: to what opened it; where that is gone, to the
 * element that shows what it was about; where that is gone, too (an entry that was deleted, say), to
 * what `findLanding` finds for the nearest element that is left around; else to the screen's content.
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
    // After the dialog has let go of the focus that it traps, and an entry of its place.
    if (wasOpen.current && !isOpen) requestAnimationFrame(() => giveBack())
    wasOpen.current = isOpen
  }, [isOpen])
}
