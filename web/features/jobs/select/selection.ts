import { useSyncExternalStore } from 'react'

/** What is selected on the board or in the list, by id; one for the page. */
let chosen: ReadonlySet<string> = new Set()
/** Where a range begins. */
let anchor: string | undefined
const listeners = new Set<() => void>()
/** The lists that are shown, whose order a range follows. */
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
  /** Selects one, or no longer; with `isRange` all from the last one to it, in one list. */
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
  /** All of the list that holds `id`. */
  addListOf(id: string) {
    for (const list of shown) {
      if (list.some((one) => one.id === id)) selection.add(list.map((one) => one.id))
    }
  },
  clear() {
    anchor = undefined
    if (chosen.size > 0) set(new Set())
  },
  /** Returns what takes the list away again. */
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
