import { TAGS_MAX } from './constants.ts'

/** The tags of a comma-separated text, trimmed, without empty ones and repetitions. */
export const splitTags = (joined: string | null): string[] => {
  const seen = new Map<string, string>()
  for (const part of (joined ?? '').split(',')) {
    const tag = part.trim()
    const key = tag.toLowerCase()
    if (tag !== '' && !seen.has(key)) seen.set(key, tag)
  }
  return [...seen.values()]
}

/** In the stored format; null if there is none. */
export const joinTags = (tags: readonly string[]): string | null =>
  splitTags(tags.join(',')).join(',') || null

/** Joins as many of the first tags as fit. */
export const joinFittingTags = (tags: readonly string[]): string | null => {
  let fitting: string | null = null
  for (const tag of splitTags(tags.join(','))) {
    const joined: string = fitting === null ? tag : `${fitting},${tag}`
    if (joined.length <= TAGS_MAX) fitting = joined
  }
  return fitting
}
