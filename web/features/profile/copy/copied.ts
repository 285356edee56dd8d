import { useSyncExternalStore } from 'react'
import { showFailure } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const SHOWN_MS = 1_800

let announcement = ''
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let marked: HTMLElement | undefined

const say = (sentence: string) => {
  announcement = sentence
  for (const listener of listeners) listener()
}

const clear = () => {
  clearTimeout(timer)
  marked?.removeAttribute('data-copied')
  say('')
}

/**
 * Copies `text`, announces it to screen readers, and marks the button for a moment. A page has
 * hundreds of these buttons: they share one state and cause no render.
 */
export const copyFrom = async (button: HTMLElement, text: string): Promise<void> => {
  clear()
  if (!(await writeClipboard(text))) {
    showFailure(
      t('Your browser did not allow copying. Please select the text and copy it yourself.'),
    )
    return
  }
  marked = button
  button.dataset['copied'] = ''
  say(t('Copied'))
  timer = setTimeout(clear, SHOWN_MS)
}

/** Pages served over plain http have no clipboard API; `execCommand` works there. */
const copyBySelection = (text: string): boolean => {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.style.position = 'fixed'
  holder.style.opacity = '0'
  document.body.append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Copies `text` to the clipboard; returns whether the browser allowed it. */
const writeClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The announcement of the last copy; empty after a moment. */
export const useCopied = (): string => useSyncExternalStore(subscribe, () => announcement)
