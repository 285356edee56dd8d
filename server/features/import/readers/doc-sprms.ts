/** A formatting change, "sprm" in [MS-DOC] 2.6: the code of the property, and its operand. */
export type Sprm = { code: number; operand: Buffer }

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, undefined, 3]
const TABLE_DEFINITION = 0xd608
const TAB_CHANGE = 0xc615

/** Reads formatting changes up to the first damaged one, after which the position of the next is unknown. */
export function readSprms(bytes: Buffer): Sprm[] {
  const sprms: Sprm[] = []
  for (let at = 0; at + 3 <= bytes.length;) {
    const code = bytes.readUInt16LE(at)
    const fixed = OPERAND_BYTES[code >> 13]
    const start = at + (fixed === undefined ? 3 : 2)
    const length = fixed ?? findLength(code, bytes, at + 2)
    sprms.push({ code, operand: bytes.subarray(start, start + length) })
    at = start + length
  }
  return sprms
}

function findLength(code: number, bytes: Buffer, at: number): number {
  const said = bytes[at] ?? 0
  if (code === TABLE_DEFINITION) return Math.max(0, said + 256 * (bytes[at + 1] ?? 0) - 1)
  if (code !== TAB_CHANGE || said !== 255) return said
  const removed = bytes[at + 1] ?? 0
  const added = bytes[at + 2 + removed * 4] ?? 0
  return 2 + removed * 4 + added * 3
}
