import { fileURLToPath } from 'node:url'
import type { Shares } from './confidence-calibration.ts'
import type { ConfidenceSettings, CorrectionSettings } from './confidence-training.ts'
import type { NameSettings } from './name-training.ts'
import type { Settings } from './perceptron.ts'
import type { SegmentationSettings } from './segmentation-training.ts'
import type { Kind } from './scoring.ts'
import type { TreeSettings } from './tree-training.ts'

/** The number of folds into which the sources are divided. */
export const FOLDS = 5
export const STUDIES: Settings = {
  seed: 17,
  epochs: 4,
  rate: 0.02,
  margin: 0.2,
  sources: 3,
}
export const SEGMENTATIONS: SegmentationSettings = {
  steps: 200,
  rate: 0.3,
  decay: 2,
  lead: 1,
  sources: 3,
}
export const RANKS: TreeSettings = {
  trees: 300,
  depth: 3,
  rate: 0.07,
  decay: 4,
  least: 3,
  bins: 24,
  seed: 17,
  questions: 1,
  signs: 1,
}
/** The shares are above the 97 % that are wanted, since unseen files have words that no list holds. */
export const CONFIDENCE: Record<Kind, ConfidenceSettings & Shares> = {
  experience: {
    steps: 300,
    decay: 10,
    sources: 3,
    share: { positioned: 0.978, flow: 0.978 },
    tolerance: 0.01,
  },
  education: {
    steps: 300,
    decay: 5,
    sources: 3,
    share: { positioned: 0.972, flow: 0.982 },
    tolerance: 0.01,
  },
}
/** How the confidence model is corrected by first looks at files by other authors. */
export const CORRECTIONS: Record<Kind, CorrectionSettings> = {
  experience: { steps: 150, decay: 20, sources: 3, share: 0.975 },
  education: { steps: 150, decay: 10, sources: 3, share: 0.975 },
}
/** The share of the parser's words that is left out, in one further reading for each seed. */
export const FEWER_WORDS = { share: 0.3, seeds: ['a', 'b'] }
export const NAMES: NameSettings = {
  epochs: 6,
  rate: 0.3,
  listed: 0.3,
  sources: 3,
  unit: 100,
}

export const FIRST_LOOKS_FILE = fileURLToPath(new URL('first-looks.json', import.meta.url))

/** The path of a model's weights in the parser. */
export const weightsFile = (
  name: 'label' | 'segmentation' | 'rank' | 'confidence' | 'name',
): string =>
  fileURLToPath(
    new URL(`../../server/features/import/parser/${name}-weights.json`, import.meta.url),
  )
