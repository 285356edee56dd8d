import type { Page, Route } from '@playwright/test'

/** Matches the URL of a call, alone or in a batch. */
const addressOf = (procedure: string) =>
  new RegExp(`/trpc/(?:[^?]*,)?${procedure.replace('.', '\\.')}(?:[,?]|$)`)

const FAILURE = {
  error: { message: '', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
}

/** Makes every call of `procedure` fail with a server error; returns a function that stops this. */
export const failCalls = async (page: Page, procedure: string): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, (route) => route.fulfill({ status: 500, json: FAILURE }))
  return () => page.unroute(address)
}

const readNames = (url: string) =>
  decodeURIComponent(new URL(url).pathname).replace('/trpc/', '').split(',')

/** Like `failCalls`, but other calls of the same batch succeed. */
export const failCallsAlone = async (
  page: Page,
  procedure: string,
): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const responses = [await response.json()].flat() as unknown[]
    const names = readNames(route.request().url())
    const json = responses.map((sent, index) => (names[index] === procedure ? FAILURE : sent))
    await route.fulfill({ status: 207, json })
  })
  return () => page.unroute(address)
}

/** Loses the response of the next call of `procedure`, after the server has processed it. */
export const dropResponse = async (page: Page, procedure: string): Promise<void> => {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(addressOf(procedure), lose, { times: 1 })
}

/** Delays the response of every call of `procedure` until the returned function is called. */
export const holdCalls = async (page: Page, procedure: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addressOf(procedure), async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Delays the first response of `procedure`, after the server has sent it, until the returned
 * function is called.
 */
export const holdFirstResponse = async (page: Page, procedure: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await released
    // The page may have stopped waiting for it.
    await route.fulfill({ response }).catch(() => undefined)
  }
  await page.route(addressOf(procedure), hold, { times: 1 })
  return release
}

/** The response to a call: a refusal, no connection, or a page of something in between. */
export type StubbedResponse =
  | { status: number; detail?: string; fields?: Record<string, string> }
  | 'nothing'
  | 'gibberish'

/** Responds to every call of `procedure` with `response`; returns a function that stops this. */
export const fulfillCalls = async (
  page: Page,
  procedure: string,
  response: StubbedResponse,
): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, (route) => {
    if (response === 'nothing') return route.abort()
    if (response === 'gibberish')
      return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
    const { status, detail, fields } = response
    const data = { code: 'BAD_REQUEST', httpStatus: status, detail, fields }
    return route.fulfill({ status, json: { error: { message: '', code: -32_600, data } } })
  })
  return () => page.unroute(address)
}
