import type { Model, Weights } from './model.ts'
import stored from './weights.json' with { type: 'json' }

type Stored = { unit: number; ofKinds: string; ofSigns: string }

let model: Model | undefined

/** The trained weights, unpacked once. */
export const readWeights = (): Model =>
  (model ??= { mail: unpack(stored.mail), sentence: unpack(stored.sentence) })

/** Each weight is stored as a signed byte, in multiples of `unit`. */
export const unpack = ({ unit, ofKinds, ofSigns }: Stored): Weights => ({
  biases: ofKinds.split(' ').map(Number),
  ofFeatures: Float32Array.from(
    new Int8Array(Buffer.from(ofSigns, 'base64')),
    (weight) => weight * unit,
  ),
})

export function pack({ ofFeatures, biases }: Weights): Stored {
  const most =
    Array.from(ofFeatures).reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) || 1
  const unit = most / 127
  const bytes = Int8Array.from(Array.from(ofFeatures), (weight) => Math.round(weight / unit))
  return {
    unit,
    ofKinds: biases.map((weight) => Math.round(weight * 1_000) / 1_000).join(' '),
    ofSigns: Buffer.from(bytes.buffer).toString('base64'),
  }
}
