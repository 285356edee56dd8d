import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useJobDialogs } from '../dialogs.ts'
import type { OpenMenu } from './card-menu.tsx'

const loadMenu = () => import('./card-menu.tsx')
const CardMenu = lazy(async () => ({ default: (await loadMenu()).CardMenu }))

/** Fetches the menu's code before it is asked for. */
export const preloadCardMenu = (): void => void loadMenu().catch(() => undefined)

/** The shared menu of all cards or rows: `show` opens it at a button, `menu` is to be rendered. */
export const useCardMenu = (
  onMove: (job: Job, status: JobStatus, isByKeyboard: boolean) => void,
): { show: (job: Job, button: HTMLElement) => void; menu: ReactNode } => {
  const [menu, setMenu] = useState<OpenMenu>()
  const { open } = useJobDialogs()

  const show = useCallback((job: Job, button: HTMLElement) => {
    button.setAttribute('aria-expanded', 'true')
    setMenu({ job, button })
  }, [])

  const close = () => {
    menu?.button.removeAttribute('aria-expanded')
    // Before anything else opens, so that closing that gives the focus back to the card.
    menu?.button.focus({ preventScroll: true })
    setMenu(undefined)
  }

  return {
    show,
    menu: menu && (
      <Suspense>
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
      </Suspense>
    ),
  }
}
