import type { ResumeTruth } from '../truth.ts'
import { inventContent } from './content.ts'
import { chooseLook, listTags, type Look } from './look.ts'
import type { Page } from './blocks.ts'
import { layOut } from './page.ts'
import { createRandom } from './random.ts'
import { toTruth } from './truth.ts'
import { VOCABULARIES } from './vocabulary/index.ts'

export type SyntheticResume = { language: string; tags: string[]; page: Page; truth: ResumeTruth }

/** Deterministic for a seed and number. `wanted`: fixed options of the layout. */
export function makeResume(
  seed: number,
  number: number,
  wanted: Partial<Look> = {},
): SyntheticResume {
  const random = createRandom(seed * 100_003 + number)
  const words = VOCABULARIES[number % VOCABULARIES.length] ?? VOCABULARIES[0]
  const look = { ...chooseLook(random), ...wanted }
  const content = inventContent(random, words, look.isNested)
  return {
    language: words.language,
    tags: listTags(look),
    page: layOut(content, look),
    truth: toTruth(content, look),
  }
}
