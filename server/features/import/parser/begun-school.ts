import { findDates } from './dates.ts'
import { isHonours, isResult, namesDegree, scoreSchool } from './degree-words.ts'
import { scorePlace } from './place-words.ts'
import { holdsTitleNoun } from './title-words.ts'

/** The noun of a school that is named by what follows, and nothing else in its part of the text. */
const NOUN =
  /(?:^|\s[-–—|]\s|,\s)(?:universi(?:dade?|tà|té)|(?:instituto|istituto)(?: (?:federal|superiore?|t[eé]cnico|tecnol[oó]gico|professionale|nacional|nazionale|estadual))*|faculdade|col[eé]gio|escola|escuela|liceo|lycée|collège|école|scuola)$/iu
/** Words before a name, with which no name ends. */
const BEFORE_NAME =
  /\s(?:la|las|los|el|le|les|il|lo|san|santa|santo|são|saint|sainte|sint|sankt|nuestra señora|nossa senhora|notre|padre|don|dom|frei)$/iu

/**
 * Whether a school ends its line before its own name: "Universidade", then "Federal da Lontra";
 * "Colegio La", then "Garza".
 */
export const isBegunSchool = (school: string, next: string): boolean =>
  (NOUN.test(school) || (BEFORE_NAME.test(school) && scoreSchool(school) > 0)) &&
  /^\p{Lu}\p{L}/u.test(next) &&
  findDates(next).length === 0 &&
  (scoreSchool(next) === 0 || BEFORE_NAME.test(school)) &&
  scorePlace(next) === 0 &&
  !next.includes(':') &&
  !isHonours(next) &&
  !isResult(next) &&
  !holdsTitleNoun(next) &&
  !namesDegree(next)
