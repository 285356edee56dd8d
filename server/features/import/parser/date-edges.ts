const GOES_ON =
  /\s*(?:[-–—]|(?<!\p{L})(?:to|until|till|bis|à|au|a|al|ad|e|tot|t\/m|hasta|até))\s*$/iu
const OPENS = /^(?:from|von|vom|de|du|desde|del|dal|dall[’']|da|van|vanaf)\s+/iu

/** Whether a date ends in such a way that a second one must follow: "from 2019 to", "2019 –". */
export const expectsEndDate = (text: string): boolean => GOES_ON.test(text)

/** Removes the words or dash that announce the second date. */
export const dropGoingOn = (text: string): string => text.replace(GOES_ON, '')

/** Removes a word that introduces the first of two dates: "von 2019 bis 2021". */
export const dropOpening = (text: string): string => text.replace(OPENS, '')
