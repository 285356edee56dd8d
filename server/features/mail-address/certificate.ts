import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { StartupError } from '../../startup-error.ts'

export type CertificateFiles = { certFile: string; keyFile: string }

/** @throws StartupError if they cannot be read, or do not belong together */
export async function readCertificate({ certFile, keyFile }: CertificateFiles) {
  try {
    const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
    createSecureContext({ cert, key })
    return { cert, key }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartupError(
      `The certificate of the incoming mail server cannot be used (${code}). MAIL_IN_CERT and MAIL_IN_KEY name files in PEM form that belong together and that this user may read.`,
    )
  }
}
