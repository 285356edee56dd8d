import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Counts } from './checks.ts'

/** The result of a test run: the counts, and each failed test with its message. */
export type Report = Counts & { failures: string[] }

const LINE_MAX = 2_000
// A property's counterexample may be one line of tens of thousands of characters; its seed
// reproduces it.
const shorten = (line: string) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line)

const describe = (name: string, messages: string[]) =>
  stripVTControlCharacters(
    [`✗ ${name}`, ...messages].join('\n').split('\n').map(shorten).join('\n'),
  )

export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        message: z.string().default(''),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform((report): Report => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap((file) => [
        ...(file.message === '' ? [] : [describe(file.name, [file.message])]),
        ...file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => describe(`${file.name} › ${test.fullName}`, test.failureMessages ?? [])),
      ]),
  }))

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(
        z.object({ errors: z.array(z.object({ message: z.string().default('') })).default([]) }),
      ),
    }),
  ),
})

const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})
type Suite = z.infer<typeof suite>

const findFailures = ({ specs, suites }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      const projects = tests.map(({ projectName }) => projectName).join(', ')
      return describe(
        `[${projects}] ${file}:${line} › ${title}`,
        errors.map(({ message }) => message),
      )
    }),
  ...suites.flatMap(findFailures),
]

export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }): Report => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(findFailures),
  }))
