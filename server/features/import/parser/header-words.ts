import { EDUCATION_HEADERS, EXPERIENCE_HEADERS, OTHER_HEADERS } from './lexicon/headers.ts'
import { joinSpacedLetters, countWords, fold, memoizeText } from './text.ts'

const SECTION_KINDS = ['experience', 'education', 'other'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** A section kind; `exact`: the whole text is a usual header rather than only containing one. */
type HeaderWords = { kind: SectionKind; exact: boolean }

const set = (...phrases: string[]): Set<string> =>
  new Set(phrases.flatMap((line) => line.split(',').map((phrase) => squeeze(phrase))))

/** Removes spaces, so that letter-spaced headers are found too. */
const squeeze = (text: string): string => fold(text).replace(/ /g, '')

const EXPERIENCE = set(
  'experience,experiences,work experience,work experiences,professional experience,professional experiences',
  'employment,employment history,employment experience,work history,career history,job history,job experience',
  'relevant experience,relevant work experience,related experience,other experience,other work experience',
  'additional experience,additional work experience,selected experience,industry experience,research experience',
  'teaching experience,clinical experience,nursing experience,military experience,military service,practical experience',
  'technical experience,international experience,internship experience,consulting experience,management experience',
  'internships,internship,interships,intership,professional background,professional history,career,career experience,career summary history',
  'positions,positions held,positions of responsibility held,appointments,academic appointments,professional appointments',
  'work,my work experience,where ive worked,where i have worked,where i worked,what i have done,jobs,career path,professional career,employment record,work background,earlier experience,previous experience,prior experience,earlier career,early career',
  'berufserfahrung,beruflicher werdegang,berufliche erfahrung,berufliche erfahrungen,berufspraxis,berufliche praxis,praxiserfahrung',
  'praktische erfahrung,praktische erfahrungen,praktika,praktikum,berufliche stationen,berufliche laufbahn,arbeitserfahrung,werdegang,berufstatigkeit,beschaftigung,berufsweg,beruf,praktika und nebenjobs,nebentatigkeiten,werkstudententatigkeiten',
  'experience professionnelle,experiences professionnelles,parcours professionnel,emplois,stages,stage,experience de travail,carriere,parcours,experiences et stages',
  'experiencia,experiencia laboral,experiencia profesional,experiencia de trabajo,historial laboral,trayectoria profesional,trayectoria laboral,empleo,practicas,practicas profesionales,trayectoria',
  ...EXPERIENCE_HEADERS,
)
const EDUCATION = set(
  'education,educations,educational experience,educational experiences,education experience,education and training,training and education,academic background,academic qualifications,educational background,educational qualifications',
  'academic history,academic education,education history,education and qualifications,education and certifications,education and credentials,education and honors,education and awards',
  'qualifications and education,academics,academic,academic profile,academic record,academic details,educational details,studies,formal education,university education,higher education,degrees,scholastics,scholastic record,academic credentials,schooling,education and professional development,where i studied,where i have studied,qualifications and training',
  'ausbildung,bildung,bildungsweg,lehre,berufslehre,schulen,ausbildungen,schulbildung,studium,ausbildung und studium,studium und ausbildung,akademische ausbildung,akademischer werdegang,schulische ausbildung,schule,schule und studium,schule und ausbildung,berufsausbildung,bildungsgang,hochschulbildung,hochschulstudium,universitare ausbildung,aus und weiterbildung,aus und weiterbildungen,schul und berufsbildung,schul und hochschulbildung,schul und berufsausbildung,ausbildung und weiterbildung',
  'formation,formations,scolaire,etudes,diplomes,formation academique,cursus,cursus universitaire,parcours academique,parcours scolaire,formation et diplomes,diplomes et formations,formation initiale,etudes et formations,formations et diplomes,scolarite',
  'educacion,formacion,formacion academica,estudios,estudios realizados,titulacion,titulaciones,formacion educativa,educacion y formacion,preparacion academica,datos academicos',
  ...EDUCATION_HEADERS,
)
const OTHER = set(
  'summary,professional summary,profile,professional profile,about,about me,objective,career objective,resume objective,executive summary,career summary,summary of qualifications,qualifications,highlights,career highlights,personal statement,introduction,overview,who am i',
  'skills,technical skills,key skills,core skills,soft skills,hard skills,core competencies,competencies,areas of expertise,expertise,technologies,programming,programming skills,computer skills,it skills,digital skills,language skills,languages,language,tools,strengths,technical,technical expertise,technical proficiencies,skills and interests,skills and tools,skills and languages,proficiencies,skills summary,organisational skills,communication and interpersonal skills,job related skills,other skills,additional skills,personal skills',
  'projects,personal projects,selected projects,notable projects,side projects,academic projects,project experience,key projects,research projects,open source,open source projects,open source contributions,project work,course projects,university projects',
  'publications,selected publications,papers,patents,conferences,presentations,talks,invited talks,writing,books,journal articles,conference proceedings',
  'awards,honors,honours,achievements,accomplishments,awards and honors,honors and awards,awards and recognition,awards and achievements,awards and scholarships,scholarships,recognition,key achievements,scholarships and awards,grants,most proud of,fellowships,prizes,distinctions,achievement',
  'certifications,certification,certificates,licenses,licences,licenses and certifications,certifications and licenses,courses,coursework,relevant coursework,training,trainings,professional development,continuing education,professional training,online courses,workshops,credentials,certifications and training,training and certifications,driving licence,driving license,licensure',
  'volunteering,volunteer,volunteer experience,volunteer work,volunteering experience,volunteer activities,community,community service,community involvement,community engagement,volunteer and community,social engagement',
  'activities,extracurricular activities,extracurriculars,extra curricular activities,leadership,leadership experience,leadership and activities,activities and leadership,on campus involvement,campus involvement,campus activities,involvement,memberships,affiliations,professional affiliations,professional memberships,organizations,associations,clubs,professional affiliations and activities,extra curricular,student activities,board memberships,service,professional service,academic service,board service,board experience,board positions,board roles,board and community,board and civic,boards and committees,boards,civic involvement,civic leadership,community leadership,co curriculum,co curricular activities,co curricular',
  'interests,hobbies,hobbies and interests,interests and hobbies,references,referees,reference,contact,contact information,contact details,contact me,personal details,personal information,personal data,links,profiles,online presence,social,social media,address,details,info,additional information,other,miscellaneous,declaration,availability,find me online,life philosophy,a day of my life,nationality,date of birth,personal,portfolio,web,websites,further information,security clearance,clearance,mentoring,supervision',
  'kenntnisse,fahigkeiten,kompetenzen,sprachen,sprachkenntnisse,edv kenntnisse,it kenntnisse,computerkenntnisse,hobbys,interessen,ehrenamt,ehrenamtliches engagement,engagement,projekte,weiterbildung,weiterbildungen,zertifikate,auszeichnungen,veroffentlichungen,publikationen,personliche daten,personliche angaben,kontakt,referenzen,profil,uber mich,kurzprofil,zusammenfassung,besondere kenntnisse,zusatzqualifikationen,qualifikationen,sonstiges,fuhrerschein,auslandsaufenthalte,weitere kenntnisse,freizeit,stipendien,mitgliedschaften,fortbildungen,kurse,zertifizierungen,it kenntnisse und sprachen,fachkenntnisse,softwarekenntnisse,hobbys und interessen,interessen und hobbys,projekterfahrung,ziel,schwerpunkte',
  'competences,langues,centres dinteret,centre dinteret,loisirs,certificats,certifications,benevolat,projets,publications,distinctions,references,coordonnees,profil,a propos,a propos de moi,resume,informatique,competences techniques,competences informatiques,competences linguistiques,prix,divers,atouts,engagement associatif,vie associative,activites,activites extraprofessionnelles,savoir etre,qualites,objectif,permis,informations complementaires,projets personnels,engagements,outils,savoir faire,interets,logiciels,experience associative,experiences associatives,experience benevole',
  'habilidades,competencias,aptitudes,conocimientos,idiomas,certificaciones,cursos,voluntariado,proyectos,publicaciones,premios,referencias,contacto,perfil,perfil profesional,sobre mi,resumen,intereses,aficiones,datos personales,informatica,conocimientos informaticos,informacion adicional,otros datos,objetivo,logros,habilidades tecnicas,otros,actividades,formacion complementaria,formacion continua,cursos y certificaciones,otros conocimientos,datos de interes,informacion complementaria,herramientas,reconocimientos,becas,resumen profesional,competencias digitales,hobbies,cursos y seminarios,extracto,aptitudes principales,conocimientos tecnicos',
  ...OTHER_HEADERS,
)

const HOLDS: [RegExp, SectionKind][] = [
  [
    /\b(volunt\w*|ehrenamt\w*|benevol\w*|communit\w*|project\w*|projekt\w*|projet\w*|proyecto\w*|publication\w*|awards?|honou?rs|certificat\w*|certificaci\w*|zertifikat\w*|licen[sc]es|skills?|kenntnisse|competenc\w*|kompetenz\w*|habilidades|achievements|activities|affiliations|memberships|interests|languages|summary|courses?|coursework|references|scholarships|extracurricular|involvement|training|vaardigheden|cursussen|vrijwilliger\w*|projecten|competenze|corsi|certificazioni|lingue|progetti|habilidades|conhecimentos|cursos|complementar\w*|\w*aufenthalte?|(?:stays?|semesters?) abroad|sejours? (?:\w+ )?a letranger|estancias? (?:\w+ )?en el extranjero|estadias? no exterior|soggiorn[io] all ?estero|idiomas|projetos|voluntari\w*|kurser|kompetencer)\b/,
    'other',
  ],
  [
    /\b(?:schul\w*|akademisch\w*|universitar\w*|scolaire|academi\w*|studenti\w*)\b.*\b(?:werdegang|laufbahn|stationen|parcours|career|trayectoria|path|history)\b/,
    'education',
  ],
  [
    /^(?!.*(?:erfahrung|experien|esperienz|ervaring|werdegang|laufbahn|praxis|parcours)).*\b(?:beruflich\w*|schulisch\w*|professionnel\w*|profesional\w*|professional\w*)\b.*\b(?:bildung|ausbildung|education|studies)\b/,
    'education',
  ],
  [
    /\b(experiences?|jobs|\w+jobs|beruflich\w*|berufs(?:erfahrung|praxis|tatigkeit|leben|laufbahn|weg)\w*|emplois|employment|inter(?:n)?ships?|berufserfahrung\w*|praktika|experiencia|work history|career history|erfahrungen?|werdegang|laboral\w*|\w*ervaring\w*|loopbaan|stages|esperienz[ae]|lavorativ[ae]|tirocini|profissiona\w*|experiencias?|erhvervserfaring|professionnel\w*|positions|appointments|career)\b/,
    'experience',
  ],
  [
    /\b(education|academic|studienverlauf|degrees|diplomes|titulos|ausbildung|studium|formation|etudes|formacion|educacion|estudios|bildung\w*|opleiding\w*|istruzione|formazione|formacao|academica|escolaridade|uddannelse\w*|studi)\b/,
    'education',
  ],
]

/** Words that say which work is meant: "Farm and machinery work", "Staff jobs", "Hospital posts". */
const WORK =
  /^(?!.*\b(?:art|course|published|selected|social|charity|field|research|written|recent)\b)(?:\w+ ){1,3}(?:work|posts)$/

/** "Employment for the past 10 years", "10 year employment history" */
const SPAN =
  /\s+(?:(?:for|in|over|of|during)\s+)?(?:the\s+)?(?:past|last)\s+(?:\d{1,2}|\p{L}+)\s+years\b|^\d{1,2}[- ]years?\s+/iu

/** The marks of a programmer's header: "// experience", "<Education/>", "## Skills", "{ skills }". */
const MARKUP =
  /^(?:\/\/|\/\*+|#{1,4}|<|[{[]|>+|\$)\s*(?=\p{L})|(?<=\p{L})\s*(?:\/?>|[}\]]|\*+\/)$/gu

/** The number of a section: "III. EXPERIENCIA LABORAL", "2) Ausbildung". */
const NUMBER = /^(?:[IVX]{1,4}|\d{1,2}|[A-Z])\s?[.):–-]\s*(?=\p{L}{3})/u

/** "Schools attended with dates" */
const WITH_DATES =
  /(?<=\S)[\s,(]+with (?:the )?(?:relevant )?(?:dates?|years?)\)?(?=\s*[:.-]*\s*$)/iu

/** How long it has been: "EXPERIENCE (14 years)", "Berufserfahrung: 8+ Jahre", "Experience - 3 yrs 2 months". */
const TOTAL =
  /(?<=\p{L})\s*[:(–—-]{1,2}\s*(?:over |über |plus de |más de |mais de |oltre |ruim )?\d{1,2}(?:[.,]\d)?\s?\+?\s?(?:years?|yrs?\.?|jahre|ans|années|años|anos|anni|jaar)(?:(?:,| and| und| et| y| e| en)? \d{1,2} \p{L}{3,8})?\)?\s*$/iu

/** A remark behind a header's words: "Work Experience (selected posts, a full list is available)". */
const REMARK = /(?<=\p{L})\s*\((?![^()]*(?:19|20)\d\d)[^()]{12,100}\)\s*:?\s*$/u

/** A header without the remark in brackets that may make it longer than headers are. */
export const dropRemark = (text: string): string => text.replace(REMARK, '')

/** "Education [2010 – 2014]": the years of all that is listed below. */
const YEARS =
  /(?<=\p{L})\s*[([]\s?(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)?\d\d|present)\s?[)\]]\s*:?\s*$/iu

/** A header's words without the years in brackets behind them, where they are those of a header. */
export function dropYears(text: string): string {
  const words = text.replace(YEARS, '')
  return words !== text && readHeaderWords(words)?.exact === true ? words : text
}

/** The section kind that a line's words announce; null if they are not a header. */
export const readHeaderWords = memoizeText((given): HeaderWords | null => {
  const text = joinSpacedLetters(dropRemark(given).replace(MARKUP, ''))
    .replace(NUMBER, '')
    .replace(SPAN, '')
    .replace(WITH_DATES, '')
    .replace(YEARS, '')
    .replace(TOTAL, '')
  if (text.length > 60 || /[@\\]|\/\/|\.\w+\/|\d{2}/.test(text)) return null
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[:.\-–—|]+\s*$/, '')
    .replace(/(?<!^schools?)\s\d$/i, '')
  const kind = lookUp(bare) ?? lookUpParts(bare) ?? readSentence(fold(bare))
  if (kind) return { kind, exact: true }
  if (countWords(bare) > 6 || /[.!?;]/.test(bare)) return null
  return readPartly(fold(bare.replace(/[/+]/g, ' & ')))
})

/** Headers that are sentences: "Where I have worked", "Dove ho studiato", "Wat heb ik geleerd?". */
const ASKED =
  /^(?:wo|was|where|what|waar|wat|la ou|ou|ce que|donde|lo que|que|onde|o que|dove|cosa|che cosa|quello che|(?:das|hier|da) hab(?:e)? ich|hier heb ik|(?:places|jobs|work|what) ?i(?:ve| have)|places i) /
const TOLD: [RegExp, SectionKind][] = [
  [
    /(?:gelernt|studiert|zur schule|learn\w*|trained|studied|geleerd|gestudeerd|etudie\w*|appris|estudi\w+|aprend\w+|me forme|formei|studiato|imparato)$/,
    'education',
  ],
  [
    /(?:gearbeitet|worked|gewerkt|travaille\w*|trabaj\w+|trabalh\w+|lavorato|gemacht|getan|done|had|held|been doing|ai fait|he hecho|hice|ho fatto|gedaan(?: heb)?|fiz)$/,
    'experience',
  ],
]

/** "What I have done so far" */
const SO_FAR =
  / (?:so far|to date|until now|up to now|bisher|bis heute|bis jetzt|jusqu ?ici|jusqu ?a present|hasta (?:ahora|hoy)|finora|fino ad oggi|tot nu toe|tot heden|ate (?:agora|hoje))$/

function readSentence(folded: string): SectionKind | null {
  const asked = folded.replace(SO_FAR, '')
  return ASKED.test(asked) ? (TOLD.find(([pattern]) => pattern.test(asked))?.[1] ?? null) : null
}

/** Headers about studies in any wording: "Educational history", "Academic record". */
const STUDIED =
  /^(?:education(?:al)?|academic(?:al)?|scholastic)(?:background|history|record|qualification|credential|detail|attainment|journey|path|preparation|degree|information|timeline|formation|level|studie|study|summar(?:y|ie))s?$/

function lookUp(words: string): SectionKind | null {
  const squeezed = squeeze(words)
  return lookUpSqueezed(squeezed) ?? lookUpMisspelt(squeezed)
}

function lookUpSqueezed(squeezed: string): SectionKind | null {
  if (EDUCATION.has(squeezed) || STUDIED.test(squeezed)) return 'education'
  if (EXPERIENCE.has(squeezed)) return 'experience'
  return OTHER.has(squeezed) ? 'other' : null
}

/** Shorter words can be similar to others, such as "formation" and "information". */
const MISSPELT_MIN = 12

/** A long header with one wrong letter: "Berufserfarung", "Experience profesionnelle". */
function lookUpMisspelt(squeezed: string): SectionKind | null {
  if (squeezed.length < MISSPELT_MIN) return null
  const shorter = withoutOne(squeezed)
  const found = [squeezed, ...shorter].flatMap((one) => LACKING_ONE.get(one) ?? [])
  const kinds = [...found, ...shorter].map(lookUpSqueezed)
  return kinds.find((kind) => kind === 'experience' || kind === 'education') ?? null
}

const withoutOne = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))

/** Each long header, by its spellings without one of its letters. */
const LACKING_ONE = new Map<string, string>()
for (const header of [...EXPERIENCE, ...EDUCATION])
  if (header.length >= MISSPELT_MIN)
    for (const rest of withoutOne(header)) LACKING_ONE.set(rest, header)

/** Words before a header that do not change what it announces. */
const QUALIFIER =
  /^(?:my|other|further|selected|relevant|recent|past|former|previous|current|present|weitere|sonstige|ausgewahlte|relevante|meine?|autres?|principales|dernieres|mon|ma|mes|otras?|mis?|outras?|principais|ultimas|minhas?|overige|relevante|mijn|altr[ei]|ovrige?|anden|andra|tidligere|tidigare|annen|(?:la |le )?mi[ae]|precedenti) (?=\S)/
/** Words after a header that do not change what it announces. */
const QUALIFYING =
  / (?:relevantes?|anteriores|rilevanti|precedenti|pregresse|significatives|complementaires|cles|passees|selectionnee?s|choisie?s|recente?s|seleccionad[oa]s|selecionad[oa]s|realizad[oa]s|scelte|selezionate)$/

/** Whether a header announces studies and work alike: "Formation et parcours professionnel". */
export function announcesBoth(text: string): boolean {
  const kinds = splitParts(text).map((part) => lookUp(part) ?? readPartly(part)?.kind)
  return kinds.includes('experience') && kinds.includes('education')
}

const TEACHING =
  /\b(?:enseignements?|teaching|lehrveranstaltung(?:en)?|lehrtatigkeit(?:en)?|docencia|docentes?|ensenanza|ensino|insegnament[oi]|didattica|pedagogi\w*)\b/

/** Whether a header is of what was taught, where degrees are those of the students. */
export const isTeaching = (text: string): boolean => TEACHING.test(fold(text))

const splitParts = (text: string): string[] =>
  fold(text.replace(/[/+,–—-]/g, ' & '))
    .split(/ (?:and|und|et|y|e|en|ed) /)
    .map((part) => part.trim())

/**
 * Joined headers of one kind, "Ausbildung & Studium", "Mes expériences", or of one with others: "Education /
 * Certification".
 */
function lookUpParts(text: string): SectionKind | null {
  const kinds = splitParts(text).map((part) => {
    const bare = part.replace(QUALIFIER, '').replace(QUALIFYING, '')
    return lookUp(part) ?? (bare === part ? null : lookUp(bare))
  })
  // What was taught or attended in passing is no study.
  const isPassing = isTeaching(text) || PASSING.test(fold(text))
  if (kinds.includes(null) || (isPassing && kinds.some((kind) => kind !== kinds[0]))) return null
  const wanted = [...new Set(kinds.filter((kind) => kind !== 'other'))]
  return wanted.length > 1 ? null : (wanted[0] ?? 'other')
}

const PASSING =
  /\b(?:workshops?|conferences?|conferencias?|conferenze|konferenzen|tagungen|kongresse|congress\w*|seminar\w*|seminaires?|talks|events|webinars?|moocs?)\b/

/** Prizes rather than studies: "Academic honours and grants". */
const PRAISE =
  /^(?:academic|academische|akademische|academicos?|academiques) (?:honou?rs|awards?|achievements?|distinctions?|prizes|grants?|scholarships?|fellowships?|activities|service|auszeichnungen|prijzen|premios|prix|projects?|merits?|recognitions?) /

/** What academics do besides studying: "Academic talks", "Academic contributions & scholarship". */
const BESIDE_STUDIES =
  /^(?:academic|akademische|academique|academische|academicos?|academicas?|accademic[ih]e?) (?:contribution|talk|presentation|publication|conference|service|activit|outreach|output|writing|paper|aktivitat|vortrag|publikation|presentatie|publicaci|publicac|publicazion|ponencia|comunicac|palestra)\w*/

/** What ends the name of an organisation: "Tern Academic Center", "Adult Education Institute". */
const ORGANISATION =
  /(?:education|academic|training|career|experience|employment) (?:\w+ )?(?:cent(?:er|re)|college|institute|academy|agency|association|foundation|board|department|office|authority|services?|council|trust|group)$/

/**
 * Headers that contain a known one: "Computer Engineering Experience", "Education and Languages".
 */
function readPartly(folded: string): HeaderWords | null {
  if (ORGANISATION.test(folded)) return null
  if (BESIDE_STUDIES.test(folded)) return { kind: 'other', exact: false }
  const kinds = HOLDS.filter(([pattern]) => pattern.test(folded)).map(([, kind]) => kind)
  if (kinds.length === 0) return WORK.test(folded) ? { kind: 'experience', exact: false } : null
  const isBoth = / and | und | et | y | en | e /.test(folded)
  const wanted = kinds.find((kind) => kind !== 'other')
  if (wanted && isBoth && !PRAISE.test(folded)) return { kind: wanted, exact: false }
  return { kind: kinds[0] ?? 'other', exact: false }
}

const ASIDE =
  /\b(?:mentor(?:ing|ship)|volunt|voluntar|ehrenamt|benevol|engagement|grants?\b|fellowships|funding|scholarship|stipend|becas|bourses|services?$|awards?\b|prizes|financement|funding|subvention|prix\b|honou?rs|talks|vortrage|conference|presentation|publication|training|courses|memberships|affiliation|projects?\b|projekte|projets|proyectos|activities|aktivitaten|activites|actividades|outreach|hobb|interests|references|patents|abroad|ausland|exhibition|theses|certificat|licen[cs]es)/

/** Whether the words name activities besides work; such a header never opens jobs. */
export const isAside = (text: string): boolean => countWords(text) <= 5 && ASIDE.test(fold(text))
