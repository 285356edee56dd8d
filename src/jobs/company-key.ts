import { fold } from '../fold.ts'

// Without spaces or dots: `s. r. o.` and `S.R.O.` are both read as `sro`.
const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company llc llp lllp lp ltd limited plc pllc cic dac clg ulc gmbh ggmbh gesmbh mbh ag gag kg kgaa ohg og gbr ug haftungsbeschrankt se eg ev ek partg mbb sagl sa sas sasu sarl eurl sca scs snc sci scop selarl scsp srl srls spa sapa scarl scrl sl slu slne sll slp sau sc scoop sccl bv nv vof cv cvba bvba ab kb hb publ as asa aps ivs nuf oy oyj ky tmi ehf hf sro spol vos ks zs zrt kft nyrt rt bt spzoo zoo sp psa spk spj sprl sdecv rl rldecv srldecv sadecv ltda eireli epp lda unipessoal sgps pty pvt private pte sdn bhd kk gk yk pt tbk ooo oao zao pao pjsc doo jdoo dd ood eood ead ou uab sia sti sirketi epe ike ооо оао зао пао ип тов тзов пат прат фоп оод еоод ад еад αε επε ικε 株式会社 有限会社 合同会社 주식회사'.split(
    ' ',
  ),
)
const LEADING_FORMS = new Set(
  'ooo oao zao pao pt uab sia ооо оао зао пао ип тов тзов пат прат фоп 株式会社 有限会社 合同会社 주식회사'.split(
    ' ',
  ),
)

/** Folded long forms and their abbreviations. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bges(?:ellschaft)? ?(?:m b h|mbh|mit beschrankter haftung)(?= |$)/g, 'gmbh'],
  [/\baktiengesellschaft(?= |$)/g, 'ag'],
  [/\bkommanditgesellschaft(?= |$)/g, 'kg'],
  [/\beingetragener verein(?= |$)/g, 'ev'],
  [/\bsoci(?:ete|edad|eta) (?:anonyme|anonima)(?= |$)/g, 'sa'],
  [/\bsociedad (?:de responsabilidad )?limitada(?= |$)/g, 'sl'],
  [/\bsociete a responsabilite limitee(?= |$)/g, 'sarl'],
  [/\bsocieta a responsabilita limitata(?= |$)/g, 'srl'],
  [/\bsocieta per azioni(?= |$)/g, 'spa'],
  [/\bs(?:oc)? coop(?:erativa)?(?= |$)/g, 'scoop'],
  [/\bspolka (?:z ograniczona odpowiedzialnoscia|z o ?o)(?= |$)/g, 'spzoo'],
  [/\bspolka akcyjna(?= |$)/g, 'sa'],
  [/\bspolka komandytowa(?= |$)/g, 'spk'],
  [/\bsp (?:z o ?o|zoo) sp ?(?:k|j)(?= |$)/g, 'spzoo'],
  [/\bsp ([kj])(?= |$)/g, 'sp$1'],
  [/\bs g p s(?= |$)/g, 'sgps'],
  // Separate letters if written without dots.
  [/\b(?:e u|o p s|a d|i s)(?= |$)/g, 'ek'],
  [/\bs(?:a| a) de c ?v(?= |$)/g, 'sadecv'],
  [/\bs de r ?l(?: de c ?v)?(?= |$)/g, 'srldecv'],
]

/** Forms whose letters touch the name, or that are a single character. */
const TOGETHER = /株式会社|有限会社|合同会社|주식회사|[(（](?:株|有|주|유)[)）]|[㈱㈲㈜]/g

const toWords = (company: string): string[] => {
  const apart = company.replaceAll(TOGETHER, ' 株式会社 ')
  const folded = fold(apart).replaceAll(/[+#]/g, ' ')
  const short = WRITTEN_OUT.reduce(
    (text, [form, letters]) => text.replaceAll(form, letters),
    folded,
  )
  return joinLetters(short.split(/\s+/))
}

/** Whether a name ends in a legal form: `Acme GmbH`, `Fortuna Sp. z o.o.`. */
export function hasLegalForm(company: string): boolean {
  const words = toWords(company)
  if (words.length < 2) return false
  return LEGAL_FORMS.has(words.at(-1) ?? '') || LEADING_FORMS.has(words[0] ?? '')
}

const AND = /^(?:and|und|et|e|y|i)$/

/** Normalizes a company's name for comparison: no case, accents, punctuation or legal forms. */
export function toCompanyKey(company: string): string {
  const words = toWords(company)
  let end = words.length
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) {
    end -= 1
    // For example `GmbH und Co. KG`.
    if (end > 2 && AND.test(words[end - 1] ?? '') && LEGAL_FORMS.has(words[end - 2] ?? '')) end -= 1
  }
  let start = 0
  while (start < end - 1 && LEADING_FORMS.has(words[start] ?? '')) start += 1
  return words.slice(start, end).join(' ')
}

/** Joins single letters: `s a` becomes `sa`, `sp z o o` `sp zoo`. */
const joinLetters = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll(/(?<=^|\s)(\p{L}(?: \p{L})+)(?=\s|$)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '')
