import type { Bytes } from './storage/bytes.ts'

// A compound file ([MS-CFB]) is a small file system. Its sectors have 512 or 4,096 bytes, and its
// table (FAT) has the number of the next sector for each one. The header lists the sectors of the
// table; a file of more than about 7 MB continues that list in a chain of sectors (DIFAT).
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const HEADER_TABLE_AT = 76
const HEADER_TABLE_ENTRIES = 109
const ENTRY_BYTES = 128
const MINI_SECTOR_BYTES = 64
const FREE = 0xffff_ffff
const STREAM = 2
const ROOT = 5

/** Whether it is a compound file: an old Word document, or a new one with a password. */
export const isOle = (bytes: Uint8Array): boolean =>
  SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))

export type OleFile = {
  streamNames: ReadonlySet<string>
  /** Whether the table refers to sectors beyond the end of the file. */
  isTruncated: boolean
  readStream: (name: string) => Promise<Buffer | undefined>
}

/** Word stores a document with a password in a stream of this name. */
export const isEncrypted = ({ streamNames }: OleFile): boolean =>
  streamNames.has('EncryptedPackage')

/**
 * Opens a compound file and reads its table and directory, but no stream; undefined without a valid
 * header. No chain visits a sector twice, so a circular chain ends.
 */
export async function openOle(bytes: Bytes): Promise<OleFile | undefined> {
  const header = await bytes.read(0, HEADER_BYTES)
  if (header.length < HEADER_BYTES || !isOle(header)) return undefined
  const sectorBytes = 2 ** header.readUInt16LE(30)
  const miniSectorBytes = 2 ** header.readUInt16LE(32)
  if (![512, 4096].includes(sectorBytes) || miniSectorBytes !== MINI_SECTOR_BYTES) return undefined

  const sectorCount = Math.ceil(bytes.size / sectorBytes) - 1
  const readSector = async (sector: number) => {
    const read = await bytes.read((sector + 1) * sectorBytes, sectorBytes)
    return Buffer.concat([read], sectorBytes) // The last sector of a file may be truncated.
  }
  const readSectors = (sectors: readonly number[]) => readEach(sectors, readSector)

  const tableSectors = await listTableSectors(header, sectorBytes, sectorCount, readSector)
  const wholeTable = (await readSectors(tableSectors)).flatMap(toNumbers)
  const table = wholeTable.slice(0, sectorCount)
  const readChain = async (first: number, size = Infinity) =>
    Buffer.concat(await readSectors(follow(table, first, size / sectorBytes))).subarray(0, size)

  const entries = (await readSectors(follow(table, header.readUInt32LE(48)))).flatMap(readEntries)
  const streams = entries.filter(({ type }) => type === STREAM)
  const root = entries.find(({ type }) => type === ROOT)
  const readMiniChain = async (first: number, size: number) => {
    const miniTable = toNumbers(await readChain(header.readUInt32LE(60)))
    const mini = root ? await readChain(root.start, root.size) : Buffer.alloc(0)
    const parts = follow(miniTable, first, size / MINI_SECTOR_BYTES).map((sector) =>
      mini.subarray(sector * MINI_SECTOR_BYTES, (sector + 1) * MINI_SECTOR_BYTES),
    )
    return Buffer.concat(parts).subarray(0, size)
  }

  return {
    streamNames: new Set(streams.map(({ name }) => name)),
    isTruncated:
      tableSectors.some((sector) => sector >= sectorCount) ||
      wholeTable.findLastIndex((next) => next !== FREE) >= sectorCount,
    async readStream(name) {
      const stream = streams.find((one) => one.name === name)
      if (stream === undefined) return undefined
      const isMini = stream.size < header.readUInt32LE(56)
      return (isMini ? readMiniChain : readChain)(stream.start, stream.size)
    },
  }
}

/** Lists no more sectors than the file can need, however many a hostile file claims. */
async function listTableSectors(
  header: Buffer,
  sectorBytes: number,
  sectorCount: number,
  readSector: (sector: number) => Promise<Buffer>,
): Promise<number[]> {
  const numbersPerSector = sectorBytes / 4
  const max = Math.max(HEADER_TABLE_ENTRIES, Math.ceil(sectorCount / numbersPerSector))
  const sectors = toNumbers(header.subarray(HEADER_TABLE_AT))
  let next = header.readUInt32LE(68)
  while (next < sectorCount && sectors.length < max) {
    const more = toNumbers(await readSector(next))
    next = more.pop() ?? FREE
    sectors.push(...more)
  }
  return sectors.slice(0, Math.min(max, header.readUInt32LE(44)))
}

async function readEach(
  sectors: readonly number[],
  readSector: (sector: number) => Promise<Buffer>,
): Promise<Buffer[]> {
  const read: Buffer[] = []
  for (const sector of sectors) read.push(await readSector(sector))
  return read
}

/** The numbers of a chain's sectors, at most `count` of them. */
function follow(table: readonly number[], first: number, count = Infinity): number[] {
  const chain = new Set<number>()
  for (let at = first; at < table.length && !chain.has(at) && chain.size < count;) {
    chain.add(at)
    at = table[at] ?? FREE
  }
  return [...chain]
}

const toNumbers = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))

type Entry = { name: string; type: number; start: number; size: number }

/** The named entries of one sector of the directory. */
function readEntries(sector: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at < sector.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(64, sector.readUInt16LE(at + 64))
    if (nameBytes < 2) continue
    entries.push({
      name: sector.toString('utf16le', at, at + nameBytes - 2), // The name ends with a zero.
      type: sector[at + 66] ?? 0,
      start: sector.readUInt32LE(at + 116),
      size: sector.readUInt32LE(at + 120),
    })
  }
  return entries
}
