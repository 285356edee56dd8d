export const BOARD_VIEWS = ['board', 'list'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

const STORAGE_KEY = 'job_tracker_view'

/** The view chosen last on this device; the board until there is one. */
export const readView = (): BoardView => {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'board'
  } catch {
    return 'board'
  }
}

export const rememberView = (view: BoardView): void => {
  try {
    localStorage.setItem(STORAGE_KEY, view)
  } catch {
    // Without storage the address alone knows.
  }
}
