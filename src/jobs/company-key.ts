import { fold } from '../fold.ts'

// Written together: `s. r. o.` and `S.R.O.` are read as `sro`.
const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company llc llp lllp lp ltd limited plc pllc gmbh ggmbh mbh ag kg kgaa ohg gbr ug haftungsbeschrankt se eg ev ek sa sas sasu sarl eurl sca scs snc sci srl srls spa sapa sl slu slne sau sc bv nv vof cv cvba bvba ab hb as asa aps is oy oyj ky ehf hf sro spol vos zs zrt kft nyrt rt bt spzoo zoo sp spk spj sprl sdecv decv de rl rldecv sadecv ltda eireli epp lda sgps pty pvt private pte sdn bhd kk gk yk pt tbk ooo oao zao pao pjsc doo dd ood eood ead ou uab sia sti sirketi 株式会社 有限会社'.split(
    ' ',
  ),
)

/** Whether a name ends in a legal form: `Acme GmbH`, `Fortuna Sp. z o.o.`. */
export function hasLegalForm(company: string): boolean {
  const words = joinLetters(fold(company).split(/\s+/))
  const first = words[0] ?? ''
  if (words.length < 2) return /^株式会社.|.株式会社$/.test(first)
  return LEGAL_FORMS.has(words.at(-1) ?? '') || LEADING_FORMS.has(first)
}

/** Companies are compared without case, accents, punctuation and legal forms. */
export function toCompanyKey(company: string): string {
  const words = joinLetters(fold(company).replaceAll(/[+#]/g, ' ').split(/\s+/))
  let end = words.length
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end -= 1
  let start = 0
  while (start < end - 1 && LEADING_FORMS.has(words[start] ?? '')) start += 1
  return words.slice(start, end).join(' ')
}

const LEADING_FORMS = new Set('ooo oao zao pao pt uab sia 株式会社'.split(' '))

/** `s a` becomes `sa`, `sp z o o` `sp zoo`. */
const joinLetters = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll(/(?<=^|\s)(\p{L}(?: \p{L})+)(?=\s|$)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '')
