const PRIVATE_USE = 0xf000

/** The characters of a symbol font where Word has them in Unicode. */
export const toSymbols = (text: string): string =>
  text.replaceAll(/[!-\u00ff]/g, (one) => String.fromCharCode(PRIVATE_USE + one.charCodeAt(0)))
