const LABELLED =
  /\b(?:c\.?\s?g\.?\s?p\.?\s?a\.?|g\.?\s?p\.?\s?a\.?|grade point average|final grade|overall grade|grade|abschlussnote|gesamtnote|durchschnittsnote|notendurchschnitt|note|nota media|nota|promedio|moyenne|percentage|marks?|score|average|aggregate)\b\s*(?:of|:|-|–|=|is)?\s*(\d{1,3}(?:[.,]\d{1,3})?)(\s*(?:\/|of|out of|von|sur|sobre)\s*\d{1,3}(?:[.,]\d{1,2})?|\s*%)?/iu
const BEFORE =
  /(?<![\d.,/])(\d[.,]\d{1,3})(\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?\s*(?:c?gpa|g\.p\.a\.?)\b/iu
const SCALED =
  /(?<![\d./])(\d(?:[.,]\d{1,3})?|\d\d(?:[.,]\d{1,2})?)\s*\/\s*(4(?:[.,]0{1,2})?|10(?:[.,]0{1,2})?|20|5(?:[.,]0{1,2})?|100)(?![\d/])/u
const PERCENT = /(?<![\d.])(\d\d(?:[.,]\d{1,2})?)\s*%/u

/** The first grade in the texts, with its scale if printed ("3.66", "6.92/10"). */
export function findGrade(texts: string[]): string | null {
  for (const pattern of [LABELLED, BEFORE, SCALED])
    for (const text of texts) {
      const match = pattern.exec(text)
      if (match)
        return match[0].replace(LABELLED, '$1$2').replace(BEFORE, '$1$2').replace(/\s+/g, '')
    }
  for (const text of texts) {
    const match = text.length < 40 ? PERCENT.exec(text) : null
    if (match) return match[0].replace(/\s+/g, '')
  }
  return null
}
