const USUAL_TEXT_PX = 16

let scale: number | undefined

/**
 * Scales a height drawn for text of the usual size to the text size chosen in the browser, which is
 * read once.
 * @param px - a height with text of 16 px
 */
export const scaleToText = (px: number): number => {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX
  return Math.round(px * scale)
}
