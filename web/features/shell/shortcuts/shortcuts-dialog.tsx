import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { areSingleKeysOn, COMMAND_KEY, switchSingleKeys } from '../../../lib/keys.ts'
import classes from './shortcuts-dialog.module.css'
import { t } from '#src/language/t.ts'

type Shortcut = { keys: string[]; does: string }

const ANYWHERE: Shortcut[] = [
  { keys: [COMMAND_KEY, 'K'], does: t('Find anything: screens, actions, applications') },
  { keys: [COMMAND_KEY, 'Z'], does: t('Undo, while a message offers it') },
  { keys: ['/'], does: t('Search applications') },
  { keys: ['n'], does: t('Add an application') },
  { keys: ['?'], does: t('Show this list') },
  { keys: [t('Esc')], does: t('Close a dialog or a menu') },
]

const ON_THE_BOARD: Shortcut[] = [
  { keys: [t('Enter')], does: t('Open the application') },
  { keys: [t('Space')], does: t('Pick up a card, then drop it') },
  { keys: ['←', '→'], does: t('Move a picked-up card to another column') },
  { keys: [t('Esc')], does: t('Put a picked-up card back') },
  { keys: ['x'], does: t('Select the card; with Shift and a click, all up to another') },
  { keys: [COMMAND_KEY, 'A'], does: t('Select the whole column') },
  { keys: ['g'], does: t('Mark or unmark as ghosted') },
  { keys: ['w'], does: t('Mark or unmark as withdrawn') },
  { keys: ['e'], does: t('Archive') },
]

const AMONG_BOOKMARKS: Shortcut[] = [
  { keys: ['/'], does: t('Search bookmarks') },
  { keys: [COMMAND_KEY, 'V'], does: t('Add the address you have copied') },
]

const ShortcutList = (props: { title: string; shortcuts: Shortcut[] }) => (
  <section className={classes.section}>
    <h3>{props.title}</h3>
    <dl className={classes.list}>
      {props.shortcuts.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** All shortcuts (opened with `?`), and a switch for those of a single key. */
export const ShortcutsDialog = (props: { isOpen: boolean; onClose: () => void }) => (
  <Dialog title={t('Keyboard shortcuts')} size="md" {...props}>
    <ShortcutList title={t('Anywhere')} shortcuts={ANYWHERE} />
    <ShortcutList title={t('On the board')} shortcuts={ON_THE_BOARD} />
    <ShortcutList title={t('Among your bookmarks')} shortcuts={AMONG_BOOKMARKS} />
    <SingleKeySwitch />
  </Dialog>
)

const SingleKeySwitch = () => {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Checkbox
      checked={isOn}
      label={t('Use single-key shortcuts')}
      description={t('Off, only those with {key} and the keys of the board work.', {
        key: COMMAND_KEY,
      })}
      onChange={({ currentTarget: { checked } }) => {
        switchSingleKeys(checked)
        setIsOn(checked)
      }}
    />
  )
}
