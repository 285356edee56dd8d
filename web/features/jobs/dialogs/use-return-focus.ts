import { useEffect, useLayoutEffect, useRef } from 'react'

const opensDialog = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body

/** The card of an application, wherever the screen shows it. */
const findCard = (id: string | undefined) =>
  id === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-job-card="${CSS.escape(id)}"]`)

/**
 * Gives the focus back to what opened the dialog, once the last one is closed; or to the card of its
 * application where the opener (an entry of a menu, say) is gone; else to the screen's content.
 */
export const useReturnFocus = (isOpen: boolean, jobId: string | undefined): void => {
  const opener = useRef<HTMLElement>(null)
  const lastJobId = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (isOpen && opensDialog(document.activeElement)) opener.current = document.activeElement
  }, [isOpen])

  useEffect(() => {
    if (jobId !== undefined) lastJobId.current = jobId
  }, [jobId])

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const target = opener.current?.isConnected ? opener.current : findCard(lastJobId.current)
      opener.current = null
      // After the dialog has let go of the focus that it traps.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        const landing = target ?? document.querySelector<HTMLElement>('main')
        if (isLost) landing?.focus({ preventScroll: true })
      })
    }
    wasOpen.current = isOpen
  }, [isOpen])
}
