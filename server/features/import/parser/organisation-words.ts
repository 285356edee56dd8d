import { FIRM_NAMES } from './lexicon/firms.ts'
import { createEndingFinder, createWordFinder } from './lexicon/list-words.ts'
import { LEGAL_FORMS, ORGANISATION_ENDINGS, ORGANISATION_WORDS } from './lexicon/organisations.ts'
import { fold, memoizeText } from './text.ts'
import { endsInPlural, scoreTitle } from './title-words.ts'

const SUFFIX =
  /(?:^|[\s,])(?:inc|llc|ltd|limited|corp|corporation|co|gmbh|mbh|ag|kg|ohg|gbr|e\.? ?v|se|plc|pvt|pty|sarl|sas|s\.a\.s|sa|s\.a|s\.l|sl|slu|s\.l\.u|bv|b\.v|nv|ab|oy|aps|spa|s\.p\.a|srl|s\.r\.l|llp|lp|l\.l\.p|l\.p|l\.l\.c|kgaa|eg|ug|eurl|scop)\.?(?:$|[\s,)(])/i
const NOUN =
  /\b(?:companies|company|group|gruppe|groupe|grupo|holdings?|partners|solutions?|systems?|technolog(?:y|ies)|labs?|laborator(?:y|ies|ium)|laboratoires?|studios?|ventures?|capital|industries|enterprises?|services|consulting|consultants|agency|agentur|agence|agencia|bank|banque|banco|sparkasse|insurance|versicherung\w*|hospital|hopital|clinic|clinica|clinique|klinik\w*|klinikum|krankenhaus|healthcare|pharma\w*|university|universit\w+|universidad|college|school|schule|ecole|escuela|institut\w*|academy|akademie|foundation|stiftung|fondation|fundacion|association|society|council|ministry|ministerium|ministere|ministerio|department of|bureau|office of|agency|museum|musee|museo|library|bibliothek|church|media|communications|entertainment|interactive|games|robotics|dynamics|logistics?|logistik|airlines?|motors?|automotive|energie|foods?|hotels?|resorts?|restaurant|cafe|bar and grill|supermarket|supermarkt|market|stores?|retail|bakery|backerei|army|navy|air force|marines|police|polizei|county|city of|state of|stadt|stadtwerke|landkreis|ayuntamiento|mairie|ville de|verlag|werke?|fabrik|bau|club|verein|center|centre|zentrum|centro|cooperative|trust|charity|ngo|nonprofit|bancorp|properties|realty|worldwide|associates|brothers|and sons|and co|observatory|orchestra|ensemble|gallery|theatre|theater|press|magazine|times|news|radio|television|tv|com|io|org|net)\b/

/** Names of employers; only as a whole, because many begin other names too. */
const FIRMS = new Set(FIRM_NAMES)
const holdsWord = createWordFinder(ORGANISATION_WORDS)
const endsInNoun = createEndingFinder(ORGANISATION_ENDINGS)
const holdsNoun = (folded: string): boolean =>
  NOUN.test(folded) || holdsWord(folded) || endsInNoun(folded)
const MORE_FORMS = new RegExp(
  `(?:^|[\\s,])(?:${LEGAL_FORMS.map((form) => form.replace(/[.]/g, '\\.')).join('|')})\\.?(?:$|[\\s,)(])`,
  'i',
)

/** Fields of work that occur in names of organisations, in titles and in units. */
const FIELD =
  /\b(?:research|engineering|construction|design|digital|data|cloud|security|analytics|financial|finance|software|international|global|team|medical|health|networks?|energy|electric)\b/

/** A word before a company's name that does not belong to it: "société Brume". */
export const EMPLOYER =
  /^\s*(?:la |der |the )?(?:société|entreprise|firma|empresa|company)\s+(?=\p{Lu})/u

/**
 * The score of a text as an organisation: about 1 with a legal form or a usual noun, 0 if unknown.
 */
export const scoreOrganisation = memoizeText((text) => {
  // "Senior SE" is an engineer; "Orbis SE" is a company.
  if (SUFFIX.test(text) && !(/\bSE\d?$/.test(text) && scoreTitle(text) > 0)) return 1.2
  if (EMPLOYER.test(text) || MORE_FORMS.test(text)) return 1.2
  if (holdsNoun(fold(text)) || endsInPlural(text)) return 0.6
  if (FIRMS.has(fold(text))) return 0.6
  return FIELD.test(fold(text)) ? 0.3 : 0
})
