export const BOARD_VIEWS = ['board', 'list'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

const STORAGE_KEY = 'job_tracker_view'

/** The view last chosen on this device; by default the board. */
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
    // Without storage the choice is only in the URL.
  }
}
