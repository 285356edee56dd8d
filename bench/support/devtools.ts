import type { Readable } from 'node:stream'
import { z } from 'zod'

const target = z.object({ targetId: z.string(), url: z.string(), type: z.string() })
const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
const session = z.object({ sessionId: z.string() })
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) })

/**
 * Connects to the browser that writes its address to `stderr`; unlike Playwright, it does not
 * attach to pages by itself.
 */
export async function connect(stderr: Readable) {
  const socket = new WebSocket(await findAddress(stderr))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = message.parse(JSON.parse(String(data)))
    const call = id === undefined ? undefined : waiting.get(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  let last = 0

  const send = (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const call = Promise.withResolvers<unknown>()
    last += 1
    waiting.set(last, call)
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }))
    return call.promise
  }
  /** The target whose URL ends with `end`. */
  const findTarget = async (end: string, type = 'page') => {
    const found = z
      .object({ targetInfos: z.array(target) })
      .parse(await send('Target.getTargets', { filter: [{ type }] }))
      .targetInfos.find(({ url }) => url.endsWith(end))
    if (!found) throw new Error(`No ${type} with ${end}`)
    return found
  }
  const evaluate = async (targetId: string, expression: string): Promise<unknown> => {
    const attached = await send('Target.attachToTarget', { targetId, flatten: true })
    const { sessionId } = session.parse(attached)
    const params = { expression, awaitPromise: true, returnByValue: true }
    const response = await send('Runtime.evaluate', params, sessionId)
    await send('Target.detachFromTarget', { sessionId })
    return evaluated.parse(response).result.value
  }
  return { send, findTarget, evaluate }
}

const findAddress = (stderr: Readable): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const address = /ws:\/\/\S+/.exec(text)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
