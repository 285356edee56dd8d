import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const WORKER = '/service-worker.js'

/**
 * What a test can do to the server: lose its responses, cut the line, redirect to another host, respond
 * with a network's sign-in page, or put another program in its place.
 */
export type Trouble = 'responses lost' | 'cut' | 'moved' | 'portal' | 'other program'

/** A proxy before Foothold's server that a test can stop or switch to a newer build. */
export class ReverseProxy {
  url = ''
  private state: 'first' | 'newer' | 'retired' = 'first'
  private line: 'good' | Trouble = 'good'
  /** Calls wait for this promise. */
  private held = Promise.resolve()
  private readonly target: string
  private readonly server = createServer((asked, response) => {
    if (!asked.url?.startsWith('/trpc/')) this.forward(asked, response)
    else void this.held.then(() => this.forward(asked, response))
  })

  constructor(target: string) {
    this.target = target
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    this.url = `http://localhost:${address.port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** From now on the server has the next build: the same parts under other names. */
  release(): void {
    this.state = 'newer'
  }

  /** From now on the server's service worker is switched off. */
  retireWorker(): void {
    this.state = 'retired'
  }

  /** From now on the server is in this trouble. */
  disturb(line: Trouble): void {
    this.line = line
  }

  /** From now on the app's calls wait until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.held = promise
    return resolve
  }

  comeBack(): void {
    this.line = 'good'
  }

  private forward(asked: IncomingMessage, response: ServerResponse) {
    if (this.line === 'cut') return void response.destroy()
    if (this.line === 'moved')
      return void response.writeHead(308, { location: `http://moved.localhost${asked.url}` }).end()
    if (this.line === 'portal')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (this.line === 'other program')
      return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":1}')
    // Without the browser's validators, since the real server does not know the newer build.
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...headers } = asked.headers
    const isWorker = asked.url === WORKER
    const path = isWorker && this.state === 'retired' ? '/service-worker-off.js' : asked.url
    const url = new URL((path ?? '/').replace('/assets/newer/', '/assets/'), this.target)
    const options = { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } }
    const forwarded = request(url, options, (given) => void this.pass(given, response, isWorker))
    forwarded.on('error', () => response.destroy())
    asked.pipe(forwarded)
  }

  private async pass(given: IncomingMessage, response: ServerResponse, isWorker: boolean) {
    if (this.line === 'responses lost') return void response.destroy()
    const { 'content-length': _length, ...headers } = given.headers
    response.writeHead(given.statusCode ?? 502, headers)
    const isPage = headers['content-type']?.startsWith('text/html')
    if (this.state !== 'newer' || !(isWorker || isPage)) return given.pipe(response)
    return response.end((await text(given)).replaceAll('/assets/', '/assets/newer/'))
  }
}
