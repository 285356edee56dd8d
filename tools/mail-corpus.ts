import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { MailText } from '../src/mail/forwarded.ts'
import { MAIL_KINDS, type MailKind } from '../src/mail/kinds.ts'
import { readSender } from '../src/mail/forwarded.ts'

/** A mail of the corpus with its manual annotation. */
export type SampleMail = {
  language: string
  kind: MailKind
  /** The decisive sentence; null if there is none. */
  sentence: string | null
  company: string | undefined
  position: string | undefined
  /**
   * Every second mail of a kind in a file, which was not looked at while the rules were written.
   */
  isHeldOut: boolean
  mail: MailText
}

const DIRECTORY = join(import.meta.dirname, 'mails')
const kinds = z.enum(MAIL_KINDS)

/**
 * Reads the mails of `tools/mails`, one file per language. Each mail is `=== KIND`, then `Name:
 * value` lines, an empty line and the text, with the decisive sentence in `[[…]]`. A mail with
 * `Seen: yes` was used for tuning and is never held out.
 */
export const readCorpus = (folder: '' | 'varied' | 'unseen' = ''): SampleMail[] =>
  readdirSync(join(DIRECTORY, folder))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readFile(basename(file, '.txt'), readFileSync(join(DIRECTORY, folder, file), 'utf8')),
    )

function readFile(language: string, content: string): SampleMail[] {
  const counts = new Map<string, number>()
  return content
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [first = '', ...rest] = block.split('\n')
      const kind = kinds.parse(first.trim())
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      const blank = rest.indexOf('')
      const head = new Map(
        rest.slice(0, blank).map((line) => {
          const colon = line.indexOf(':')
          return [line.slice(0, colon), line.slice(colon + 1).trim()]
        }),
      )
      const marked = rest.slice(blank + 1).join('\n')
      return {
        language,
        kind,
        sentence: /\[\[([^]*?)\]\]/.exec(marked)?.[1] ?? null,
        company: head.get('Company'),
        position: head.get('Position'),
        isHeldOut: count % 2 === 1 && !head.has('Seen'),
        mail: {
          subject: head.get('Subject') ?? '',
          from: readSender(head.get('From') ?? '') ?? null,
          text: marked.replaceAll(/\[\[|\]\]/g, ''),
        },
      }
    })
}
