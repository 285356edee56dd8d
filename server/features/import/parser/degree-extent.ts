/** How far a degree reaches beyond its first known words. */

/** Words for a document or a course, which the degree itself follows: "Título de Bachiller". */
const OF_DEGREE =
  /^(?: d[eoi] | d['’]| zu[mr] | (?:van|als) (?=bachelor|master)|\s?:\s)(?!diplom(?:a|e)\b|t[ií]tulo|curso|formaci[oó]n|formation|tecnolog[ií]a|ingenier[ií]a|arquitect\p{L}*|(?<=di )(?:ragionier|perit|tecnic|geometra|operator))/iu

/** Adjectives of a level or kind, which belong to the degree before them: "Licenciatura plena". */
const KIND =
  /^ (?:(?:superior|medi[oa]|plen[ao]|curta|integrad[ao]|unificad[oa]|polivalente|universitari[oa]|profesional|profissional|profissionalizante|laboral|especialista|académic[oa]|acadêmic[oa]|bilingüe|general|obligatoria|complet[oa]|incomplet[oa]|trunc[oa]|inconclus[oa]|(?:lato|stricto) sensu|propi[oa]|supérieure?|générale?|technologique|professionnel(?:le)?|universitaire|spécialisée?|littéraire|triennale|magistrale|quinquennale|specialistica|professionale|superiore|capotecnico)(?=$|[\s,(:–-])(?! studies)|[ye] c\.?o\.?u\.?)/iu

/** The level of a teacher or a technician: "Técnico de Nivel Superior", "Ingeniero en Ejecución". */
const LEVEL =
  /^ (?:de (?:nivel|grado)(?: \p{L}+)?|de (?:educación|enseñanza|ensino|enseignement|istruzione|scuola)(?: \p{Ll}+){0,2}|de l['’]enseignement(?: \p{Ll}+){1,2}|en ejecución|e[nm] (?:ciencias|ciências|artes|filosofía|filosofia))(?=(?: \([^()]*\))? (?:en|em|in) )/iu

/** The schooling that a paper ends: "Diploma di istruzione tecnica superiore", "Grado en formación profesional". */
const SCHOOLING =
  /^ (?:di|de|en) (?:(?:istruzione|educación|enseñanza|educação|ensino)(?: (?:tecnica|professionale|secondaria|superiore|artistica|liceale|media|secundaria|secundária|superior|básica|técnica|médio|médi[oa]|fundamental|obligatoria)){1,3}|formación profesional|formação profissional)(?=$|[\s,(:–-])/iu

/** The branch of a leaving certificate: "Baccalauréat, série L2", "Matura Typus B". */
const SERIES = /^,? (?:série|typus|typ|type) [\p{Lu}\d]{1,5}(?![\p{L}\d])/iu
/** The same as initials alone, or years after it: "Bac S", "Baccalauréat STT", "Bac +2". */
const BRANCH = /^(?: (?:[A-H]\d?|S|L|E?S|S[A-Z\d]{2,4})| ?\+ ?\d)(?=$|[\s,()])/u
const BRANCHED = /(?:^|\s)bac(?:calauréat)?$/iu

/** The number of a level: "AAT Level 3", "Diploma Niveau 4". */
const NUMBERED =
  /^ (?:level|niveau|nivel|livello|nível|stufe|stage) (?:\d{1,2}|[IVX]{1,3})(?![\p{L}\d])/iu
/** How a degree is earned: "MA by Research in History". */
const EARNED_BY = /^ by (?:research|thesis|dissertation|coursework|publications?)(?=$|[\s,(:–-])/iu
/** What an examining body awards: "AAT Advanced Diploma". */
const AWARD =
  /^ (?:(?:foundation|intermediate|advanced|professional|technical|technician|strategic|extended|subsidiary|national|higher|award|certificate|diploma|apprenticeship|nvq)(?![\p{L}-]) ?){1,3}(?<! )(?=$|[\s,(:–-])/iu
const BODY =
  /^(?:aat|acca|aca|cima|cipd|cilex|cips|cmi|ilm|city (?:&|and) guilds|btec|ocr|rsa|pitman|ncfe|cache|nebosh|pearson|fetac|qqi|sqa)(?: level \d)?$/iu

/** A school's branch behind a hyphen: "LTS-C", "Bachelier-agrégé". */
const HYPHENED = /^-(?:\p{Lu}{1,2}(?!\p{L})|agrégée?(?= ))/u

/** Initials in brackets after the words that they stand for: "Curso de Especialização Tecnológica (CET)". */
const INITIALS = /^(.{3,70}?) \((\p{Lu}[\p{L}.]{1,6})\)/u
const SMALL = new Set('de di do da d des la le les l of in en em et e y i für der'.split(' '))
/** Initials stand for at least this share of the words. */
const STOOD_FOR = 0.6

type MatchDegree = (text: string) => string | null

/** The part of a text that is its degree, given its first known words. */
export function extendDegree(text: string, known: string, match: MatchDegree): string {
  let degree = known
  for (let more = 1; more > 0;) {
    more = countMore(text.slice(degree.length), degree, match)
    degree = text.slice(0, degree.length + more)
  }
  return takeInitials(text, degree, match)
}

/** The length of what belongs to the degree before it; 0 if nothing does. */
function countMore(rest: string, degree: string, match: MatchDegree): number {
  const [of] = OF_DEGREE.exec(rest) ?? []
  const next = of === undefined ? null : match(rest.slice(of.length))
  if (of !== undefined && next) return of.length + next.length
  const branch = BRANCHED.test(degree) ? BRANCH.exec(rest) : null
  const award = BODY.test(degree) ? AWARD.exec(rest) : null
  const found = [KIND, LEVEL, SCHOOLING, SERIES, HYPHENED, NUMBERED, EARNED_BY].map((pattern) =>
    pattern.exec(rest),
  )
  return (found.find((one) => one !== null) ?? branch ?? award)?.[0].length ?? 0
}

/** Includes the words up to initials in brackets that stand for them. */
function takeInitials(text: string, degree: string, match: MatchDegree): string {
  const [whole, words = '', initials = ''] = INITIALS.exec(text) ?? []
  if (whole === undefined || whole.length <= degree.length) return degree
  const letters = initials.replace(/[^\p{Lu}]/gu, '').toLowerCase()
  const firsts = words
    .toLowerCase()
    .split(/[\s'’-]+/)
    .filter((word) => !SMALL.has(word))
    .map((word) => word[0])
  const isShort = letters.length < 2 || letters.length < firsts.length * STOOD_FOR
  const between = text.slice(degree.length, words.length)
  // Without a field after them, the words may hold it: "Licenciatura en Ciencias Humanas (LCH)".
  const mayHoldField = /(?: (?:en|em|in|–)|,) /.test(between)
  const isWhole = match(initials) !== null || /^ (?:en|em|in) /.test(text.slice(whole.length))
  const goesOn = /^[ -]\p{Ll}/u.test(between) || /\sd(?:e\s|['’])/.test(degree)
  if (isShort || !goesOn || (mayHoldField && !isWhole)) return degree
  return isInOrder(letters, firsts) ? whole : degree
}

function isInOrder(letters: string, firsts: (string | undefined)[]): boolean {
  let from = 0
  return letters.split('').every((letter) => {
    from = firsts.indexOf(letter, from) + 1
    return from > 0
  })
}
