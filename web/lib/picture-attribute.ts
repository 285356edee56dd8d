/** Marks what is painted before the app has begun; apart from the rest (picture.ts), since every page looks for it. */
export const PICTURE_ATTRIBUTE = 'data-picture'
