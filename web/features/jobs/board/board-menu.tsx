import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import classes from './board-menu.module.css'

const MenuList = lazy(async () => ({ default: (await import('./board-menu-list.tsx')).MenuList }))

/** What is about the whole board: stages, and what was put away. */
export const BoardMenu = () => {
  /** The button, while the menu is open at it. */
  const [button, setButton] = useState<HTMLElement>()
  const close = () => {
    setButton(undefined)
    button?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        type="button"
        className={classes.more}
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <MoreHorizontal size={20} aria-hidden />
      </button>
      {button && (
        <Suspense>
          <MenuList button={button} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
