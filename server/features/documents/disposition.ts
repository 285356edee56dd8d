const NOT_PLAIN = /[^\x20-\x7e]|["\\%]/g
/** What `encodeURIComponent` leaves as it is, but a header may not (RFC 8187). */
const STILL_SPECIAL = /['()*!]/g

/**
 * The header that saves a download under its own name (RFC 6266): for old clients with letters
 * of ASCII in its place.
 */
export function formatAttachment(filename: string): string {
  const plain = filename.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(NOT_PLAIN, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(
    STILL_SPECIAL,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
