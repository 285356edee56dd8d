import { decode } from 'punycode.js'
import { findHost } from '#src/resources/address.ts'

/** Letters that look like no others; each pattern is one script. */
const LATIN = /^[a-z\d\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u0148\u014c-\u017e-]+$/
const EAST_ASIAN =
  /^(?!.*[\u30ce\u30bd\u30be\u30cb\u30ed\u4e00\u4e36\u5de5\u53e3])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fca-z\d-]+$/u
const OTHERS = ['Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\d-]+$`, 'u'),
)
/**
 * Scripts with letters that look like Latin ones: shown only below a top-level domain of the same
 * script.
 */
const LOOKALIKES = ['Cyrillic', 'Greek'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\d-]+$`, 'u'),
)

const toUnicode = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  try {
    return decode(label.slice(4))
  } catch {
    return label
  }
}

const isPlain = (label: string) => /^[a-z\d_-]*$/.test(label)

const isSafe = (label: string, top: string) =>
  isPlain(label) ||
  [LATIN, EAST_ASIAN, ...OTHERS].some((script) => script.test(label)) ||
  LOOKALIKES.some((script) => script.test(label) && script.test(top))

/**
 * Returns the host of a URL for display: in Unicode if no label can be mistaken for another, else
 * in its ASCII form (`xn--…`). Empty if there is none.
 */
export const showHost = (url: string): string => {
  const host = findHost(url)
  const labels = host.split('.').map(toUnicode)
  const top = labels.at(-1) ?? ''
  return labels.every((label) => isSafe(label, top)) ? labels.join('.') : host
}

const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test)$/

/**
 * Returns the domain to request an icon for; undefined for private hosts, which a third party must
 * not learn.
 */
export const findIconDomain = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  if (isAddress || !hostname.includes('.') || PRIVATE_NAME.test(hostname)) return undefined
  return hostname
}
