/** The width of all product pictures, in screen pixels. */
export const PICTURE_WIDTH = 640
export const PICTURE_HEIGHT = 360
