import { Menu } from '@mantine/core'
import { Archive, Layers, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useJobDialogs } from '../dialogs.ts'
import classes from './card-menu.module.css'
import { t } from '#src/language/t.ts'

const ENTRIES = [
  { dialog: 'stages', label: t('Stages'), Icon: Layers },
  { dialog: 'archived', label: t('Archived'), Icon: Archive },
  { dialog: 'deleted', label: t('Recently deleted'), Icon: Trash2 },
] as const

/** The entries of the board's menu, at the pressed button. */
export const MenuList = (props: {
  button: HTMLElement
  onClose: () => void
  children: ReactNode
}) => {
  const { open } = useJobDialogs()
  const { top, left, width, height } = props.button.getBoundingClientRect()
  return (
    <Menu
      opened
      onClose={props.onClose}
      width={250}
      position="bottom-end"
      portalProps={{ target: '#main' }}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown ?? '', item: classes.item ?? '' }}
    >
      <Menu.Target>
        <span aria-hidden className={classes.anchor} style={{ top, left, width, height }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('More actions')}>
        {props.children}
        <Menu.Divider />
        {ENTRIES.map(({ dialog, label, Icon }) => (
          <Menu.Item
            key={dialog}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => open(dialog)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
