import fc from 'fast-check'
import { dateText, type Fields, hostileValue, mostly, shortText, webUrl } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = {
  level: mostly(fc.constantFrom('error', 'WARN', 2)),
  message: mostly(shortText),
  data: hostileValue,
  timestamp: mostly(dateText),
  url: mostly(webUrl),
  userAgent: mostly(shortText),
}

const cases: OwnershipCases = {
  'shell.deployment': {},
  'shell.log': { input: () => ({ level: 'info', message: 'New' }) },
}

export const shell = { fields, cases }
