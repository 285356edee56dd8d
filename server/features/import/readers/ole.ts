import { isOle } from '../../../ole.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'

const FREE = 0xffff_fffa // and above: no sector
const ENTRY_BYTES = 128
const HEADER_FAT_ENTRIES = 109
const HEADER_BYTES = 512

/** What a document with a password is kept in. */
const ENCRYPTED_STREAM = 'EncryptedPackage'

/** The streams of a compound file, by name. A chain that leads astray ends where the file does. */
export type OleFile = { isEncrypted: boolean; read: (name: string) => Buffer | undefined }

/**
 * Reads a compound file ([MS-CFB]). No sector is read twice for one stream, so that a circle ends.
 * @throws ReadingError, RangeError where the file is damaged
 */
export function openOle(bytes: Uint8Array): OleFile {
  if (!isOle(bytes)) throw new ReadingError('unreadable')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const sectorBytes = 2 ** file.readUInt16LE(30)
  const miniBytes = 2 ** file.readUInt16LE(32)
  if (![512, 4096].includes(sectorBytes) || miniBytes !== 64) throw new ReadingError('unreadable')
  const miniCutoff = file.readUInt32LE(56)

  const readSector = (sector: number) => {
    const start = (sector + 1) * sectorBytes
    return file.subarray(start, start + sectorBytes)
  }
  const fat = readFat(file, sectorBytes, readSector)
  const readChain = (first: number, size = Infinity): Buffer =>
    Buffer.concat(follow(fat, first, size / sectorBytes).map(readSector)).subarray(0, size)

  const entries = readDirectory(readChain(file.readUInt32LE(48)))
  const root = entries.find(({ type }) => type === 5)
  const miniFat = toNumbers(readChain(file.readUInt32LE(60)))
  const mini = root ? readChain(root.start, root.size) : Buffer.alloc(0)
  const readMini = (first: number, size: number): Buffer =>
    Buffer.concat(
      follow(miniFat, first, size / miniBytes).map((sector) =>
        mini.subarray(sector * miniBytes, (sector + 1) * miniBytes),
      ),
    ).subarray(0, size)

  const find = (name: string) => entries.find((one) => one.type === 2 && one.name === name)
  return {
    isEncrypted: find(ENCRYPTED_STREAM) !== undefined,
    read(name) {
      const entry = find(name)
      if (entry === undefined) return undefined
      const { start, size } = entry
      return size < miniCutoff ? readMini(start, size) : readChain(start, size)
    },
  }
}

function readFat(
  file: Buffer,
  sectorBytes: number,
  readSector: (sector: number) => Buffer,
): number[] {
  const sectors: number[] = []
  for (let at = 0; at < HEADER_FAT_ENTRIES; at += 1) sectors.push(file.readUInt32LE(76 + at * 4))
  const seen = new Set<number>()
  let next = file.readUInt32LE(68)
  while (next < FREE && !seen.has(next) && seen.size * HEADER_BYTES < file.length) {
    seen.add(next)
    const more = toNumbers(readSector(next))
    next = more.pop() ?? FREE
    sectors.push(...more)
  }
  // A number for every sector that the file has room for; what a hostile one adds is left out.
  const most = Math.ceil((file.length * 4) / sectorBytes ** 2)
  return sectors
    .filter((sector) => sector < FREE)
    .slice(0, most)
    .flatMap((sector) => toNumbers(readSector(sector)))
}

function follow(table: readonly number[], first: number, count: number): number[] {
  const chain: number[] = []
  const seen = new Set<number>()
  for (let at = first; at < FREE && !seen.has(at) && chain.length < count; at = table[at] ?? FREE) {
    seen.add(at)
    chain.push(at)
  }
  return chain
}

const toNumbers = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))

type Entry = { name: string; type: number; start: number; size: number }

function readDirectory(bytes: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = Math.max(0, Math.min(64, bytes.readUInt16LE(at + 64)) - 2)
    entries.push({
      name: bytes.toString('utf16le', at, at + nameBytes),
      type: bytes[at + 66] ?? 0,
      start: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    })
  }
  return entries
}
