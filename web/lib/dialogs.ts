import {
  type HistoryState,
  type RegisteredRouter,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Readers, readSearch, type Search } from './search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if opening a dialog created this history entry, so going back closes it. */
    isDialog?: boolean
  }
}

/**
 * The dialogs of one feature, stored in the URL: one search parameter names the open dialog, the
 * others identify what it shows. Back closes it, a reload keeps it, and a link can open it.
 */
export type Dialogs<Name extends string, Params extends object> = {
  /** The parameter that names the open dialog, and the names of all parameters. */
  key: string
  keys: readonly string[]
  read: (search: Readonly<Record<string, unknown>>) => Params
  findName: (params: Params) => Name | undefined
}

/**
 * `search` goes into the route's search schema: a reader for each parameter, with `findName` for
 * the one that names the dialog.
 */
export const declareDialogs = <Params extends Readers, Name extends string>(
  search: Params,
  findName: (params: Search<Params>) => Name | undefined,
): Dialogs<Name, Search<Params>> & { search: Params } => {
  const keys = Object.keys(search)
  declared.push(keys)
  return { search, key: keys[0] ?? '', keys, read: readSearch(search), findName }
}

/**
 * The parameter names of each feature's dialogs; the one that names the open dialog comes first.
 */
const declared: (readonly string[])[] = []

/** Returns the parameters of the open dialog. Only one is open at a time, across all features. */
const listOpen = (search: object): string[] =>
  declared.filter(([key = '']) => Reflect.get(search, key) !== undefined).flat()

const without = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, undefined]))

export type DialogControl<Name extends string, Params extends object> = {
  /** Opens a dialog; replaces the one that is open. */
  open: (name: Name, params?: Params, state?: HistoryState) => void
  close: () => void
}

// `history.back()` is asynchronous: a second close must not leave the screen, and an open must
// wait.
let leaving: Promise<void> | undefined

const goBack = (router: RegisteredRouter): void => {
  leaving = new Promise((resolve) => {
    const onPopState = () => {
      leaving = undefined
      resolve()
    }
    window.addEventListener('popstate', onPopState, { once: true })
  })
  router.history.back()
}

const createControl = <Name extends string, Params extends object>(
  router: RegisteredRouter,
  { key, keys }: Dialogs<Name, Params>,
): DialogControl<Name, Params> => {
  const isOpen = () => Reflect.get(router.latestLocation.search, key) !== undefined
  const nothing = without(keys)

  const open: DialogControl<Name, Params>['open'] = (name, params, state) => {
    if (leaving) return void leaving.then(() => open(name, params, state))
    const others = listOpen(router.latestLocation.search)
    const isNext = others.length > 0
    void router.navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        ...without(others),
        ...nothing,
        ...params,
        [key]: name,
      }),
      // Replacing keeps a chain of dialogs one Back step long.
      replace: isNext,
      state: (before: object) => (isNext ? before : { ...before, isDialog: true, ...state }),
      resetScroll: false,
    })
  }

  const close = () => {
    if (leaving || !isOpen()) return
    if (router.latestLocation.state.isDialog) return goBack(router)
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...nothing }),
      replace: true,
      resetScroll: false,
    })
  }

  return { open, close }
}

/**
 * Returns functions that open and close dialogs. They are stable and do not subscribe to the URL.
 */
export const useDialogs = <Name extends string, Params extends object>(
  dialogs: Dialogs<Name, Params>,
): DialogControl<Name, Params> => {
  const router = useRouter()
  return useMemo(() => createControl(router, dialogs), [router, dialogs])
}

/** Returns the open dialog and its parameters, or undefined. */
export const useOpenDialog = <Name extends string, Params extends object>(
  dialogs: Dialogs<Name, Params>,
): { name: Name | undefined; params: Params } => {
  const { keys, read, findName } = dialogs
  // Selected as a string, so that other changes of the URL cause no render.
  const text = useSearch({ strict: false, select: (all) => JSON.stringify(all, [...keys]) })
  return useMemo(() => {
    const params = read(JSON.parse(text))
    return { name: findName(params), params }
  }, [text, read, findName])
}

/** Whether a dialog has been open since the caller was first rendered. */
export const useHasOpenedDialog = (): boolean => {
  const isOpen = useSearch({ strict: false, select: (all) => listOpen(all).length > 0 })
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened
}
