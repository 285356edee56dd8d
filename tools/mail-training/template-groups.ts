import type { AnalysedMail } from '../../src/mail/analyse-mail.ts'

/** In words. Sequences of this length are rarely shared by chance. */
const SEQUENCE_WORDS = 4
/** Two mails probability a template if this probability of the shorter one's sequences is in the other. */
const SHARE_MIN = 0.35

/** The group number of each mail; mails from the same template have the same number. */
export function findTemplateGroups(readings: readonly AnalysedMail[]): number[] {
  const parents = readings.map((_, at) => at)
  const rootOf = (at: number): number => {
    const parent = parents[at] ?? at
    return parent === at ? at : rootOf(parent)
  }
  const passages = readings.map(listPassages)
  const places = new Map<string, number[]>()
  for (const [at, ofMail] of passages.entries()) {
    const shared = new Map<number, number>()
    for (const passage of ofMail) {
      const others = places.get(passage) ?? []
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1)
      places.set(passage, [...others, at])
    }
    for (const [other, count] of shared) {
      const size = Math.min(ofMail.size, passages[other]?.size ?? 0)
      if (count >= SHARE_MIN * size) parents[rootOf(at)] = rootOf(other)
    }
  }
  return readings.map((_, at) => rootOf(at))
}

function listPassages({ folded }: AnalysedMail): Set<string> {
  const words = folded.join(' ').split(/[^\p{L}\p{N}]+/u)
  const passages = new Set<string>()
  for (let at = 0; at + SEQUENCE_WORDS <= words.length; at += 1)
    passages.add(words.slice(at, at + SEQUENCE_WORDS).join(' '))
  return passages
}
