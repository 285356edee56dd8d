import { useSyncExternalStore } from 'react'

/** The ids selected on the board or in the list; one selection per page. */
let chosen: ReadonlySet<string> = new Set()
/** Where a Shift selection starts. */
let anchor: string | undefined
const listeners = new Set<() => void>()
/** The visible lists, whose order a range follows. */
const shown = new Set<readonly { id: string }[]>()

const set = (next: ReadonlySet<string>) => {
  chosen = next
  for (const listener of listeners) listener()
}

const findRange = (id: string): string[] | undefined => {
  for (const list of shown) {
    const ends = [id, anchor].map((end) => list.findIndex((one) => one.id === end))
    const [from, to] = [Math.min(...ends), Math.max(...ends)]
    if (from >= 0) return list.slice(from, to + 1).map((one) => one.id)
  }
  return undefined
}

export const selection = {
  /**
   * Toggles one row; with `isRange` selects all rows from the last toggled one to it, within one
   * list.
   */
  press(id: string, isRange = false) {
    const range = isRange ? findRange(id) : undefined
    const next = new Set(chosen)
    if (range) for (const one of range) next.add(one)
    else if (!next.delete(id)) next.add(id)
    anchor = id
    set(next)
  },
  add(ids: readonly string[]) {
    set(new Set([...chosen, ...ids]))
  },
  /** Selects all rows of the list that contains `id`. */
  addListOf(id: string) {
    for (const list of shown) {
      if (list.some((one) => one.id === id)) selection.add(list.map((one) => one.id))
    }
  },
  clear() {
    anchor = undefined
    if (chosen.size > 0) set(new Set())
  },
  /** Registers a visible list; returns a function that removes it. */
  show(list: readonly { id: string }[]) {
    shown.add(list)
    return () => void shown.delete(list)
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSelection = () => useSyncExternalStore(subscribe, () => chosen)
export const useIsSelecting = () => useSyncExternalStore(subscribe, () => chosen.size > 0)
export const useIsSelected = (id: string) => useSyncExternalStore(subscribe, () => chosen.has(id))
