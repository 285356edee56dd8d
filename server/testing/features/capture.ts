import fc from 'fast-check'
import { type Fields, hostileText, mostly } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = {
  html: mostly(hostileText.map((text) => `<script type="application/ld+json">${text}</script>`)),
  text: mostly(hostileText),
  url: mostly(fc.webUrl()),
}

const cases: OwnershipCases = {
  'capture.read': { input: () => ({ text: 'New position\nNew company' }) },
}

export const capture = { fields, cases }
