import { type Fields, hostileText, mostly, webUrl } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = {
  html: mostly(hostileText.map((text) => `<script type="application/ld+json">${text}</script>`)),
  text: mostly(hostileText),
  url: mostly(webUrl),
}

const cases: OwnershipCases = {
  'capture.read': { input: () => ({ text: 'New position\nNew company' }) },
}

export const capture = { fields, cases }
