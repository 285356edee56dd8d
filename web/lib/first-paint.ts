const LATEST_MS = 2_000

const held: Promise<unknown>[] = []

/** Delays the first render until `task` is settled. */
export const holdFirstPaint = (task: Promise<unknown>): void => void held.push(task)

/** Resolves once the screen is loaded and all held tasks are settled, or after a time limit. */
export const untilFirstPaint = async (loaded: Promise<unknown>): Promise<void> => {
  const ready = async () => {
    await loaded.catch(() => undefined)
    await Promise.allSettled([...held, globalThis.early?.styled])
  }
  await Promise.race([ready(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
}
