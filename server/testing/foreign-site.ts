import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer, type Socket } from 'node:net'
import {
  createPageFetcher,
  type FetchedPage,
  type NoPage,
  type PageFetcherOptions,
} from '../fetch-page/page-fetcher.ts'
import { type Guard, isPublicAddress } from '../fetch-page/public-address.ts'

const closers: (() => Promise<unknown>)[] = []

/** Closes every server started here; for `afterEach`. */
export const closeForeignSites = async (): Promise<void> => {
  await Promise.all(closers.splice(0).map((close) => close()))
}

const portOf = (server: { address(): ReturnType<Server['address']> }) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Starts an HTTP server on loopback that stands for a site on the internet; returns its port. */
export const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
    return once(server, 'close')
  })
  return portOf(server)
}

/** Starts a TCP server on loopback that sends whatever `talk` writes; returns its port. */
export const serveSocket = async (talk: (socket: Socket) => void): Promise<number> => {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
    return once(server, 'close')
  })
  return portOf(server)
}

export const HTML = { 'content-type': 'text/html; charset=utf-8' }
export const servePage = (body: string | Buffer, headers: Record<string, string> = HTML) =>
  serve((_request, response) => response.writeHead(200, headers).end(body))
export const page = (title: string) => `<!doctype html><head><title>${title}</title></head><p>x`

/** For tests only: allows these ports of loopback in addition to public addresses. */
export const allowPort =
  (...ports: number[]): Guard =>
  (address, port) =>
    (address === '127.0.0.1' && ports.includes(port)) || isPublicAddress(address)

export const fetchFrom = (port: number, options: PageFetcherOptions = {}, path = '/') =>
  createPageFetcher({ guard: allowPort(port), ...options })(`http://127.0.0.1:${port}${path}`)

export const found = (title: string | null, description: string | null = null): FetchedPage => ({
  isFound: true,
  facts: { title, description },
})
export const failed = (reason: NoPage): FetchedPage => ({ isFound: false, reason })
