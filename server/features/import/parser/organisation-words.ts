import { fold } from './text.ts'
import { endsInPlural } from './title-words.ts'

const SUFFIX =
  /(?:^|[\s,])(?:inc|llc|ltd|limited|corp|corporation|co|gmbh|mbh|ag|kg|ohg|gbr|e\.? ?v|se|plc|pvt|pty|sarl|sas|s\.a\.s|sa|s\.a|s\.l|sl|slu|s\.l\.u|bv|b\.v|nv|ab|oy|aps|spa|s\.p\.a|srl|s\.r\.l|llp|lp|l\.l\.p|l\.p|l\.l\.c|kgaa|eg|ug|eurl|scop)\.?(?:$|[\s,)(])/i
const NOUN =
  /\b(?:companies|company|group|gruppe|groupe|grupo|holdings?|partners|solutions?|systems?|technolog(?:y|ies)|software|labs?|laborator(?:y|ies|ium)|laboratoires?|studios?|ventures?|capital|industries|enterprises?|services|consulting|consultants|agency|agentur|agence|agencia|bank|banque|banco|sparkasse|insurance|versicherung\w*|hospital|hopital|clinic|clinica|clinique|klinik\w*|klinikum|krankenhaus|medical|health|healthcare|pharma\w*|university|universit\w+|universidad|college|school|schule|ecole|escuela|institut\w*|academy|akademie|foundation|stiftung|fondation|fundacion|association|society|council|ministry|ministerium|ministere|ministerio|department of|bureau|office of|agency|museum|musee|museo|library|bibliothek|church|media|networks?|communications|entertainment|interactive|games|robotics|analytics|dynamics|logistics?|logistik|airlines?|motors?|automotive|energy|energie|electric|foods?|hotels?|resorts?|restaurant|cafe|bar and grill|supermarket|supermarkt|market|stores?|retail|bakery|backerei|army|navy|air force|marines|police|polizei|county|city of|state of|stadt|stadtwerke|landkreis|ayuntamiento|mairie|ville de|verlag|werke?|fabrik|bau|team|club|verein|center|centre|zentrum|centro|cooperative|trust|charity|ngo|nonprofit|research|engineering|construction|design|digital|data|cloud|security|financial|finance|bancorp|properties|realty|international|global|worldwide|associates|brothers|and sons|and co|observatory|orchestra|ensemble|gallery|theatre|theater|press|magazine|times|news|radio|television|tv|com|io|org|net)\b/

/** About 1 where a legal form or a usual noun names an organisation; 0 where the words say nothing. */
export function weighOrganisation(text: string): number {
  if (SUFFIX.test(text)) return 1.2
  if (NOUN.test(fold(text)) || endsInPlural(text)) return 0.6
  return 0
}
