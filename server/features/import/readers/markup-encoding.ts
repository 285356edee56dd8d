import { decodePage } from '../../../fetch-page/decode-page.ts'

/** Decodes XML or HTML; XML states its encoding in its declaration. */
export function decodeMarkup(bytes: Buffer): string {
  const declaration = /^\s*<\?xml[^>]{0,200}/.exec(bytes.toString('latin1', 0, 300))?.[0] ?? ''
  const encoding = /\sencoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1]
  return decodePage(bytes, encoding === undefined ? '' : `charset=${encoding}`)
}
