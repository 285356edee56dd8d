import { createServer } from 'node:http'

/** An SVG is decoded like any image and has the natural size that it states. */
const drawSquare = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="teal"/></svg>`

const SIZES: Record<string, number> = { 'tiny.com': 16, 'small.com': 23, 'fair.com': 24 }
const DEFAULT_SIZE = 64

/**
 * Starts an icon service on loopback: `tiny.com` is 16 px, `small.com` 23 px, `missing.com` answers
 * 404, everything else is 64 px. Answers the address template for ICON_SERVICE_URL.
 */
export const startIconService = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const domain = new URL(request.url ?? '/', 'http://localhost').searchParams.get('domain') ?? ''
    if (domain === 'missing.com') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
    response.end(drawSquare(SIZES[domain] ?? DEFAULT_SIZE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}/?domain={domain}&size={size}`
}
