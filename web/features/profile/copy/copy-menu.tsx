import { Menu } from '@mantine/core'
import { useRef } from 'react'
import classes from './copy-button.module.css'
import { copyFrom } from './copied.ts'
import type { Piece } from './copy-texts.ts'
import { t } from '#src/language/t.ts'

/** A copy button with a menu, for values that forms ask for as a whole or in parts. */
export const CopyMenu = (props: { name: string; items: readonly Piece[]; isSubtle?: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  const copy = (text: string) => {
    if (button.current) void copyFrom(button.current, text)
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          ref={button}
          type="button"
          className={classes.copy}
          data-block={!props.isSubtle || undefined}
          data-menu
          aria-label={props.name}
          title={t('Copy')}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Copy')}</Menu.Label>
        {props.items.map(({ label, text }) => (
          <Menu.Item key={label} onClick={() => copy(text)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
