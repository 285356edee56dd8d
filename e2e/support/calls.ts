import type { Page, Route } from '@playwright/test'

/** The address of a call, alone or among others of one batch. */
const addressOf = (procedure: string) =>
  new RegExp(`/trpc/(?:[^?]*,)?${procedure.replace('.', '\\.')}(?:[,?]|$)`)

const FAILURE = {
  error: { message: '', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
}

/** Makes every call of `procedure` fail with a server error; returns a function that ends this. */
export const failCalls = async (page: Page, procedure: string): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, (route) => route.fulfill({ status: 500, json: FAILURE }))
  return () => page.unroute(address)
}

const readNames = (url: string) =>
  decodeURIComponent(new URL(url).pathname).replace('/trpc/', '').split(',')

/** As `failCalls`, but what else is in the same batch is answered as it would be. */
export const failCallsAlone = async (
  page: Page,
  procedure: string,
): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const answers = [await answer.json()].flat() as unknown[]
    const names = readNames(route.request().url())
    const json = answers.map((sent, index) => (names[index] === procedure ? FAILURE : sent))
    await route.fulfill({ status: 207, json })
  })
  return () => page.unroute(address)
}

/** The next call of `procedure` runs on the server, but its response is lost. */
export const dropResponse = async (page: Page, procedure: string): Promise<void> => {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(addressOf(procedure), lose, { times: 1 })
}

/** Holds back the response of every call of `procedure` until the returned function is called. */
export const holdCalls = async (page: Page, procedure: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addressOf(procedure), async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Holds back the first response of `procedure`, which the server has sent, until the function is called. */
export const holdFirstResponse = async (page: Page, procedure: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await released
    // The page may have given up waiting for it.
    await route.fulfill({ response }).catch(() => undefined)
  }
  await page.route(addressOf(procedure), hold, { times: 1 })
  return release
}

/** What a call meets: a refusal, a line that is dead, or a page of something in between. */
export type Answer =
  | { status: number; detail?: string; fields?: Record<string, string> }
  | 'nothing'
  | 'gibberish'

/** Handles every call of `procedure` with `answer`; returns a function that ends this. */
export const fulfillCalls = async (
  page: Page,
  procedure: string,
  answer: Answer,
): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, (route) => {
    if (answer === 'nothing') return route.abort()
    if (answer === 'gibberish') return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
    const { status, detail, fields } = answer
    const data = { code: 'BAD_REQUEST', httpStatus: status, detail, fields }
    return route.fulfill({ status, json: { error: { message: '', code: -32_600, data } } })
  })
  return () => page.unroute(address)
}
