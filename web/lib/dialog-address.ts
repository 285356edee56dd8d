import type { HistoryState, RegisteredRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry of the history was made by opening a dialog: going back closes it. */
    isDialog?: boolean
  }
}

export type DialogAddress = {
  /** Opens what `values` name, or goes on to it from the dialog that is open. */
  show: (values: Record<string, string | undefined>, state?: HistoryState) => void
  close: () => void
}

// Going back is asynchronous: a second close must not leave the screen, and an open must wait.
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

/**
 * Keeps which dialog is open in the search parameters `names` of the screen's address, the first of
 * which says whether there is one: Back closes it, a reload keeps it, and a link can open it.
 */
export const createDialogAddress = (
  router: RegisteredRouter,
  names: readonly [string, ...string[]],
): DialogAddress => {
  const isOpen = () => Reflect.get(router.latestLocation.search, names[0]) !== undefined
  const nothing = Object.fromEntries(names.map((name) => [name, undefined]))

  const show: DialogAddress['show'] = (values, state) => {
    const isNext = isOpen()
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...nothing, ...values }),
      // From one dialog to the next is still one step back.
      replace: isNext,
      state: (before: object) => (isNext ? before : { ...before, isDialog: true, ...state }),
      resetScroll: false,
    })
  }

  return {
    show: (values, state) => {
      if (leaving) void leaving.then(() => show(values, state))
      else show(values, state)
    },
    close: () => {
      if (leaving || !isOpen()) return
      if (router.latestLocation.state.isDialog) return goBack(router)
      void router.navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...nothing }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
