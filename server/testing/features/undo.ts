import fc from 'fast-check'
import { type Fields, mostly } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = { undo_id: mostly(fc.uuid()) }

const cases: OwnershipCases = {
  'undo.run': { input: ({ undo }) => ({ undo_id: undo }), foreign: 404 },
}

export const undo = { fields, cases }
