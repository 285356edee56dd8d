import { extendDegree } from './degree-extent.ts'
import { isDitto } from './ditto.ts'
import { DEGREE_INITIALS, DEGREES } from './lexicon/degrees.ts'
import { createEndingFinder, createWordFinder } from './lexicon/list-words.ts'
import { SCHOOL_ENDINGS, SCHOOL_WORDS, STUDY_FIELDS } from './lexicon/schools.ts'
import { isAnyTown, isRegion } from './place-words.ts'
import { countWords, fold, stripAccents } from './text.ts'
import { scoreTitle } from './title-words.ts'

/**
 * The words of a degree at the start of a text: "Bachelor of Science", "M.Sc.", "Diplom-Ingenieur".
 */
const DEGREE =
  /^(?:\d{1,2} )?(?:(?:joint |dual |double |combined |integrated |honou?rs |executive |professional |international |post-?graduate |undergraduate |graduate |advanced |higher |foundation |second |erstes |zweites )*)(?:master [12]\b(?: recherche| professionnel| pro)?|(?:bachelor|bachelors|master|masters|associate|associates|doctor|doctorate)(?:['’]?s)?(?: degree)?(?:(?: of| in| en)? (?:science|arts|engineering|technology|business administration|business|commerce|education|fine arts|applied arts|applied science|applied sciences|laws?|music|medicine|philosophy|nursing|architecture|public health|public administration|public policy|social work|computer applications?|computer science|science in nursing|liberal arts|design|divinity|pharmacy|dental surgery|veterinary medicine|international affairs|research|professional studies|letters|economics|accounting|accountancy|surgery|physical therapy|jurisprudence|philosophie|finance|management)(?! management| engineering and))?(?: \((?:hons?\.?|honou?rs)\))?(?: (?:hons|honours)\b)?|ph\.? ?d\.?|d\.? ?phil\.?|dr\.(?:[ -]?(?:rer|med|dent|phil|iur|jur|ing|oec|nat|pol|sc|techn|theol|h\.? ?c)\b\.?)+|dr\.?$|b\.? ?tech\.?|m\.? ?tech\.?|b\.? ?s\.? ?c\.?|m\.? ?s\.? ?c\.?|b\.? ?s\.? ?n\.?|m\.? ?s\.? ?n\.?|a\.? ?d\.? ?n\.?|b\.? ?eng\.?|m\.? ?eng\.?|b\.? ?ed\.?|m\.? ?ed\.?|b\.? ?com\.?|m\.? ?com\.?|b\.? ?arch\.?|m\.? ?arch\.?|l\.? ?l\.? ?b\.?|l\.? ?l\.? ?m\.?|j\.? ?d\.?|m\.? ?d\.?|b\.? ?b\.? ?a\.?|m\.? ?b\.? ?a\.?|e\.? ?m\.? ?b\.? ?a\.?|b\.? ?c\.? ?a\.?|m\.? ?c\.? ?a\.?|b\.? ?f\.? ?a\.?|m\.? ?f\.? ?a\.?|m\.? ?p\.? ?h\.?|m\.? ?p\.? ?a\.?|m\.? ?p\.? ?p\.?|m\.? ?phil\.?|m\.? ?s\.? ?w\.?|m\.? ?s\.? ?j\.?|m\.? ?s\.? ?ed\.?|b\.? ?s\.? ?e\.?|[bm]\.?s\.?(?:c\.?s|e\.?e|m\.?e|c\.?e|i\.?t|i\.?s)\.?|m\.? ?s\.? ?e\.?|b\.? ?s\.? ?b\.? ?a\.?|a\.? ?l\.? ?m\.?|(?:eidg\. )?dipl[.-](?:-?\p{L}+\.?)*(?: \([a-z. ]+\))?|a\.? ?a\.? ?s\.?|b\.? ?a\.? ?sc\.?|s\.? ?b\.?|s\.? ?m\.?|a\.? ?b\.?|b\.? ?s\.?|m\.? ?s\.?|b\.? ?a\.?|m\.? ?a\.?|b\.? ?e\.?|m\.? ?e\.?|a\.? ?a\.?|a\.? ?s\.?|d\.? ?b\.? ?a\.?|ed\.? ?d\.?|ed\.? ?m\.?|pgce|pgdm|pgd|mres|mmath|mphys|mchem|mbiol|msci|[bmd]\.? ?pharm(?:acy|a)?\.?|[bm]\. ?(?:technology|commerce|education|science|architecture|planning|design|nursing|optom(?:etry)?|physio(?:therapy)?)|mpharm|bpharm|bds|mbbs|mbchb|mb chb|b\.? ?mus\.?|m\.? ?mus\.?|m\.? ?div\.?|m\.? ?l\.? ?i\.? ?s\.?|hnd|hnc|btec(?: (?!in\b)\w+){0,3}|nvq(?: \w+ \d)?|ged|vmbo|havo|a[- ]?levels?|gcses?|(?:primary|elementary|middle|junior high) school(?=$|:)|high school diploma|high school certificate|high school|secondary school(?: certificate| diploma)?|higher secondary(?: certificate)?|senior secondary|(?:(?:national|ordinary|extended|subsidiary|professional|general|technical|vocational|specialist|graduate|executive|teaching|trade) )+(?:diploma|certificate)|level \d(?: (?:nvq|extended|advanced|subsidiary|national))* (?:award|certificate|diploma|apprenticeship|qualification)|diploma|certificate(?: (?:i{1,3}|iv|v)\b)?|minor|(?:post[ -]?|under[ -]?)?graduation|matriculation|10 ?\+ ?2|1[02]th (?:grade|standard|std)|s\.?s\.?l\.?c\.?|class xii?|class 1[02](?:th)?|xii(?:th)?|1[02]th|ssc|hsc|cbse|intermediate|foundation degree|international baccalaureate|ib diploma|diplom(?:-?\p{L}+)?(?: \([a-z. ]+\))?|magister(?: artium)?|staatsexamen|promotion(?! sociale)|abitur|allgemeine hochschulreife|hochschulreife|fachabitur|fachhochschulreife|titre (?:professionnel|rncp)|daeu|mittlere reife|secundari[oa]|(?:master|bachelor|diplom|magister|promotions|aufbau|lehramts)studium|vce|leaving certificate|laurea (?:magistrale|triennale)|(?:cas|mas|das)(?= )|realschulabschluss|hauptschulabschluss|berufsausbildung|ausbildung|lehre|matura|fachwirt|betriebswirt|techniker|meister|licence(?: professionnelle| pro)?|ma[iî]trise(?! (?:des|du|d[’']une?) )|master(?: [12]\b| recherche| professionnel| spécialisé)?|mastère(?: spécialisé)?|doctorat|diplôme(?: d['’]\s?(?:ingénieur|état|études)(?: (?!en\b|in\b)\p{L}+)*| universitaire| national)?|dut|but|bts|deug|dea|dess|cap|bep|bac(?:calauréat)?(?: (?:s|es|l|sti2d|stmg|scientifique|général|technologique|professionnel|pro)\b)?|classes? préparatoires?|cpge|brevet(?: des collèges| de technicien supérieur| professionnel)?(?: \(bp\))?|especialización|especialista|contador[a]? públic[oa]|técnic[oa](?= en )|cst(?= em )|attestation|certificat(?: de| d['’])?|mention complémentaire|betriebswirt(?:in)?|fachwirt(?:in)?|verwaltungsfachangestellte[r]?|industriekauf(?:mann|frau)|bankkauf(?:mann|frau)|mba|(?:doble )?grado|licenciatura|licenciad[oa]|ingeniería(?: técnica)?|ingenier[oa](?: técnic[oa])?|máster(?: universitario)?|maestría|doctorado|diplomatura|bachillerato|bachiller|ciclo formativo(?: de grado (?:superior|medio))?|(?:técnico|tecnico)(?: superior)?|cfgs|formación profesional|título|postgrado|posgrado|fp|eso|curso de adaptación|laurea|degree)(?=$|[\s,;:()/–—|.+-])/iu
/** An English word, which would be a degree without its accent. */
const ENGLISH = /^these\b/
/** The degrees of the lists, with neither accents nor typographic apostrophes. */
const LISTED = new Set(DEGREES.map(straighten))
const LISTED_MAX = Math.max(...DEGREES.map(({ length }) => length))
const BOUNDARY = /[\s,;:()/–—|.+-]/u

/** Small letters with straight apostrophes and no accents, which many people leave out. */
function straighten(text: string): string {
  const small = text.toLowerCase().replace(/[’‘`]/g, "'")
  const plain = stripAccents(small)
  return ENGLISH.test(plain) ? small : plain
}

/** The degree at the start of a text, as the longest known one. */
function matchDegree(text: string): string | null {
  if (isSchoolOfTown(text)) return null
  const [count = ''] = COUNT.exec(text) ?? []
  const counted = count ? matchDegree(text.slice(count.length)) : null
  if (counted?.endsWith('s')) return count + counted
  const [level = ''] = LEVELLED.exec(text) ?? []
  const levelled = level ? matchDegree(text.slice(level.length)) : null
  if (levelled) return level + levelled
  const [one = ''] = DEGREE.exec(text) ?? []
  const isWhole = !ABBREVIATION_REST.test(text.slice(one.length))
  const longest = Math.max(
    isWhole ? one.length : 0,
    matchListed(text),
    matchInitials(text),
    matchMarked(text),
    COMPOUND.exec(text)?.[0].length ?? 0,
    COURSE.exec(text)?.[0].length ?? 0,
    PROFILE.exec(text)?.[0].length ?? 0,
  )
  return longest > 0 ? text.slice(0, endOfAbbreviation(text, longest)) : null
}

/** The level of a school before the degree that it awards: "HBO Bachelor of Science", "FH-Diplom". */
const LEVELLED = /^(?:hbo|wo|mbo|fh)[ -](?!(?:hbo|wo|mbo|fh)[ -])(?=\p{L})/iu

/** The full stop of an abbreviation belongs to it: "M. Pharm. (Pharmacology)". */
const endOfAbbreviation = (text: string, end: number): number =>
  text[end] === '.' && /\.\s?\p{L}{1,6}$/u.test(text.slice(0, end)) ? end + 1 : end

/** A German or Dutch word that ends in one for a training or its certificate: "Heimhilfe-Ausbildung". */
const COMPOUND =
  /^(?![Gg]rund(?:wehr)?ausbildung|(?:[Bb]eroeps|[Bb]edrijfs)opleiding|[Ll]ehrlings|[Ee]rwachsenen)\p{Lu}[\p{L}-]*(?:[Aa]usbildung|[Uu]mschulung|lehrgang(?: [IVX]{1,3})?|fachwirt(?:in)?|-Lehre|[Mm]atura|[Rr]eifeprüfung|(?:[Mm]eister|[Gg]esellen|[Ff]acharbeiter|IHK-|HWK-|[Kk]ammer)prüfung|(?:[Ss]chul|[Ll]ehr|[Ss]tudien|[Bb]erufs|[Kk]olleg|[Hh]ochschul|[Mm]aster|[Bb]achelor|IHK-|HWK-)(?:abschlu(?:ss|ß)|Abschlu(?:ss|ß))|[Dd]iploma?|-opleiding|[eis]{1,2}opleiding|(?:er|eur)lehre)(?=$|[\s,;:()/–—|.])/u

/** An English course of a trade: "Scenic Artist Training Program", "Legal Practice Course". */
const COURSE =
  /^(?:\p{Lu}[\p{L}&'’-]* ){1,4}(?:(?:Training|Trainee|Certificate|Diploma|Apprenticeship) Program(?:me)?|(?:Short|Practice|Vocational|Training|Conversion|Access|Foundation) Course|Apprenticeship)(?=$|[\s,;:()/–—|.])/u

/** Full stops between initials and quotation marks around a letter: "K.C.S.E.", "GCE ‘O’ Level". */
const MARKED = /^(?:\p{Lu}\.\s?){2,}\p{Lu}|[‘’“”"'\s]\p{Lu}[‘’“”"']/u
const MARKED_REACH = 24

/** The length of a degree at the start of a text that is listed without such marks. */
function matchMarked(text: string): number {
  if (!MARKED.test(text.slice(0, MARKED_REACH))) return 0
  let plain = ''
  const ends = [0]
  for (let at = 0; at < Math.min(text.length, LISTED_MAX); at++) {
    const letter = text[at] ?? ''
    const isStop = letter === '.' && /(?:^|[.\s])\p{Lu}$/u.test(text.slice(0, at))
    if (isStop || /[‘’“”"']/.test(letter)) ends[plain.length] = at + 1
    else {
      plain += letter
      ends[plain.length] = at + 1
    }
  }
  const length = Math.max(matchListed(plain), matchInitials(plain))
  return length === 0 ? 0 : (ends[length] ?? 0)
}

/** "7 O Levels" */
const COUNT = /^\d{1,2} (?=\p{L})/u

/** "B.E.C.E." does not begin with "B.E." */
const ABBREVIATION_REST = /^\.\p{L}(?:\.|$)/u

/** The length of the longest listed degree at the start of a text. */
function matchListed(text: string): number {
  const plain = straighten(text.slice(0, LISTED_MAX + 1))
  for (let end = Math.min(text.length, LISTED_MAX); end > 1; end--)
    if (BOUNDARY.test(text[end] ?? ' ') && LISTED.has(plain.slice(0, end)))
      return ABBREVIATION_REST.test(text.slice(end)) ? 0 : end
  return 0
}

/** Initials that are small words too, so that their capitals matter. */
const matchInitials = (text: string): number => INITIALS.exec(text)?.[0].length ?? 0
const INITIALS = new RegExp(`^(?:${DEGREE_INITIALS.join('|')})(?=$|[\\s,;:()/–—|-])`, 'u')

/** "Candidate for Master of Arts" also names a degree. */
const CANDIDATE =
  /^(?:(?:summa |magna )?cum laude|abschlu(?:ss|ß)(?: als)?:?|antig[ao]|1st|2nd|3rd|(?:\d{1,2}|one|two|three|four)[- ](?:years?|yrs?|months?|weeks?)|(?:completed |earned )?\d{1,3} (?:credit |semester |quarter )?(?:hours|credits|units) (?:completed |earned )?(?:towards?|of|for)|obtained|completed|passed|(?:earned|received|awarded|graduated(?: with)?)(?= (?:an? |the |my |her |his )?(?:(?:bachelor|master|associate|doctor)(?:['’]?s)? (?:of|in|degree) |[BM]\.?(?:A|Sc?|Ed|Eng)\.? |Ph\.?D))|obtention(?: d[eu])?|conseguimento d[ei]l?|obtención del título de|candidate for|(?:completed )?(?:coursework|credits|studies) (?:for|towards?)|(?:currently |derzeit |actuellement |actualmente |attualmente |momenteel )?(?:pursuing|(?:working|studying|training|reading) (?:towards?|for|on)|en train de préparer|préparation d[eu]|bezig met)|cursando|cursado de la carrera(?: de)?|estudante de|estudiante de)(?: an?| the| [oa]| el| la)? (?:degree of )?(?:\d[°ºª]? (?:(?:ano|año|semestre) )?(?:d[oea]l? )?)?|^\d[°ºª] (?:ano|año) (?!de escolaridade)(?:d[oea]l? )?/i
/** The year or semester of a degree that is not finished: "2e année de BTS", "terzo anno di Laurea". */
const YEAR_OF =
  /^(?:(?:\d(?:[eè](?:re|me)?|er)|première|deuxième|seconde|troisième|quatrième|dernière) année (?:de |d['’]|du |en )|(?:\d[°ºª]?|primo|secondo|terzo|quarto|quinto|ultimo) anno (?:di |del |della )(?:corso di (?=laurea))?|(?:\d(?:er|do|ro|to)|primer|segundo|tercer|cuarto|quinto|último) (?:año|semestre) (?:de |del )(?:la )?|(?:\d(?:e|ste|de)|eerste|tweede|derde|vierde|laatste) (?:leer)?jaar (?:van (?:de |het )?)?|(?:\d\.|erstes|zweites|drittes) (?:semester|studienjahr) (?:de[rs] |im |in )?)(?=\p{L})/iu
/** A text without what may stand before its degree. */
const dropBefore = (text: string): string => text.trim().replace(CANDIDATE, '').replace(YEAR_OF, '')
const LOOSE_DEGREE =
  /\b(?:bachelors?|masters?|associates?|doctorate|diploma|degree|licence|licenciatura|grado|maestria|doctorado|abitur|diplom|studium|baccalaureat|certificate|certification|certificacion|program|programme|programa|bootcamp|course|lehrgang|curso|efz|eba|ihk|phd|mba|bsc|msc|beng|meng|btech|mtech)\b/
const SCHOOL =
  /\b(?:universit\w*|univ|uni|college|collège|institut\w*|school|academy|polytechnic\w*|politecnic\w*|politecnico|tecnologico|hochschule|fachhochschule|schule|realschule|grundschule|berufsschule|berufskolleg|berufsakademie|gymnasium|kolleg|akademie|gesamtschule|oberschule|ihk|tu|fh|eth|epfl|rwth|kit|lmu|tum|ecole|lycee|iut|insa|hec|essec|escp|sciences po|sorbonne|polytechnique|centrale|supelec|universidad\w*|facultad|colegio|escuela|instituto|ies|iese|esade|upm|uam|upc|conservatory|conservatoire|conservatorio|seminary|faculty|campus|mit|ucla|usc|nyu|iit|nit|bits|ubc|ucl|lse|kth|eton|bootcamp|vidyalaya|vidyapeeth|mandir|public school|sixth form|grammar|community college|academia|centro de estudios|la martiniere|liceo|lyzeum|hogeschool|bildungszentrum|bildungswerk|tafe|cfa|greta|afpa)\b|schule\b|universitat\b|gymnasium\b|hochschule\b|kolleg\b/
const holdsSchool = createWordFinder(SCHOOL_WORDS)
const endsInSchool = createEndingFinder(SCHOOL_ENDINGS)
const HONOURS =
  /\b(?:summa|magna|cum laude|honou?rs|valedictorian|dean s list|deans list|distinction|first class|upper second|lower second|second class|third class|upper credit|lower credit|first division|second division|third division|merit|mention|note|gpa|cgpa|promedio|nota media|moyenne|durchschnitt|grade|gesamtnote|abschlussnote|minor|thesis|advisor|adviser|coursework|relevant|specialization|concentration|scholarships?|awards?|prizes?|eqf|qeq|qnq|eqr|dqr|nlqf|activities|votazione|voto|voti|sobresaliente|matricula de honor|schwerpunkt|relevant modules|modules|graduated)\b/

/** "Bachelor of Communication": not a usual faculty, but the field still names the degree. */
const NAMED_BY_FIELD =
  /^(?:\p{L}+ )*(?:bachelor|master|associate|doctor|licence|certificat|degree)(?:['’]?s)?$/iu
const OF_FIELD = /^ (?:of|de|d['’]) ?([\p{L}&/ -]+?)(?= (?:in|with|en|mit|avec)\b|\s*[,(–—|:;]|$)/iu

/**
 * An apprenticeship or a chartered trade is named after the trade: "Dipl. Buchhalter", but not
 * "Dipl. Ing.".
 */
const NAMED_BY_TRADE =
  /^(?:(?:berufs)?ausbildung (?:zur|zum|als)\b|(?:staatl(?:ich|\.) )?(?:geprüfte[rn]?|gepr\.|anerkannte[rn]?|anerk\.|examinierte[rn]?|exam\.) |kauf(?:mann|frau) (?:im|für|in)\b|fach(?:kraft|angestellter?) für\b|(?:fachinformatiker|mediengestalter)(?:in)? (?=\p{L})|(?:eidg\. )?dipl\. (?!\p{L}+[.-])\p{L}{5})/iu

/** The paper of a trade, up to its field: "Diplôme d'animateur sportif", "Diploma de auxiliar". */
const OF_TRADE =
  /^(?:dipl[oô]me|diploma|brevet|certificat|certificado|título) (?:d['’]|de )(\p{L}[\p{L}-]+)(?:(?! en | em | in )[\p{L}\s'’-]){0,80}(?=$|[,;:(–—|]| en | em | in )/iu
const IN_FIELD = /^(?: (?:en|em|in) |[\s,;:–—|-]+)/iu

/** The kind of school ends such a name, and a branch may follow: "Dipl. Techniker HF Maschinenbau". */
const CHARTERED = /^((?:eidg\. )?dipl\. (?:\S+ ){1,3}(?:HF|FH|FA|HFP))[,:]? (\p{Lu}\p{Ll}.*)$/iu

/** Whether a text is named after a trade, so that no field of study follows. */
export const isNamedByTrade = (text: string): boolean => NAMED_BY_TRADE.test(text.trim())

/** The specialisation after any name: "Informatiker EFZ, Schwerpunkt Systemtechnik". */
const ABOUT =
  /^(\S.*?)[\s,]+(?:(?:mit )?(?:schwerpunkt|fachrichtung|vertiefung)|spécialité|option|con especialidad en|especialidad(?: en)?|with (?:a )?(?:concentration|specialization|major|focus|emphasis) in|specializing in|concentration in|majoring in)\s+(?:in\s+)?(\S.*)$/iu

/** Honours are not part of the name: "MA with First Class Honours in History". */
const WELL =
  /^,? (?:with|mit|avec|con)(?: [\p{L}-]+){0,2} (?:distinction|honou?rs|merit|auszeichnung|erfolg|success|éxito|sucesso|mention|lode)(?=$|[\s,;])/iu

type DegreeParts = { degree: string; field: string | null }

/** Splits a text into degree and field of study; null if it names no degree. */
export function splitDegree(text: string): DegreeParts | null {
  const bare = dropBefore(text)
  if (ASSOCIATE.test(bare)) return null
  // "Fernstudium Informatik (B.Sc.)"
  if (/^(?:\p{L}+ )?\p{L}*studium /iu.test(bare) && IN_BRACKETS.test(bare)) return splitLast(bare)
  let match = matchDegree(bare)
  if (match === null && EXAMINED.test(text)) return { degree: text, field: null }
  if (match === null) return splitQualified(bare) ?? splitLast(bare) ?? splitAbout(bare)
  const [, chartered, branch] = CHARTERED.exec(bare) ?? []
  if (chartered !== undefined && branch !== undefined) return { degree: chartered, field: branch }
  if (NAMED_BY_TRADE.test(bare)) return { degree: bare, field: null }
  const told = splitTold(bare, match)
  if (told) return told
  match = extendDegree(bare, match, matchDegree)
  const paper = splitPaper(bare, match)
  if (paper) return paper
  // "HBO-opleiding Geschiedenis"
  match +=
    /^-(?:opleiding|diploma|abschluss|titel)(?!\p{L})/iu.exec(bare.slice(match.length))?.[0] ?? ''
  // "B.S. and M.S. in Physics"
  const [, more = ''] = /^(\s*(?:and|und|et|y|&|\+|\/)\s*)\S/iu.exec(bare.slice(match.length)) ?? []
  const second = more ? matchDegree(bare.slice(match.length + more.length)) : null
  if (second) match += more + second
  match +=
    /^ (?:certificate|diploma|\(?hons?\.?\)?(?= |$)|honours)(?![\p{L}])/iu.exec(
      bare.slice(match.length),
    )?.[0] ?? ''
  const after = bare.slice(match.length).replace(WELL, '')
  const of = NAMED_BY_FIELD.test(match) ? OF_FIELD.exec(after) : null
  if (of) return { degree: match + of[0], field: of[1] ?? null }
  const rest = after
    .replace(
      /^\s*(?:\([^)]*\)\s*)?(?:['’]?s\s)?\s*(?:(?:degree|programme|program|studies|candidate|student)\b)?\s*(?:\s*[,:–—|/-]|\s*\bin(?: de| het)?\b|\bals\b|\bof\b|\ben\b|\bder\b|\bdes\b|\bde\b|\bdel\b|\bim\b|\bzum\b|\bzur\b|\bfür\b|\bem\b|\bda\b|\bdi\b|\bdella\b|\bdell['’]|\bvan\b|\bvoor\b|\bi\b(?!\.)|\bmajoring in\b|\bmajor in\b|\bmajor\b|\bund\b(?=\s*$)|\bdans (?:la\b|le\b|les\b|l['’]))*\s*(?:the\s+)?/iu,
      '',
    )
    .replace(/^d['’]/i, '')
    .trim()
  const paren = /^\s*(\([^)]*\))/.exec(after)?.[1] ?? ''
  const named = /^\(([^)]{2,})\)$/.exec(paren)?.[1]
  // "B.E. (Computer Engineering)" and "B.Tech (CSE)", but "BA (Hons)"
  if (named && !rest && (scoreField(named) > 0 || isFieldOf(match, named)))
    return { degree: match.trim(), field: named }
  // "Certificate of high school"
  if (isSchoolKind(rest)) return { degree: bare, field: null }
  const degree = `${match.replace(LEADS_ON, '')}${paren ? ` ${paren}` : ''}`
  return { degree: degree.trim(), field: rest || null }
}

/** The preposition of a listed degree, after which its field follows: "Tecnólogo en", "Superior em". */
const LEADS_ON = /\s(?:en|em|in|der)$/iu

/** A paper, whose first word is `match`, and the trade that names it. */
function splitPaper(text: string, match: string): DegreeParts | null {
  const [degree = '', trade = ''] = OF_TRADE.exec(text) ?? []
  const isBare = match.length < degree.length && /^\p{L}+(?: de| d['’])?$/u.test(match)
  return isBare && scoreTitle(trade) >= 1
    ? { degree, field: text.slice(degree.length).replace(IN_FIELD, '') || null }
    : null
}

/** Abbreviations of a degree, whose field is often in brackets: "B.Tech (CSE)". */
const ABBREVIATED =
  /^(?:[BMDAIF]\.? ?(?:A|Sc|S|E|Com|Tech|Ed|Eng|Arch|Pharm|Phil|Voc|Des|Lib|BA|CA)\.?|Ph\.? ?D\.?|PG ?D[A-Z]*|Matric\w*|Intermediate|HSC|XII|12th|Diploma|H\.S\.C\.?|HAVO|VWO|VMBO(?:-\p{L}{1,2})?|MAVO|MEAO|MTS|LTS|MBO(?:[ -]?(?:niveau )?\d)?|HBO|Matur(?:a|ità)|Baccalauréat|Bac(?: pro)?|Bachillerato)$/iu
/** What stands in brackets after a degree without being its field. */
const NO_FIELD =
  /^(?:hon|h$|oxon|cantab|lond|edin|exec|res$|ed$|full|part|distance|regular|online|on[- ]campus|evening|sandwich|pursuing|passed?|complet|incomplet|inconclu|trunc|expected|ongoing|on ?going|in progress|cours|current|not |no |with|first|second|upper|lower|distinction|merit|cum |magna|summa|cbse|icse|isc|ssc|hsc|state|board|waec|neco|ihk|hwk|fh|uni|th|tu|eth|level|eqf|nqf|nvq|gce|minor|major|double|dual|joint|integrated|abgeschl|nicht|ohne|berufsbegl|deel|vol|niet|en |em |in )/iu

const isFieldOf = (degree: string, text: string): boolean =>
  ABBREVIATED.test(degree.trim()) &&
  /^\p{Lu}/u.test(text) &&
  !/\d/.test(text) &&
  !NO_FIELD.test(text) &&
  matchDegree(text) === null

/** The degree after a label that only tells its level: "Universitario: Licenciatura en Letras". */
function splitTold(text: string, level: string): DegreeParts | null {
  const [colon] = /^ ?:\s+/.exec(text.slice(level.length)) ?? []
  const told = colon === undefined ? '' : text.slice(level.length + colon.length)
  return matchDegree(told) === null ? null : splitDegree(told)
}

/** The degree at the end: "Computer Science BS", "Informatik (M.Sc.)". */
const LAST =
  /^(\S.*?)[\s,]*[\s(,]((?:b|m)\.? ?(?:sci?|s|a|eng|ed|tech|com|ba)\.?(?: ?\(?hons\.?\)?)?|ph\.? ?d\.?|mba|diplom|(?:bachelor|master)(?:['’]?s)?(?: degree)?)(?:[ ,]+[12][:.,][12])?\)?(?: \([^()]*\))?$/iu

/** "Grafisch ontwerp (BA)": the brackets tell the degree, whatever the words before. */
const IN_BRACKETS =
  /^(\p{Lu}[^()]{3,60}?)\s*\(((?:[BM]\. ?(?:Sc|A|Eng|Ed|Tech|Com)\.?|[BM](?:Sc|A|Eng|BA|Ed)|Ph\.? ?D\.?|MBA|Bachelor|Master|Abitur|Diplom|EFZ|EBA|CFC|BTS|CAP|DUT|BUT|HND|Mag\.|Bakk\.)(?: (?:Hons|of (?:Science|Arts|Engineering)))?)\)$/u

/** A word that only tells that there is a paper: "MBO Verzorgende …, diploma". */
export const isPaper = (text: string): boolean => PAPER.test(text)

const PAPER =
  /^(?:diploma|diplom|dipl[oô]me|certificate|certificat|certificato|certificado|zertifikat|certificaat|getuigschrift|degree|t[ií]tulo|titolo)$/iu

/** A paper with its initials: "Boekhouden (diploma BKB)". */
const PAPER_OF =
  /^(?:diploma|diplom|dipl[oô]me|certificate|certificat|certificato|certificado|zertifikat|certificaat|brevet|attest) \p{Lu}{2,8}$/iu

/** "Sociologie (doctoraal)", "Studiengang Tourismus (Mag.(FH))" */
const ANY_IN_BRACKETS = /^(\p{Lu}[^()]{3,60}?)\s*\(((?=[^)]*\p{L}{3})[^()]*(?:\([^()]*\))?)\)$/u

function splitLast(text: string): DegreeParts | null {
  const [, before, inside] = ANY_IN_BRACKETS.exec(text) ?? []
  const isDegree =
    inside !== undefined &&
    !isPaper(inside) &&
    (matchDegree(inside)?.length === inside.replace(CHAMBER, '').length || PAPER_OF.test(inside))
  if (before !== undefined && isDegree && scoreSchool(before) === 0)
    return { degree: inside, field: before }
  const [, told, own] = IN_BRACKETS.exec(text) ?? []
  if (told !== undefined && own !== undefined && scoreSchool(told) === 0)
    return { degree: own, field: told }
  const [, field, degree] = LAST.exec(text) ?? []
  if (field === undefined || degree === undefined || scoreField(field) === 0) return null
  return scoreSchool(field) > 0 ? null : { degree, field: field.replace(/[\s(,]+$/, '') }
}

function splitAbout(text: string): DegreeParts | null {
  const [, degree, field] = ABOUT.exec(text) ?? []
  return degree !== undefined && field !== undefined && LOOSE_DEGREE.test(fold(degree))
    ? { degree, field }
    : null
}

/**
 * A certificate of any body, in capitals before its field: "National Certificate in Business", "ILM
 * Level 5 Diploma in Leadership".
 */
const QUALIFIED =
  /^((?:(?:\p{Lu}[\p{L}\p{N}&.'’/-]*|\d{1,2}|of|and|level)\s){1,6}(?:Certificate|CERTIFICATE|Diploma|DIPLOMA)(?: (?:[IVX]{1,3}|\d|Level \d))?)(?:\s*[:,–—]\s*|\s+-\s+|\s+(?:in|of|IN|OF)\s+)(\p{L}.*)$/u

/** A certificate named by its trade: "Caregiving NC II", "Coiffeuse EFZ", "Buchhändler (IHK)". */
const NATIONAL =
  /^\p{Lu}[^,;:()]{2,50} (?:NC (?:I{1,3}|IV)|mit (?:eidg\.|eidgenössischem) (?:Fachausweis|Diplom))$|^\p{Lu}[\p{L}/-]{3,}(?: \p{L}[\p{L}/-]+){0,2} (?:EFZ|EBA|\((?:IHK|HWK|EFZ|EBA)\))$/u

function splitQualified(text: string): DegreeParts | null {
  if (NATIONAL.test(text)) return { degree: text, field: null }
  const [, degree, field] = QUALIFIED.exec(text) ?? []
  return degree !== undefined && field !== undefined && scoreSchool(field.split(',')[0] ?? '') === 0
    ? { degree, field }
    : null
}

/** "Hotel School Diploma", "Advanced Writing Certificate (AWC)" */
const ENDS =
  /^\S.*\s(?:diploma|certificate|certification|degree|diplôme|certificat|diplom|zertifikat)(?: \(\p{Lu}{2,6}\))?$/iu
/** "Associate Professor" */
const ASSOCIATE = /^associates? (?!degree|of|in|diploma)\p{L}/iu

/** A final examination in a trade, whatever its name: "Abschluss als Schneiderin". */
const EXAMINED = /^abschlu(?:ss|ß) (?:als|zu[rm]) \p{Lu}[\p{L}/-]{3,}/iu

/** An Italian academic year, which begins like an associate's degree: "A.A. 2012/2013". */
const SCHOOL_YEAR = /^a\.\s?[as]\.\s*\d{4}\s?[/–-]/iu

/** "no degree", "ohne Abschluss" */
const NO_DEGREE = /^(?:no|without|ohne|kein|sans|sin|sem|senza|zonder|geen)\s/iu
/** "Hospitality Management (no degree)" */
const WITHOUT =
  /\s*\((?:no|not|non|ohne|kein|sans|sin|sem|senza|zonder|geen|niet|nicht)\s[^()]*\)/giu

export function scoreDegree(text: string): number {
  const bare = dropBefore(text).replace(WITHOUT, '')
  const match = matchDegree(bare)
  if (ASSOCIATE.test(bare)) return 0.2
  if (SCHOOL_YEAR.test(bare)) return 0
  if (NO_DEGREE.test(bare)) return 0
  if (!match && ENDS.test(bare) && countWords(bare) <= 8) return 1.2
  if (match)
    return match.length <= 2 && bare.length > match.length && !/^[A-Z][A-Z.\d]/.test(bare)
      ? 0.2
      : 1.2
  if (splitQualified(bare) || splitLast(bare) || EXAMINED.test(text.trim())) return 1.2
  return LOOSE_DEGREE.test(fold(bare)) || isAbroad(bare) ? 0.6 : 0
}

/** In small letters these are words, and no names of schools: "mit", but not "MIT". */
const SMALL_WORDS =
  /(?<!\p{L})(?:mit|tu|us|its|kit|bits|is|ens|fos|saga|mines|centrale|grammar)(?!\p{L})/gu

/** Who awarded a degree, in brackets after it or before a hyphen: "Kauffrau (IHK)", "IHK-Abschluss". */
const CHAMBER =
  /\s?\((?:IHK|HWK|FH|TU|TH|Uni|ETH)\)|(?<!\p{L})(?:IHK|HWK|FH)-(?=(?:Diplom|Abschlu|Prüfung|Zertifikat|Zeugnis|Facharbeiterbrief|Gesellenbrief))/gu

export const scoreSchool = (text: string): number => {
  if (/@|:\/\//.test(text)) return 0
  const folded = fold(text.replace(SMALL_WORDS, ' ').replace(CHAMBER, ' '))
  const initials = joinInitials(text)
  if (/^high school (?:diploma|certificate)|^secondary school certificate/.test(folded)) return 0
  if (OF_SCHOOL.test(folded) || PROFILE.test(text)) return 0
  const isNamed =
    SCHOOL.test(folded) ||
    holdsSchool(folded) ||
    endsInSchool(folded) ||
    (initials !== '' && holdsSchool(initials))
  return isNamed || SHORT_SCHOOL.test(text) || NAMED_LEVEL.test(text) || isSchoolOfTown(text)
    ? 1
    : 0
}

/** A Dutch level before a town is the school there: "MBO Zwolle", but not "MBO Bakker". */
const isSchoolOfTown = (text: string): boolean => {
  const [, town = ''] = /^(?:MBO|HBO) (\p{Lu}[\p{L}'’ -]{2,30})$/u.exec(text) ?? []
  return isAnyTown(town)
}

/** The diploma of a kind of school, which no name follows: "Diploma di scuola superiore". */
const OF_SCHOOL =
  /^(?:diploma|diplome|diplom|titulo|titolo|certificado|certificat|attestato|abschluss) (?:(?:di|de|der|des|da|del|della|do|d|en) )?(?:scuola|liceo|istituto|istruzione|ecole|lycee|escuela|instituto|escola|fachschule|realschule|hauptschule|mittelschule)(?: (?:media|medi[ao]|superior[ei]?|secondari[ao]|secundari[ao]|di|de|primo|secondo|grado|inferiore|statale|tecnic[oa]|professionale|scientifico|classico|linguistico|artistico|musicale|pedagogico|psicopedagogico|socio|delle|scienze|umane|applicate|commerciale|industriale|primari[ao]))*$/

/** The subjects of a Dutch certificate, after the kind of school: "Gymnasium N+T". */
const PROFILE =
  /^(?:gymnasium|atheneum|lyceum)(?=,? \(?(?:profiel\b|(?:N ?[+&/]? ?[TG]|E ?[+&/]? ?M|C ?[+&/]? ?M)\b|(?:natuur|economie|cultuur) (?:&|en) (?:techniek|gezondheid|maatschappij)))/iu

/** Schools by their initials with full stops: "C.F.P. Otter", "I.E. Heron". */
const joinInitials = (text: string): string =>
  [...text.matchAll(/(?<!\p{L})(?:\p{Lu}\.\s?){2,}/gu)]
    .map(([initials]) => initials.replace(/[^\p{Lu}]/gu, '').toLowerCase())
    .filter((initials) => initials.length > 2 || initials === 'ie')
    .map((initials) => (initials === 'ie' ? 'institucion educativa' : initials))
    .join(' ')

/** "Heron Vale High": a capitalised name without the word "school"; initials before one. */
const SHORT_SCHOOL =
  /^(?:\p{Lu}[\p{L}.'’-]+ ){1,3}(?:High|HIGH|Comprehensive|Primary|Elementary|Secondary|SECONDARY|Sixth Form|Tech|TECH)$|^(?:LE?P|WIFI|Wifi|BFI|bfi|NMS|GBS|KBS|POS|CFT|U\.E\.) \p{Lu}\p{Ll}|^Esc\. (?:N[.°º]|Sec|Téc|Prim|Media|Normal)/u

/** Words for the school of the entry before: "idem", "même lycée", "stesso ente". */
export const isSameSchool = (text: string): boolean => isDitto(text) || SAME_SCHOOL.test(fold(text))

const SAME_SCHOOL =
  /^(?:(?:en |an |in |a |at |no |na |au |dans )?(?:(?:el |le |la |lo |o |a |the |der |die |das |den |dem )?(?:meme|mism[oa]|mesm[oa]|stess[oa]|same)|(?:der|die|das)selben?|de?zelfde|(?:der|die|das) gleichen?|idem) (?:lycee|ecole|college|etablissement|universite|institut|faculte|centro|instituto|escuela|colegio|universidad|facultad|institucion|escola|faculdade|universidade|instituicao|ente|istituto|scuola|universita|ateneo|school|institution|university|schule|hochschule|universitat|hogeschool|universiteit|instelling))$/

/** A kind of school inside a name: "Christelijke LTS De Otter". */
const NAMED_LEVEL =
  /(?<=^\p{Lu}[\p{L}.-]+ (?:\p{L}+ )?)(?:LTS|MTS|HTS|M[Aa][Vv][Oo]|H[Aa][Vv][Oo]|MEAO|LEAO|M?ULO|LHNO|LBO)(?=$|[\s,])/u

/** A kind of school rather than a name: "Grundschule", "High school". */
export const isSchoolKind = (text: string): boolean => SCHOOL_KIND.test(fold(text))

const SCHOOL_KIND =
  /^(?:(?:grund|volks|primar|haupt|real|gesamt|mittel|ober|berufs|berufsfach|berufsober|hoch|fach|fachober|wirtschafts|handels|hohere handels|sekundar|gemeinschafts|regel|forder|sonder|abend|abendreal|bezirks)?schule|gymnasium|berufskolleg|weiterfuhrende schule|(?:(?:primary|elementary|middle|secondary|high|grammar|graduate) )?school|scuola (?:primaria|media|elementare|superiore)|lycee|ecole (?:primaire|elementaire)|basisschool|middelbare school|university|universitat|college|universite|universidad|universita)$/

/**
 * A part of a university rather than a school: "Department of Physics", "Heron School of Medicine".
 */
export const isFaculty = (text: string): boolean => FACULTY.test(fold(text))

const FACULTY =
  /^(?:faculty|school|department|college|dept|fakultat|faculte|facultad|escuela|departamento|fachbereich|institut) (?:of|fur|de|d|des)\b|\b(?:faculty|fakultat|department)$|\bschool of (?:medicine|engineering|arts|science|sciences|law|nursing|education|public health|computer|computing|graduate studies|humanities|architecture|pharmacy)\b/

/** A noun and what is told of it: "Liceo che offre una preparazione scientifica". */
const RELATIVE =
  /^\p{L}+(?: \p{Ll}+)?,? (?:che|cui|qui|que|dont|où|dat|waar|which|that|where|donde|onde|dove) \p{Ll}/u

/** A foundation with the kind of its school: "Fondazione ITS". */
const FOUNDATION = /^(?:Fondazione|Fundación|Fundação|Fondation|Stiftung|Stichting) \S+/u
export const isFoundation = (text: string): boolean =>
  scoreSchool(FOUNDATION.exec(text)?.[0] ?? '') > 0

/** A description in small letters is not a school, although it may contain a word for one. */
export function isDescriptive(text: string): boolean {
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  if (small >= 3 && RELATIVE.test(text)) return true
  const [first = ''] = FOUNDATION.exec(text) ?? text.split(' ')
  return small >= 3 && !(/^\p{Lu}/u.test(first) && scoreSchool(first) > 0)
}

/** A text that begins like a degree but names only a part of one or describes it. */
const PART =
  /\b(?:thesis|dissertation|minor|coursework|scholarship|exchange|activities|advis[eo]r|specialization|concentration|modules|schwerpunkt|note|gpa)\b/

/** What follows is beside the degree: "BA in History with a minor in Law". */
const BESIDE = /[,;(|–]|\s(?:with|w\/)\s/

/** Only that there is a paper: "diploma behaald". */
const PAPER_EARNED =
  /^(?:diploma|diplom|dipl[oô]me|t[ií]tulo|titolo|titel|certificaat|certificat|zeugnis) (?:behaald|gehaald|obtenu|obtenido|obtido|conseguito|ottenuto|erworben|erhalten|obtained|awarded)$/iu

/** Whether a text begins with a degree, with or without honours. */
export const namesDegree = (text: string): boolean =>
  scoreDegree(text) > 1 &&
  !PAPER_EARNED.test(text) &&
  !(/^[A-Z]{2}$/.test(text) && isRegion(text)) &&
  !PART.test(fold(dropBefore(text).split(BESIDE)[0] ?? ''))

/** A prize, a grant or a thesis: dated, but not a degree of its own. */
export const isPrize = (text: string): boolean =>
  /\b(?:prize|prizes|award|awards|awarded|scholarship|scholarships|fellowship|fellowships|studentship|bursary|honou?rable mention|medal|winner|grant|dean s list|deans list|preis|stipendium|prix|premio|beca|thesis|dissertation|(?:master|bachelor|diplom|doktor|abschluss|studien|seminar|magister)arbeit)\b/.test(
    fold(text),
  )

/** A supervisor: "Supervised by …", "Advisor: …", "1st: Prof. …". */
export const isGuide = (text: string): boolean =>
  GUIDE.test(fold(text)) || (PERSON.test(text) && scoreSchool(text.split(/[(,]/)[0] ?? '') === 0)

const GUIDE =
  /^(?:(?:co|thesis|dissertation|academic|research|ph d|phd|doctoral|principal) )*(?:supervis(?:ed by|ors?\b)|advis(?:ed by|[eo]rs?\b)|mentored by|committee\b|sous la direction|encadree? par|betreut (?:von|durch)|betreuer\w*|betreuung|doktorvater|dirigid[oa] por|director(?:a)? de tesis|relatore|correlatore|begeleid door|orientad[oa] por|orientador\w*)/
const PERSON =
  /^(?:\d(?:st|nd|rd|th)\W+)?(?:Prof(?:essor|\.)|Dr|Pr\.)\.?\s+(?:Dr\.?\s+)?(?!Ing|Med|Phil|Rer|Nat|Iur|Jur|Oec)\p{Lu}/u

export const isThesis = (text: string): boolean =>
  ABOUT_THESIS.test(text) ||
  /^(?:(?:final |(?:master|bachelor|diplom|phd|doctoral)s? )?(?:thesis|(?:master|bachelor|diplom|phd|doctoral)s?thesis|tesis|memoire de|trabajo (?:de )?fin de|dissertation|(?:master|bachelor|diplom|doktor|abschluss|studien)arbeit))\b/.test(
    fold(text),
  )

/** The label of a thesis: "Thèse : « … »", "Sujet du mémoire : …", "Titolo della tesi: …". */
const ABOUT_THESIS =
  /^(?:(?:sujet|titre|thème|intitulé|thema|titel|onderwerp|tema|título|titolo|argomento|title|topic|subject)(?: (?:d[eu]|des|della|di|da|do|del|de la|der|des|van (?:de|het)|of(?: the)?))?[\s:]+)?(?:(?:(?:bachelor|master)(?:['’]?s)?[ -]?)?(?:scriptie|thesis|proef)|th[eè]se|mémoire|tesis?|tfg|tfm|tfc|pfe|elaborato(?: finale| di laurea)?|projet de fin d['’]études|proyecto (?:de )?fin de \p{L}+|eindwerk|tesina|tese|tcc|monografia|trabajo (?:de )?fin de \p{L}+|trabalho de conclusão(?: de curso)?|scriptie|afstudeer(?:scriptie|opdracht|project)|proefschrift|thesis|dissertation|(?:master|bachelor|diplom|doktor|magister|abschluss|studien|fach|projekt)arbeit)(?: de (?:master|doctorat|licence|fin d['’]études|maestría|grado|mestrado|doutorado)| di laurea)?\s*:(?=\s)/iu

/** A stay at another school: not a degree, but it names what was studied. */
export const isAbroad = (text: string): boolean =>
  /\b(?:(?:student )?exchange|(?:study|studies|semester|year) abroad|auslands(?:semester|aufenthalt|studium|jahr)|erasmus|intercambio)\b/.test(
    fold(text),
  )

/** When the degree above was awarded: "Data di conseguimento 14/05/2012", "Conseguita il 14/05/2012". */
export const isDatedAward = (text: string): boolean => DATED_AWARD.test(fold(text))

const DATED_AWARD =
  /^(?:data (?:di |del )?(?:conseguimento|laurea|diploma)|conseguit[oa] (?:il|in data|nel)(?= \d)|fecha de (?:titulacion|obtencion|egreso|graduacion)|date d ?(?:obtention|e graduation)|obtenue? (?:le|en)(?= \d)|data d[ea] (?:conclusao|obtencao|formatura)|abschlussdatum|datum des abschlusses|date of (?:award|graduation|completion)|(?:graduation|completion) date|datum (?:diploma|afstuderen)|(?:diploma )?behaald op)(?= |$)/

/** A result in words: "LAP mit gutem Erfolg", "Abschluss mit Auszeichnung". */
export const isResult = (text: string): boolean => RESULT.test(fold(text))

const RESULT =
  /^(?:(?:abschluss|lap|lehrabschlussprufung|abschlussprufung|gesellenprufung|prufung|abgeschlossen|bestanden) mit|(?:mit|avec|con|com|met|with) (?:(?:gutem|sehr gutem|grosem|ausgezeichnetem) erfolg|auszeichnung|mention|distincao|louvor|lode|onderscheiding|distinction|merit|honou?rs)|mention (?:tres )?(?:bien|assez bien|honorable)|passed|bestanden|geslaagd|diploma behaald|diplome obtenu|titulo obtenido|concluido|completo|abgeschlossen|cum laude)(?= |$)/

export const isHonours = (text: string): boolean => HONOURS.test(fold(text))

const FIELD =
  /\b(?:science|sciences|engineering|computer|computing|software|informati\w+|mathematics|maths|mathematik|statistics|physics|physik|physique|fisica|chemistry|chemie|chimie|biology|biologie|biochemistry|economics|economy|business|management|administration|finance|accounting|marketing|psychology|sociology|history|geography|philosophy|literature|linguistics|english|journalism|communications?|law|medicine|nursing|education|architecture|design|arts?|fine arts|music|theatre|political|politics|international relations|electronics?|electrical|mechanical|civil|chemical|industrial|aerospace|data|information|technology|technologies|wirtschaft\w*|betriebswirtschaft\w*|bwl|vwl|maschinenbau|elektrotechnik|jura|rechtswissenschaft\w*|germanistik|padagogik|psychologie|medizin|gestion|commerce|droit|lettres|langues|economie|genie|mecanique|derecho|administracion|empresas|ingenieria|economia|filologia|contabilidad|ciencias|quimica|studies|analytics|relations|hospitality|logistics|supply chain|public health|social work|human resources)\b/
const holdsField = createWordFinder(STUDY_FIELDS)
export function scoreField(text: string): number {
  const folded = fold(text)
  return FIELD.test(folded) || holdsField(folded) ? 0.4 : 0
}
