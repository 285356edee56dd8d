import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { areSingleKeysOn, COMMAND_KEY, switchSingleKeys } from '../../../lib/keys.ts'
import classes from './shortcuts-dialog.module.css'

type Shortcut = { keys: string[]; does: string }

const ANYWHERE: Shortcut[] = [
  { keys: [COMMAND_KEY, 'K'], does: 'Find anything: screens, actions, applications' },
  { keys: [COMMAND_KEY, 'Z'], does: 'Undo, while a message offers it' },
  { keys: ['/'], does: 'Search applications' },
  { keys: ['n'], does: 'Add an application' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Esc'], does: 'Close a dialog or a menu' },
]

const ON_THE_BOARD: Shortcut[] = [
  { keys: ['Enter'], does: 'Open the application' },
  { keys: ['Space'], does: 'Pick up a card, then drop it' },
  { keys: ['←', '→'], does: 'Move a picked-up card to another column' },
  { keys: ['Esc'], does: 'Put a picked-up card back' },
  { keys: ['x'], does: 'Select the card; with Shift and a click, all up to another' },
  { keys: [COMMAND_KEY, 'A'], does: 'Select the whole column' },
  { keys: ['g'], does: 'Ghosted, or no longer' },
  { keys: ['w'], does: 'Withdrawn, or no longer' },
  { keys: ['e'], does: 'Archive' },
]

const AMONG_BOOKMARKS: Shortcut[] = [
  { keys: ['/'], does: 'Search bookmarks' },
  { keys: [COMMAND_KEY, 'V'], does: 'Add the address you have copied' },
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

/** What `?` shows: every shortcut, and a switch for those of a single key. */
export const ShortcutsDialog = (props: { isOpen: boolean; onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" size="md" {...props}>
    <ShortcutList title="Anywhere" shortcuts={ANYWHERE} />
    <ShortcutList title="On the board" shortcuts={ON_THE_BOARD} />
    <ShortcutList title="Among your bookmarks" shortcuts={AMONG_BOOKMARKS} />
    <SingleKeySwitch />
  </Dialog>
)

const SingleKeySwitch = () => {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Checkbox
      checked={isOn}
      label="Use single-key shortcuts"
      description={`Off, only those with ${COMMAND_KEY} and the keys of the board work.`}
      onChange={({ currentTarget: { checked } }) => {
        switchSingleKeys(checked)
        setIsOn(checked)
      }}
    />
  )
}
