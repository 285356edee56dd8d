import { toCompanyKey } from '../jobs/company-key.ts'

const NAME_MAX = 100

const PART = /\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]|\p{L}/gu

const inBothCases = (letter: string): string => {
  const both = `${letter.toLowerCase()}${letter.toUpperCase()}`
  return both.length === 2 && both[0] !== both[1] ? both : letter
}

/**
 * A pattern that ignores case for these words only, because a name follows. `(?i:…)` is not used:
 * in Node 24, V8 fails to match what follows it after many patterns were compiled.
 */
export const any = (words: string): string => {
  const spelt = words.replaceAll(PART, (part) => {
    if (part.startsWith('\\')) return part
    if (!part.startsWith('[')) return inBothCases(part) === part ? part : `[${inBothCases(part)}]`
    return part.includes('\\') ? part : part.replaceAll(/\p{L}/gu, inBothCases)
  })
  return `(?:${spelt})`
}

export const clean = (name: string | undefined): string | undefined => {
  const trimmed = name
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^(?:the|our|der|die|das|dem|den|la|le|el|il|o|a)\s+(?=\p{Lu})/iu, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replaceAll(/["“”„«»]/g, '')
    .trim()
  return trimmed === undefined || trimmed.length < 2 || trimmed.length > NAME_MAX
    ? undefined
    : trimmed
}

export const findFirst = (
  patterns: readonly RegExp[],
  texts: readonly string[],
  isGood: (name: string) => boolean,
) => {
  for (const text of texts) {
    for (const pattern of patterns) {
      const name = clean(pattern.exec(text)?.groups?.name)
      if (name !== undefined && isGood(name)) return name
    }
  }
  return undefined
}

export const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [toCompanyKey(one), toCompanyKey(other)].map((key) => key.replaceAll(' ', ''))
  return (
    a !== undefined &&
    b !== undefined &&
    a.length > 2 &&
    b.length > 2 &&
    (a.includes(b) || b.includes(a))
  )
}
