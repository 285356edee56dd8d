import { TZDate } from '@date-fns/tz'
import type ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { findTimeZone } from '#src/time-zone.ts'

const HOUR_MS = 3_600_000

/**
 * The instant (ms since 1970) at which a clock of the zone shows the time; the earlier one if it
 * occurs twice when clocks go back.
 */
export function toInstantIn(time: ICAL.Time, zone: string): number {
  const { year, month, day, hour, minute, second } = time
  const at = new TZDate(year, month - 1, day, hour, minute, second, zone).getTime()
  const before = new TZDate(at - HOUR_MS, zone)
  return before.getHours() === hour && before.getMinutes() === minute ? at - HOUR_MS : at
}

/** The IANA name of a zone: given directly, at the end of a path, or as a Windows name (mapped by CLDR). */
export function toIana(name: string): string | undefined {
  const given = name.replaceAll(/^["']+|["']+$/g, '').trim()
  if (given === '') return undefined
  if (
    /^(?:utc|gmt|etc\/utc|etc\/gmt|z|zulu|coordinated universal time|tzone:\/\/microsoft\/utc)$/i.test(
      given,
    )
  )
    return 'UTC'
  const [windows] = findIana(given, '001')
  if (windows !== undefined) return windows === 'Etc/UTC' ? 'UTC' : windows
  const path = given.split('/')
  for (const tail of [given, path.slice(-3).join('/'), path.slice(-2).join('/')]) {
    const found = tail.includes('/') ? findTimeZone(tail) : undefined
    if (found !== undefined) return found
  }
  const listed = findByCities(given)
  if (listed !== undefined) return listed
  const found = findTimeZone(given)
  return found !== undefined && !/^[+-]/.test(found) ? found : undefined
}

/** A zone as Outlook displays it: `(UTC+01:00) Amsterdam, Berlin, Bern`. */
const SHOWN = /^\((?:UTC|GMT)(?<offset>[+-]\d{2}:\d{2})?\)\s*(?<cities>.{3,200})$/i

function findByCities(name: string): string | undefined {
  const { offset = '+00:00', cities } = SHOWN.exec(name)?.groups ?? {}
  if (cities === undefined) return undefined
  const zones = Intl.supportedValuesOf('timeZone')
  return cities
    .split(',')
    .map((city) => `/${city.trim().replaceAll(' ', '_').toLowerCase()}`)
    .flatMap((city) => zones.filter((zone) => zone.toLowerCase().endsWith(city)))
    .find((zone) => toStandardOffset(zone) === offset)
}

/** The zone's offset from UTC in standard time, such as `+01:00`. */
function toStandardOffset(zone: string): string {
  const minutes = Math.min(
    ...[0, 6].map((month) => -new TZDate(2026, month, 15, 12, zone).getTimezoneOffset()),
  )
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
  return `${minutes < 0 ? '-' : '+'}${digits}`
}
