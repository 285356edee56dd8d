import { expect, test } from 'vitest'
import { formatSalary } from './terms.ts'

const NONE = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null }

test.each([
  [{ salary_min: 50_000, salary_max: 60_000, salary_currency: 'EUR' }, '€50,000 – €60,000'],
  [
    { salary_min: 50_000, salary_currency: 'CHF', salary_period: 'year' as const },
    'from CHF\u00a050,000 per year',
  ],
  [
    { salary_max: 25.5, salary_currency: 'USD', salary_period: 'hour' as const },
    'up to $25.50 per hour',
  ],
  [{ salary_min: 3000, salary_max: 3000 }, '3,000'],
  [{ salary_currency: 'EUR', salary_period: 'month' as const }, undefined],
])('%o is formatted as %s', (salary, text) => {
  expect(formatSalary({ ...NONE, ...salary }, 'en-US')).toBe(text)
})
