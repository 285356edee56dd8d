import { TAGS_MAX } from './constants.ts'

/** The tags of a comma-joined text, trimmed, without empty ones and repetitions. */
export const splitTags = (joined: string | null): string[] => {
  const seen = new Map<string, string>()
  for (const part of (joined ?? '').split(',')) {
    const tag = part.trim()
    const key = tag.toLowerCase()
    if (tag !== '' && !seen.has(key)) seen.set(key, tag)
  }
  return [...seen.values()]
}

/** As they are stored and returned; null when there is none. */
export const joinTags = (tags: readonly string[]): string | null =>
  splitTags(tags.join(',')).join(',') || null

/** As many of the first tags, joined, as there is room for. */
export const joinFittingTags = (tags: readonly string[]): string | null => {
  let fitting: string | null = null
  for (const tag of splitTags(tags.join(','))) {
    const joined: string = fitting === null ? tag : `${fitting},${tag}`
    if (joined.length <= TAGS_MAX) fitting = joined
  }
  return fitting
}
