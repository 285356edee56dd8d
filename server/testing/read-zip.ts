import { inflateRawSync } from 'node:zlib'

const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const DEFLATED = 8

/** Returns the files of a small zip archive by path, as its central directory lists them. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - END_LENGTH
  if (archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('Not a whole zip archive')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const [nameLength = 0, ...others] = lengths
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const header = archive.readUInt32LE(at + 42)
    const start =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const isDeflated = archive.readUInt16LE(at + 10) === DEFLATED
    files.set(name, isDeflated ? inflateRawSync(content) : content)
    at += 46 + nameLength + others.reduce((sum, length) => sum + length, 0)
  }
  return files
}
