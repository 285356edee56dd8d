import fc from 'fast-check'
import { IMPORT_STRATEGIES } from '#src/import/constants.ts'
import { entryFields, type Fields, mostly } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const importedEntries = mostly(
  fc.array(fc.record(entryFields, { requiredKeys: [] }), { maxLength: 3 }),
)
const fields: Fields = {
  document_id: mostly(fc.uuid()),
  strategy: mostly(fc.constantFrom(...IMPORT_STRATEGIES)),
  experiences: fc.oneof(importedEntries, fc.array(fc.uuid(), { maxLength: 3 })),
  educations: importedEntries,
}

const start_date = '2021-01-01'
const experience = { company_name: 'New', title: 'New', start_date }
const education = { school_name: 'New', degree: 'New', field_of_study: 'New', start_date }
const cases: OwnershipCases = {
  // Found, but not a readable resume.
  'import.parse': { input: ({ document }) => ({ document_id: document }), own: 400, foreign: 404 },
  'import.applyParsed': {
    input: () => ({ experiences: [experience], educations: [education] }),
  },
  // Entries that are missing or another person's are ignored.
  'import.undo': {
    input: (things) => ({ experiences: [things.experience], educations: [things.education] }),
    foreign: 200,
  },
}

export const resumeImport = { fields, cases }
