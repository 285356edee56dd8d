import { afterAll } from 'vitest'
import { takeOwnerless } from './recorded-statements.ts'

// Runs in every test file: every statement of the app must be about one person's rows, or a listed
// exception.
afterAll(() => {
  const ownerless = takeOwnerless()
  if (Object.keys(ownerless).length === 0) return
  throw new Error(
    `Statements that name no person (server/testing/recorded-statements.ts): ${JSON.stringify(ownerless, null, 2)}`,
  )
})
