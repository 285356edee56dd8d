const LATEST_MS = 2_000

const held: Promise<unknown>[] = []

/** What the first rendering is to wait for, so that it begins with what was there. */
export const holdFirstPaint = (task: Promise<unknown>): void => void held.push(task)

/** Fulfilled once the screen is loaded and what it begins with is there, or when that takes too long. */
export const untilFirstPaint = async (loaded: Promise<unknown>): Promise<void> => {
  const ready = async () => {
    await loaded.catch(() => undefined)
    await Promise.allSettled([...held, globalThis.early?.styled])
  }
  await Promise.race([ready(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
}
