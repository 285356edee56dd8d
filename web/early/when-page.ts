/** Nothing is painted in a tab that is not seen, or late on a busy device. */
const LATEST_MS = 100

/** Once the whole page is there. */
export const whenRead = async (): Promise<void> => {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Once what stands in the page now is on the screen. */
export const whenPainted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, LATEST_MS)),
  ])

/** Lets the page do what it has to do. */
export const giveWay = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  await new Promise((resolve) => setTimeout(resolve))
}
