import { MoreHorizontal } from 'lucide-react'
import { type ComponentType, useCallback, useState } from 'react'
import { useLoaded } from '../../../ui/use-loaded.ts'
import classes from './board-menu.module.css'
import { t } from '#src/language/t.ts'

/** Entries of other features; they open what they open by themselves. */
export type LoadMenuItems = () => Promise<ComponentType>

const loadList = async (loadItems: LoadMenuItems) => {
  const [{ MenuList }, Items] = await Promise.all([import('./board-menu-list.tsx'), loadItems()])
  return (props: { button: HTMLElement; onClose: () => void }) => (
    <MenuList {...props}>
      <Items />
    </MenuList>
  )
}

/** What is done with all applications at once: brought in, taken out, put away; and their stages. */
export const BoardMenu = ({ loadItems }: { loadItems: LoadMenuItems }) => {
  /** The button, while the menu is open at it. */
  const [button, setButton] = useState<HTMLElement>()
  const { Part: List, want } = useLoaded(useCallback(() => loadList(loadItems), [loadItems]))
  const close = () => {
    setButton(undefined)
    button?.focus({ preventScroll: true })
  }
  const openAt = async (at: HTMLElement) => {
    setButton(at)
    if (!(await want())) setButton(undefined)
  }
  return (
    <>
      <button
        type="button"
        className={classes.more}
        aria-label={t('More actions')}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={(event) => void openAt(event.currentTarget)}
      >
        <MoreHorizontal size={20} aria-hidden />
      </button>
      {button && List && <List button={button} onClose={close} />}
    </>
  )
}
