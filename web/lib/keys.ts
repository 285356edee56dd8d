import { t } from '#src/language/t.ts'

const SINGLE_KEYS_OFF = 'single_key_shortcuts_off'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The name of the modifier key that opens the command palette with K on this device. */
export const COMMAND_KEY = isApple ? '⌘' : t('Ctrl')

const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey

export const isCommandK = (event: KeyboardEvent): boolean => isCommand(event, 'k')

/** Whether it is the Undo shortcut. In a text field the browser undoes the typing instead. */
export const isUndo = (event: KeyboardEvent): boolean =>
  isCommand(event, 'z') && !event.defaultPrevented && !isWithin(event, FIELDS)

/** Single-key shortcuts can be triggered by accident or dictation, so they can be switched off. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(SINGLE_KEYS_OFF) === null
  } catch {
    return true
  }
}

export const switchSingleKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(SINGLE_KEYS_OFF)
    else localStorage.setItem(SINGLE_KEYS_OFF, '1')
  } catch {
    // Storage is blocked: the setting does not change.
  }
}

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
const BUSY_PLACES = '[role="menu"], [role="listbox"]'
const OPEN_DIALOGS = '[role="dialog"], [role="alertdialog"], [aria-modal="true"]'

const isWithin = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

export const isDialogOpen = (): boolean => document.querySelector(OPEN_DIALOGS) !== null

/**
 * Whether a key was pressed alone, outside of fields, menus and dialogs, so that it may be a
 * shortcut.
 */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isWithin(event, FIELDS) &&
  !isWithin(event, BUSY_PLACES) &&
  !isDialogOpen()
