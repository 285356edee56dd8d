import { t } from '#src/language/t.ts'

const SINGLE_KEYS_OFF = 'single_key_shortcuts_off'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The key that goes with K for the command palette, as this device's keyboard names it. */
export const COMMAND_KEY = isApple ? '⌘' : t('Ctrl')

const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey

export const isCommandK = (event: KeyboardEvent): boolean => isCommand(event, 'k')

/** In a field it belongs to what is typed there. */
export const isUndo = (event: KeyboardEvent): boolean =>
  isCommand(event, 'z') && !event.defaultPrevented && !isWithin(event, FIELDS)

/** One key alone can be pressed by accident or by dictation: whoever wants can switch them off. */
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
    // Without storage they stay as they are.
  }
}

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
const BUSY_PLACES = '[role="menu"], [role="listbox"]'
const OPEN_DIALOGS = '[role="dialog"], [role="alertdialog"], [aria-modal="true"]'

const isWithin = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

export const isDialogOpen = (): boolean => document.querySelector(OPEN_DIALOGS) !== null

/** A key pressed on its own, outside of fields, menus and dialogs: it may be a shortcut. */
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
