import type { Page } from '@playwright/test'

/** The address of a call, alone or among others of one batch. */
const addressOf = (procedure: string) =>
  new RegExp(`/trpc/(?:[^?]*,)?${procedure.replace('.', '\\.')}(?:[,?]|$)`)

const FAILURE = {
  error: { message: '', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
}

/** Every call of `procedure` is answered as by a server that fails; answers what ends that. */
export const failCalls = async (page: Page, procedure: string): Promise<() => Promise<void>> => {
  const address = addressOf(procedure)
  await page.route(address, (route) => route.fulfill({ status: 500, json: FAILURE }))
  return () => page.unroute(address)
}

/** Every call of `procedure` waits for its answer until the function that this answers is called. */
export const holdCalls = async (page: Page, procedure: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addressOf(procedure), async (route) => {
    await released
    await route.continue()
  })
  return release
}
