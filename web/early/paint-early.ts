/*
 * Fetched by the page's first script where a screen was kept as it looked, and not by the pages that every
 * visitor sees.
 */
import { showPicture } from './show-picture.ts'

const { early } = globalThis
// The app was faster where there is none any more.
if (early) early.picture = showPicture(early.token, early.styled).catch(() => undefined)
