/** A company key as it occurs in an address: `The Blue Stone Labs` is `bluestonelabs`. */
export const toFlat = (key: string): string =>
  key.replace(/^(?:the|die|der|das|le|la|les|el|il|de|het) (?=\S)/, '').replaceAll(' ', '')

const FIRST_MIN = 5
/** First words shared by many companies, which identify none. */
const SHARED_HOSTS =
  /^(?:global|first|group|grupo|gruppo|groupe|banco|banca|banque|digital|deutsche|national|american|european|general|royal|united|united|stadt|universitat|university|universite|institut|institute|clinica|hotel|hospital|studio|agence|agentur|agency|international|smart|green|north|south|young|bright|future|great|happy|people|talent|health|energy|media|world|white|black|royal|public|central)$/

/**
 * Whether the text names a company by its first word alone (`Greystone` for Greystone Partners), if
 * none of the other companies begins with it.
 */
export function createAbbreviated(text: string, keys: readonly string[]) {
  const starts = new Map<string, string | null>()
  for (const key of new Set(keys)) {
    const [first = '', second] = key.split(' ')
    if (first.length < FIRST_MIN || SHARED_HOSTS.test(first)) continue
    starts.set(first, starts.has(first) || second === undefined ? null : key)
  }
  const written = new Set(
    text
      .matchAll(/(?<![.!?]\s|[\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}]{4,40}/gu)
      .map(([word]) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()),
  )
  const named = new Set(
    starts
      .entries()
      .filter(([first, key]) => key !== null && written.has(first))
      .map(([, key]) => key),
  )
  return (key: string): boolean => named.has(key)
}
