import { type ReactNode, useCallback, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { useJobDialogs } from '../dialogs.ts'
import type { OpenMenu } from './card-menu.tsx'

const loadMenu = async () => (await import('./card-menu.tsx')).CardMenu

/** Loads the menu's code in advance. */
export const preloadCardMenu = (): void => void loadMenu().catch(() => undefined)

/** The shared menu of all cards or rows: `show` opens it at a button, `menu` must be rendered. */
export const useCardMenu = (
  onMove: (job: Job, status: JobStatus, isByKeyboard: boolean) => void,
): { show: (job: Job, button: HTMLElement) => Promise<void>; menu: ReactNode } => {
  const [menu, setMenu] = useState<OpenMenu>()
  const { open } = useJobDialogs()

  const { Part: CardMenu, want } = useLoaded(loadMenu)

  const show = useCallback(
    async (job: Job, button: HTMLElement) => {
      if (!(await want())) return
      button.setAttribute('aria-expanded', 'true')
      setMenu({ job, button })
    },
    [want],
  )

  const close = () => {
    menu?.button.removeAttribute('aria-expanded')
    // Done before another dialog opens, so that closing it returns the focus to the card.
    menu?.button.focus({ preventScroll: true })
    setMenu(undefined)
  }

  return {
    show,
    menu: menu && CardMenu && (
      <CardMenu
        menu={menu}
        onClose={close}
        onMove={(job, status, isByKeyboard) => {
          close()
          onMove(job, status, isByKeyboard)
        }}
        onDialog={(dialog, job) => {
          close()
          open(dialog, { job: job.id })
        }}
      />
    ),
  }
}
