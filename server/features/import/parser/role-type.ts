import type { RoleType } from '#src/profile/constants.ts'
import { fold } from './text.ts'

const WORDS: [RoleType, RegExp][] = [
  [
    'internship',
    /\b(intern|interns|internship|trainee|traineeship|apprentice|apprenticeship|praktik\w*|werkstudent\w*|volontar\w*|stagiaire|stage(?! (?:manager|designer|director|hand|crew))|alternan\w*|apprentie?|becari[oa]|practicas|practicante|co op)\b/,
  ],
  [
    'leadership',
    /\b(chief|ceo|cto|cfo|coo|cio|cmo|president|vice president|vp|svp|evp|director|directors|directeur|directrice|directora|head of|founder|cofounder|owner|partner|geschaftsfuhrer\w*|leiter|leiterin|leitung|abteilungsleiter\w*|gerente|jef[ea] de|managing|executive director|dean|principal of|chairman|chairwoman|chair)\b/,
  ],
  [
    'senior',
    /\b(senior|sr|lead|leader|principal|staff(?= (?:\w+ ){0,2}(?:engineer|developer|scientist|designer|architect|programmer|researcher))|expert|architect|manager|supervisor|teamleiter\w*|projektleiter\w*|responsable|team lead)\b/,
  ],
  [
    'entry_level',
    /\b(junior|jr|entry level|graduate|assistant|associate|aushilfe|hilfskraft|assistent\w*|auxiliar|asistente|berufseinsteiger\w*)\b/,
  ],
]

/** The level of a position by its title; `mid_level` if the words do not show one, null without a title. */
export function findRoleType(title: string | null): RoleType | null {
  if (title === null) return null
  const folded = fold(title)
  return WORDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'mid_level'
}
