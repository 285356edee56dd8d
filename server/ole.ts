const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Whether it is a compound file: an old Word document, or a new one with a password. */
export const isOle = (bytes: Uint8Array): boolean =>
  SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))
