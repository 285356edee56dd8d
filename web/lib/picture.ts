import { addressOf, LAST_SEEN } from './last-seen-cache.ts'

/*
 * How a screen looked last, kept on the device beside what it was made of (last-seen.ts): the page's first
 * script paints it before the app's code has run. It cannot be operated, and the app takes its place.
 */

/** An element with its attributes and what is within, or a text. */
export type Part = string | [tag: string, attributes: Record<string, string>, ...parts: Part[]]

/** What a picture is right for; drawn anywhere else it would jump, or show somebody else's. */
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
  /** All words of it, by which it is known whether the screen still says the same. */
  words: string
  parts: Part[]
}

export const PICTURE = 'picture'
/** How far an element was scrolled sideways. */
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

export const keepPicture = async (picture: Picture): Promise<void> => {
  const cache = await caches.open(LAST_SEEN)
  await cache.put(addressOf(PICTURE), new Response(JSON.stringify(picture)))
}
