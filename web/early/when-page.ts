/** A hidden tab paints nothing, and a busy device paints late. */
const PAINT_TIMEOUT_MS = 100

/** Resolves when the HTML is parsed. */
export const whenParsed = async (): Promise<void> => {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Resolves when the page as it is now has been painted. */
export const whenPainted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT_MS)),
  ])
