/**
 * Marks what is painted before the app starts. A separate file from picture.ts, since every page
 * reads it.
 */
export const PICTURE_ATTRIBUTE = 'data-picture'
