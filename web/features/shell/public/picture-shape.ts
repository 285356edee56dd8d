/** Every picture of the product, in the pixels of the screen it was taken from. */
export const PICTURE_WIDTH = 640
export const PICTURE_HEIGHT = 360
