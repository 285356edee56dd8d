const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The name of the stream that a document with a password is kept in. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** Whether it is a compound file: an old Word document, or a new one with a password. */
export const isOle = (bytes: Uint8Array): boolean =>
  SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))

export const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  isOle(bytes) &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED_STREAM)
