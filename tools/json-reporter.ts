import { JsonReporter, type TestCase } from 'vitest/node'

type Failure = { message: string; stack?: string | undefined; cause?: unknown }

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'message' in value

/** A JSON report that includes each failure's cause, such as a property's counterexample. */
export default class extends JsonReporter {
  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? []) {
      const { cause } = error
      if (!isFailure(cause)) continue
      error.stack = `${error.stack ?? error.message}\nCaused by: ${cause.stack ?? cause.message}`
    }
  }
}
