/** A seeded random number generator from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Random = () => number
type Mutation = (bytes: Buffer, random: Random) => Buffer

const pick = (random: Random, below: number) => Math.floor(random() * below)

const flipBits: Mutation = (bytes, random) => {
  for (let flips = 1 + pick(random, 60); flips > 0; flips -= 1) {
    const at = pick(random, bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << pick(random, 8))
  }
  return bytes
}
const truncate: Mutation = (bytes, random) => bytes.subarray(0, pick(random, bytes.length))
const overwrite: Mutation = (bytes, random) => {
  const length = 1 + pick(random, 2000)
  bytes.copyWithin(pick(random, bytes.length), pick(random, bytes.length), bytes.length - length)
  return bytes
}
const repeat: Mutation = (bytes, random) => {
  const from = pick(random, bytes.length)
  const part = bytes.subarray(from, from + pick(random, 5000))
  return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
}
const blank: Mutation = (bytes, random) => {
  const from = pick(random, bytes.length)
  const end = Math.min(bytes.length, from + pick(random, 1000))
  return bytes.fill(random() < 0.5 ? 0 : 0xff, from, end)
}
/** In a PDF, digits are lengths, counts and offsets. */
const changeDigits: Mutation = (bytes, random) => {
  for (let tries = 0; tries < 400; tries += 1) {
    const at = pick(random, bytes.length)
    const byte = bytes[at] ?? 0
    if (byte >= 0x30 && byte <= 0x39) bytes[at] = 0x30 + pick(random, 10)
  }
  return bytes
}

const MUTATIONS = [flipBits, truncate, overwrite, repeat, blank, changeDigits]

/** A damaged copy of a file; the same `number` gives the same damage. */
export function mutate(original: Uint8Array, number: number): Buffer {
  const random = createRandom(number)
  const mutation = MUTATIONS[number % MUTATIONS.length] ?? flipBits
  return mutation(Buffer.from(original), random)
}
