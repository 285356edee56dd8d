import { readLabels } from './labels.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { stripMarkup, toLine } from './text.ts'
import { toEmploymentType, toPlace, toWorkMode } from './values.ts'

/** Whether a part of a line may be a place: not a number, address, role or employment type. */
export const isPlaceName = (text: string): boolean =>
  text.length <= 80 &&
  !/https?:|[$€£]|\d{3}|@/.test(text) &&
  (toEmploymentType(text) === undefined || /\bremote\b/i.test(text)) &&
  /\p{L}{2}/u.test(text)

const PASTED_AT = /^(.{3,120}?)\s+(?:at|@|bei|chez|presso|bij|hos)\s+(.{2,80})$/iu

/** Reads a posting pasted as text; all values are guesses. */
export function readPasted(text: string): Draft | undefined {
  const clean = stripMarkup(text)
  const lines = clean
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
  if (lines.length === 0) return undefined
  const labels = readLabels(lines)
  const first = lines.find(
    (line) => line.length <= 140 && !/^(?:skip to|share|save|logo|apply)|logo$/i.test(line),
  )
  const together = PASTED_AT.exec(first ?? '')
  const position = labels.position ?? together?.[1] ?? first
  const second = lines[lines.indexOf(first ?? '') + 1]
  const [company, printed] = (second !== undefined && second.length <= 100 ? second : '').split(
    /\s*[·•|]\s*|\s+[–—-]\s+/,
  )
  const isName = company !== undefined && company !== '' && !/[.!?:]$/.test(company)
  const { place, workMode } = toPlace(labels.location ?? printed ?? '')
  return createDraft(
    'text',
    {
      company: labels.company ?? together?.[2] ?? (isName ? company : undefined),
      position,
      location: place,
      work_mode:
        workMode ??
        toWorkMode(
          lines
            .slice(0, 6)
            .filter((line) => line.length < 60)
            .join(' '),
        ),
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: clean,
    },
    POSTING_FIELDS,
  )
}
