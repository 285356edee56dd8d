import { PICTURE_KEY } from '#src/auth/storage-keys.ts'

/*
 * A picture is the last look of a screen, stored on the device. The page's first script paints it
 * before the app's code has run; it is inert, and the app replaces it. It is in the local storage, which
 * is read at once, where a cache is read by another process.
 */

/** An element with its attributes and children, or a text. */
export type Part = string | [tag: string, attributes: Record<string, string>, ...parts: Part[]]

/**
 * The conditions under which a picture fits; elsewhere it would jump or show another person's data.
 */
export type Frame = {
  mark: string
  build: string
  href: string
  language: string
  width: number
  height: number
}

export type Picture = Frame & {
  at: number
  /** The text of the screen, to detect whether it still shows the same. */
  words: string
  parts: Part[]
}

/** The horizontal scroll position of an element, in px. */
export const SCROLLED_ATTRIBUTE = 'data-scrolled'
const AGE_MAX_MS = 24 * 60 * 60 * 1000

export const findFrame = (mark: string, build: string): Frame => ({
  mark,
  build,
  href: location.pathname + location.search,
  language: document.documentElement.lang,
  width: innerWidth,
  height: innerHeight,
})

export const isFor = (picture: Picture, frame: Frame): boolean =>
  (['mark', 'build', 'href', 'language', 'width', 'height'] as const).every(
    (key) => picture[key] === frame[key],
  )

export const isRecent = ({ at }: Picture): boolean => Math.abs(Date.now() - at) < AGE_MAX_MS

/** Throws where storage is blocked or full. */
export const storePicture = (picture: Picture): void =>
  localStorage.setItem(PICTURE_KEY, JSON.stringify(picture))

/** Throws if the stored text is corrupt. */
export const readPicture = (): Picture | undefined => {
  const text = localStorage.getItem(PICTURE_KEY)
  if (text === null) return undefined
  const picture: Picture = JSON.parse(text)
  return picture
}

export const dropPicture = (): void => localStorage.removeItem(PICTURE_KEY)
