import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'

export type PushedNotice = {
  /** The device's name in the endpoint. */
  device: string
  notice: { title: string; body: string; path: string; tag: string }
  headers: IncomingMessage['headers']
}

export type PushService = {
  port: number
  /** Accepted notices, in order of arrival. */
  pushed: PushedNotice[]
  /** Returns a browser's subscription. */
  subscribe: (device: string) => { endpoint: string; p256dh: string; auth: string }
  /** Sets the statuses of the next pushes to a device; 201 by default. */
  answer: (device: string, ...statuses: number[]) => void
  close: () => Promise<void>
}

const CREATED = 201
const noticeShape = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
})

/** Starts a real push service on loopback, which decrypts notices as a browser does (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const pushed: PushedNotice[] = []
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>()
  const answers = new Map<string, number[]>()
  const server = createServer(async (request, response) => {
    const device = (request.url ?? '').slice(1)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const status = answers.get(device)?.shift() ?? CREATED
    const known = devices.get(device)
    if (status === CREATED && known) {
      checkVapid(String(request.headers.authorization))
      const text = decrypt(Buffer.concat(chunks), known.keys, known.auth)
      const notice = noticeShape.parse(JSON.parse(text))
      pushed.push({ device, notice, headers: request.headers })
    }
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const { port } = address
  return {
    port,
    pushed,
    subscribe(device) {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      devices.set(device, { keys, auth })
      const endpoint = `http://127.0.0.1:${port}/${device}`
      return { endpoint, p256dh, auth: auth.toString('base64url') }
    },
    answer: (device, ...statuses) => void answers.set(device, statuses),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** RFC 8188 and 8291: one record, whose key is derived from both sides' keys. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** RFC 8292: the sender has signed for this service, for a day at most. */
function checkVapid(authorization: string): void {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the push is not signed')
}
