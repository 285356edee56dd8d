const NAME_MAX_BYTES = 200
/** What some system or other does not let a file's name hold. */
const NOT_EVERYWHERE = /[<>:"|?*]/g

/** Where a document is in the archive: unique, and short enough for every file system. */
export function toExportPath(filename: string, index: number): string {
  const name = filename.replaceAll(NOT_EVERYWHERE, '_')
  const dot = name.lastIndexOf('.')
  const room = NAME_MAX_BYTES - Buffer.byteLength(name.slice(dot))
  return `documents/${index + 1} ${fitBytes(name.slice(0, dot), room)}${name.slice(dot)}`
}

/** The first characters of `text` whose UTF-8 takes at most `max` bytes. */
function fitBytes(text: string, max: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(max))
  return text.slice(0, read)
}
