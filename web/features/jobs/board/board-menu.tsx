import { MoreHorizontal } from 'lucide-react'
import { type ComponentType, useCallback, useState } from 'react'
import { useLoaded } from '../../../ui/use-loaded.ts'
import classes from './board-menu.module.css'
import { t } from '#src/language/t.ts'

/** Entries of other features, which open their own dialogs. */
export type LoadMenuItems = () => Promise<ComponentType>

const loadList = async (loadItems: LoadMenuItems) => {
  const [{ MenuList }, Items] = await Promise.all([import('./board-menu-list.tsx'), loadItems()])
  return (props: { button: HTMLElement; onClose: () => void }) => (
    <MenuList {...props}>
      <Items />
    </MenuList>
  )
}

/** Actions for all applications: import, export, archived and deleted ones, and their stages. */
export const BoardMenu = ({ loadItems }: { loadItems: LoadMenuItems }) => {
  /** The button at which the menu is open. */
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
