const LABELLED =
  /\b(?:c\.?\s?g\.?\s?p\.?\s?a\.?|g\.?\s?p\.?\s?a\.?|grade point average|final grade|overall grade|grade(?!\s*:?\s*(?:[1-9]|1[0-3])(?![\d%]|[.,/]\d))|abschlussnote|gesamtnote|durchschnittsnote|notendurchschnitt|note|nota media|nota final|nota finale|nota|promedio|moyenne(?: générale)?|percentage|marks?|score|average|aggregate|votazione(?: finale)?|voto(?: di laurea| finale)?|voti|punteggio|notenschnitt|schnitt|durchschnitt|media(?: final)?|classificação(?: final)?|cijfer|gemiddelde?|calificación|coeficiente)\b\s*(?:of|:|-|–|=|is)?\s*(\d{1,3}(?!\d)(?:[.,]\d{1,3})?)(\s*(?:\/|of|out of|von|sur|sobre|su|op)\s*\d{1,3}(?:[.,]\d{1,2})?|\s*%)?/iu
const BEFORE =
  /(?<![\d.,/])(\d[.,]\d{1,3})(\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?\s*(?:c?gpa|g\.p\.a\.?)\b/iu
const SCALED =
  /(?<![\d./])(\d(?:[.,]\d{1,3})?|\d\d(?:[.,]\d{1,2})?|1[01]\d)\s*\/\s*(4(?:[.,]0{1,2})?|10(?:[.,]0{1,2})?|20|30|5(?:[.,]0{1,2})?|60|100|110)(?![\d/])/u
const PERCENT = /(?<![\d.])(\d\d(?:[.,]\d{1,2})?)\s*%/u

/** Classes of a British degree: "2:1". */
const CLASS = /(?<![\d:])([12]:[12])(?![\d:])/u
/** Points of a school-leaving certificate: "580 points". */
const POINTS =
  /(?<![\d.,/])(\d{1,2}[.,]\d{1,2}|\d{2,3})\s*(?:CAO )?(?:points|pts\.?|punti|Punkte|puntos|pontos|valores)(?!\p{L})/iu
/** "with 68%", "secured 71.11 %": a share in a line that is too long to be one of marks alone. */
const LED_PERCENT =
  /\b(?:with|secured|scored|obtained|securing|scoring|con|com|mit|avec|[-–(,])\s*(\d\d(?:[.,]\d{1,2})?)\s*%/iu

/** A German grade in brackets: "Abitur (1,3)", "Zweites Staatsexamen („gut“, 2,0)". */
const BRACKETED = /\((?:[^()\d]{1,20}[\s,])?([1-5],\d{1,2})\)/u

/** The first grade in the texts, with its scale if printed ("3.66", "6.92/10"). */
export function findGrade(texts: string[]): string | null {
  for (const pattern of [LABELLED, BEFORE, SCALED])
    for (const text of texts) {
      const match = pattern.exec(text)
      if (match)
        return match[0]
          .replace(LABELLED, '$1$2')
          .replace(BEFORE, '$1$2')
          .replace(/\s+/g, '')
          .replace(/(?<=\d)(?:su|sur|sobre|von|op)(?=\d)/i, '/')
    }
  for (const text of texts) {
    const [, grade] = BRACKETED.exec(text) ?? []
    if (grade !== undefined) return grade
  }
  for (const text of texts) {
    const match = text.length < 40 ? PERCENT.exec(text) : null
    if (match) return match[0].replace(/\s+/g, '')
  }
  for (const pattern of [CLASS, LED_PERCENT, POINTS])
    for (const text of texts) {
      const match = text.length < 120 ? pattern.exec(text) : null
      if (match) return pattern === LED_PERCENT ? `${match[1]}%` : match[0].trim()
    }
  return null
}
