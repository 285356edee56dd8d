import { createServer } from 'node:http'

/** An SVG has the natural size that it states. */
const draw = ([width, height]: Size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`

type Size = readonly [width: number, height: number]

const SIZES: Record<string, Size> = {
  'tiny.com': [16, 16],
  'small.com': [23, 23],
  'fair.com': [24, 24],
  'narrow.com': [16, 40],
  'wide.com': [23, 17],
}
const DEFAULT_SIZE: Size = [64, 64]

/**
 * Starts an icon service on loopback: SIZES has the sizes of some domains, `missing.com` returns
 * 404, everything else is 64 px. Returns the URL template for ICON_SERVICE_URL.
 */
export const startIconService = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const domain = new URL(request.url ?? '/', 'http://localhost').searchParams.get('domain') ?? ''
    if (domain === 'missing.com') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
    response.end(draw(SIZES[domain] ?? DEFAULT_SIZE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}/?domain={domain}&size={size}`
}
