import ICAL from 'ical.js'
import {
  DEFAULT_DURATION_MINUTES,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  PLACE_MAX,
} from '#src/interviews/constants.ts'
import { type Invitation, INVITATION_UID_MAX } from '#src/mail/schema.ts'
import { toIana, toInstantIn } from './invited-zone.ts'

const CALENDAR_MAX = 500_000
const SUMMARY_MAX = 300
const EVENTS_MAX = 50
const YEAR_MIN = 1900
const YEAR_MAX = 2200
/**
 * Limits the time zone rules that an invitation may define: a summer and a winter rule, and a few
 * older ones.
 */
const OBSERVANCES_MAX = 8

/** An invitation with the texts that show whether it is about an interview. */
export type ReadInvitation = Invitation & { summary: string; description: string }

/**
 * Reads the first event of a calendar: an invitation, an update or a cancellation. Undefined if
 * there is none, or if the calendar is a reply to an invitation.
 */
export function readInvitation(calendar: string, method?: string): ReadInvitation | undefined {
  try {
    const root = parseCalendar(calendar)
    return root && readRoot(root, method)
  } catch {
    // An invitation that the library cannot parse is ignored; the mail itself is still read.
    return undefined
  }
}

function readRoot(root: ICAL.Component, method?: string): ReadInvitation | undefined {
  const said = (method ?? readText(root, 'method')).toUpperCase()
  if (said === 'REPLY' || said === 'COUNTER' || said === 'REFRESH') return undefined
  const events = root.getAllSubcomponents('vevent').slice(0, EVENTS_MAX)
  const event = events.find((one) => !one.hasProperty('recurrence-id')) ?? events[0]
  if (event === undefined) return undefined
  const uid = readText(event, 'uid')
  const sequence = Number(readText(event, 'sequence'))
  const description = readText(event, 'description')
  return {
    uid: uid === '' ? null : uid.slice(0, INVITATION_UID_MAX),
    sequence: Number.isSafeInteger(sequence) && sequence >= 0 && sequence < 2 ** 31 ? sequence : 0,
    is_cancelled: said === 'CANCEL' || readText(event, 'status').toUpperCase() === 'CANCELLED',
    interview: readTime(root, event, description),
    summary: readText(event, 'summary').slice(0, SUMMARY_MAX),
    description: description.slice(0, 5_000),
  }
}

/** A zone name with a colon, which Exchange does not always quote. */
const UNQUOTED = /TZID=(tzone:\/\/[^":;\r\n]{1,100})/gi

function parseCalendar(calendar: string): ICAL.Component | undefined {
  const parsed: unknown = ICAL.parse(
    calendar.slice(0, CALENDAR_MAX).replaceAll(UNQUOTED, 'TZID="$1"'),
  )
  if (!Array.isArray(parsed)) return undefined
  const first: unknown = Array.isArray(parsed[0]) ? parsed[0] : parsed
  return Array.isArray(first) ? new ICAL.Component(first) : undefined
}

const readText = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const readStart = (event: ICAL.Component, name: string) => {
  const property = event.getFirstProperty(name)
  const value: unknown = property?.getFirstValue()
  if (property === null || !(value instanceof ICAL.Time)) return undefined
  const zone: unknown = property.getFirstParameter('tzid')
  return { time: value, zone: typeof zone === 'string' ? zone : undefined }
}

/** Null if the time is not exact: all day, or without a time zone. */
function readTime(root: ICAL.Component, event: ICAL.Component, description: string) {
  const start = readStart(event, 'dtstart')
  if (start === undefined || start.time.isDate) return null
  const from = toInstant(root, start)
  if (from === undefined) return null
  const [year] = from.at.split('-')
  if (Number(year) < YEAR_MIN || Number(year) > YEAR_MAX) return null
  return {
    starts_at: from.at,
    duration_minutes: readMinutes(root, event, from.at),
    time_zone: from.zone,
    place: readPlace(event, description),
  }
}

type Start = { time: ICAL.Time; zone: string | undefined }

function toInstant(root: ICAL.Component, { time, zone }: Start) {
  const { year, month, day, hour, minute, second } = time
  if (time.zone === ICAL.Timezone.utcTimezone) {
    return toIso(Date.UTC(year, month - 1, day, hour, minute, second), 'UTC')
  }
  const named = zone ?? readText(root, 'x-wr-timezone')
  const iana = toIana(named)
  if (iana !== undefined) {
    return toIso(toInstantIn(time, iana), iana)
  }
  const own = root
    .getAllSubcomponents('vtimezone')
    .find((one) => readText(one, 'tzid').toLowerCase() === named.toLowerCase())
  if (own === undefined) return undefined
  const located = toIana(readText(own, 'x-lic-location'))
  if (located !== undefined) {
    return toIso(toInstantIn(time, located), located)
  }
  const observances = own.getAllSubcomponents()
  if (observances.length > OBSERVANCES_MAX || year < YEAR_MIN || year > YEAR_MAX) return undefined
  const rules = observances.flatMap((one) => one.getAllProperties('rrule'))
  if (!rules.every((rule) => isBounded(rule.getFirstValue()))) return undefined
  // The invitation defines its own zone, so the instant is exact, but the zone has no name.
  const local = time.clone()
  local.zone = new ICAL.Timezone({ component: own, tzid: named })
  return toIso(local.toUnixTime() * 1000, 'UTC')
}

/**
 * Whether a time zone rule changes the clock at most a few times a year. The library lists every
 * change from the first on: a rule for every second would fill the memory, and a date that never
 * occurs is searched for 18,000 years.
 */
function isBounded(rule: unknown): boolean {
  if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return false
  const { BYMONTH: months = [], BYDAY: days = [], BYMONTHDAY: dates = [], ...others } = rule.parts
  if (months.length > 1 || days.length > 1 || dates.length > 7) return false
  if ((days.length > 0 && months.length === 0) || Object.keys(others).length > 0) return false
  rule.until ??= ICAL.Time.fromData({ year: YEAR_MAX + 1, month: 1, day: 1 })
  return rule.until.year <= YEAR_MAX + 1
}

const toIso = (ms: number, zone: string) =>
  Number.isFinite(ms) && Math.abs(ms) < 8.64e15
    ? { at: new Date(ms).toISOString(), zone }
    : undefined

function readMinutes(root: ICAL.Component, event: ICAL.Component, start: string): number {
  const end = readStart(event, 'dtend')
  const duration: unknown = event.getFirstPropertyValue('duration')
  const until = end === undefined || end.time.isDate ? undefined : toInstant(root, end)
  const minutes =
    until === undefined
      ? duration instanceof ICAL.Duration
        ? duration.toSeconds() / 60
        : DEFAULT_DURATION_MINUTES
      : (Date.parse(until.at) - Date.parse(start)) / 60_000
  const whole = Math.round(minutes)
  if (!Number.isFinite(whole) || whole <= 0) return DEFAULT_DURATION_MINUTES
  return Math.min(DURATION_MAX_MINUTES, Math.max(DURATION_MIN_MINUTES, whole))
}

const MEETING =
  /https:\/\/[^\s<>"')\]]*(?:zoom\.us|teams\.microsoft\.com|teams\.live\.com|meet\.google\.com|webex\.com|whereby\.com|meet\.jit\.si|gotomeet|zoho\.\w+\/meeting|meeting\.zoho\.\w+)[^\s<>"')\]]*/i

/** The place, otherwise the address of the call. */
function readPlace(event: ICAL.Component, description: string): string | null {
  const said = readText(event, 'location')
  const call =
    readText(event, 'x-google-conference') ||
    readText(event, 'x-microsoft-skypeteamsmeetingurl') ||
    readText(event, 'conference') ||
    (MEETING.exec(description.slice(0, 20_000))?.[0] ?? '')
  const place = (said || call).replaceAll('\u0000', '').replaceAll(/\s+/g, ' ')
  return place.slice(0, PLACE_MAX).toWellFormed().trim() || null
}
