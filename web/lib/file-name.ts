const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;]+)/i
const QUOTED = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const PLAIN = /(?:^|;)\s*filename\s*=\s*([^\s;"]+)/i

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}

/** Returns the file name of a Content-Disposition header (RFC 6266); undefined if missing. */
export const readFileName = (header: string | null): string | undefined => {
  if (header === null) return undefined
  const extended = EXTENDED.exec(header)?.[1]
  const quoted = QUOTED.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const name = (extended && decode(extended)) ?? quoted ?? PLAIN.exec(header)?.[1]
  return name === '' ? undefined : name
}
