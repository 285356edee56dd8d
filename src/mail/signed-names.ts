import { foldText } from './fold-sentence.ts'
import { clean } from './name-parts.ts'
import type { OwnText } from './own-text.ts'

const SIGNED: readonly RegExp[] = [
  /(?:^|\n)\s*(?:the |your |dein |ihr |das )?(?:team (?:at|from|bei|von|der|chez) )?(?<name>[\p{Lu}\p{N}][\p{L}\p{N}&.' -]{1,50}?)(?:[ -](?:recruiting|recruitment|hiring|talent|people|hr|careers)(?: acquisition)?(?: team)?|[ -]team)\s*(?:$|\n)/iu,
  /(?:^|\n)\s*(?:the team at|l'équipe|das team (?:von|bei)|el equipo de|a equipe da|il team di|het team van)\s+(?<name>[\p{Lu}\p{N}][\p{L}\p{N}&.' -]{1,50}?)\s*(?:$|\n)/iu,
  /(?:^|\n)\s*(?<name>[\p{Lu}\p{N}][\p{L}\p{N}&.' -]{1,50}? (?:GmbH|AG|SE|Ltd\.?|Inc\.?|LLC|B\.?V\.?|S\.?A\.?|SAS|SARL|S\.?r\.?l\.?|S\.?L\.?|Lda\.?|University))(?=\s|$)/u,
]

const CLOSES =
  /^(?:(?:the|your|team|dein|ihr|das team|l'équipe|equipo|equipe|het team)\s+)*(?<name>[\p{Lu}\p{N}][\p{L}\p{N}&.' -]{1,40}?)(?:[ -](?:recruiting|recruitment|hiring|talent|people|hr|careers|team|gmbh|ag)\b.*)?$/iu

/** The last line of an automatic mail is the company, if the mail names it earlier too. */
export function findClosing(own: OwnText, subject: string): string | undefined {
  const lines = `${own.text}\n${own.signature}`.split('\n').filter((line) => /\p{L}/u.test(line))
  const before = foldText(`${subject}\n${lines.slice(0, -1).join('\n')}`)
  for (const line of lines.slice(-3).toReversed()) {
    const name = clean(CLOSES.exec(line.trim())?.groups?.name)
    const isNamed =
      name !== undefined && /^[\p{Lu}\p{N}]/u.test(name) && name.split(' ').length <= 4
    if (isNamed && before.includes(foldText(name))) return name
  }
  return undefined
}

/** The name in a signature. */
export const findSigned = (signature: string) => {
  for (const pattern of SIGNED) {
    const name = clean(pattern.exec(signature.slice(0, 1_000))?.groups?.name)
    if (name !== undefined) return name
  }
  return undefined
}
