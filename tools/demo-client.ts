import type { z } from 'zod'

/** Ends the run with one sentence instead of a stack. */
export class DemoError extends Error {}

type Call = { method: string; path: string; body?: unknown; token?: string }

/** Creates a REST client whose failed calls end the run. */
export const createClient = (origin: string) => {
  const send = async ({ method, path, body, token }: Call) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new DemoError(
        `No Foothold responds at ${origin}. Start it with "npm start", then run this again.`,
      )
    })
    const received: unknown = await response.json().catch(() => undefined)
    return { status: response.status, received }
  }
  return async <T>(call: Call, schema: z.ZodType<T>, alsoFine: readonly number[] = []) => {
    const { status, received } = await send(call)
    const isFine = (status >= 200 && status < 300) || alsoFine.includes(status)
    const parsed = schema.safeParse(received)
    if (isFine && parsed.success) return parsed.data
    throw new DemoError(
      `${call.method} ${origin}${call.path} returned ${status}: ${JSON.stringify(received)}`,
    )
  }
}

export type Client = ReturnType<typeof createClient>
