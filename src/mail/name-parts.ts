import { toCompanyKey } from '../jobs/company-key.ts'

const NAME_MAX = 100

// Of these the words before a name may be written in any case; the name itself may not.
export const any = (words: string) => `(?i:${words})`

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
