import type { Bytes } from './bytes.ts'
import type { Content } from './validate-file-type.ts'

// The compound file of [MS-CFB]: a small file system with 512 or 4,096 bytes to a sector. Its
// table (FAT) has one number for each sector, and a header names the sectors that hold the table.
const HEADER_BYTES = 512
const HEADER_TABLE_AT = 76
const HEADER_TABLE_ENTRIES = 109
const ENTRY_BYTES = 128
const FREE = 0xff_ff_ff_ff
const SECTOR_MAX = 0xff_ff_ff_fa
const STREAM = 2

/** Word keeps its text in a stream of its own; what is encrypted is in a stream of another name. */
export async function sniffOle(bytes: Bytes): Promise<Content> {
  const header = await bytes.read(0, HEADER_BYTES)
  const shift = header.length === HEADER_BYTES ? header.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) return { kind: 'damaged-ole' }
  const sectorBytes = 2 ** shift
  const readSector = async (sector: number) => {
    const read = await bytes.read((sector + 1) * sectorBytes, sectorBytes)
    return Buffer.concat([read], sectorBytes) // The last one of a file may be cut short.
  }
  const sectorCount = Math.ceil(bytes.size / sectorBytes) - 1

  const table = await readTable(header, readSector, sectorCount)
  if (table === undefined) return { kind: 'damaged-ole' }
  const sectors = table.slice(0, sectorCount) // A table may say more of them than there are.
  const names = await readNames(header.readUInt32LE(48), sectors, readSector)
  const isDamaged = table.findLastIndex((next) => next !== FREE) >= sectorCount
  if (names.has('WordDocument')) return { kind: 'doc', isDamaged }
  if (names.has('EncryptedPackage')) return { kind: 'protected' }
  return { kind: isDamaged || names.size === 0 ? 'damaged-ole' : 'unknown' }
}

type ReadSector = (sector: number) => Promise<Buffer>

/** The header names enough of the table's sectors for 6.8 MB; undefined where they are not there. */
async function readTable(
  header: Buffer,
  readSector: ReadSector,
  sectorCount: number,
): Promise<number[] | undefined> {
  const table: number[] = []
  const count = Math.min(header.readUInt32LE(44), HEADER_TABLE_ENTRIES)
  for (let index = 0; index < count; index += 1) {
    const sector = header.readUInt32LE(HEADER_TABLE_AT + index * 4)
    if (sector >= sectorCount) return undefined
    table.push(...readNumbers(await readSector(sector)))
  }
  return table
}

const readNumbers = (sector: Buffer): number[] =>
  Array.from({ length: sector.length / 4 }, (_, index) => sector.readUInt32LE(index * 4))

/** The names of the streams in the directory, whose sectors follow one another by the table. */
async function readNames(
  first: number,
  table: readonly number[],
  readSector: ReadSector,
): Promise<Set<string>> {
  const names = new Set<string>()
  const seen = new Set<number>()
  for (let at = first; at < SECTOR_MAX && !seen.has(at); at = table[at] ?? FREE) {
    seen.add(at)
    if (at >= table.length) break
    const sector = await readSector(at)
    for (let offset = 0; offset < sector.length; offset += ENTRY_BYTES) {
      const nameBytes = Math.min(sector.readUInt16LE(offset + 64), 64)
      if (sector[offset + 66] !== STREAM || nameBytes < 2) continue
      names.add(sector.toString('utf16le', offset, offset + nameBytes - 2))
    }
  }
  return names
}
