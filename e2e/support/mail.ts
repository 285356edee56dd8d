import { createServer } from 'node:http'
import { readLink, startMailbox } from '../../server/testing/mailbox.ts'

const LOOPBACK = '127.0.0.1'

/**
 * Starts a mail server, and at `port` an HTTP view of it: `/?to=<address>&count=<n>` returns the
 * link in the n-th mail to that address, once it has arrived. Returns the URL for SMTP_URL.
 */
export const startMail = async (port: number): Promise<string> => {
  const mailbox = await startMailbox()
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', `http://${LOOPBACK}`)
    const count = Number(searchParams.get('count'))
    const mails = await mailbox.waitFor(searchParams.get('to') ?? '', count)
    const mail = mails[count - 1]
    response.end(mail ? readLink(mail).href : '')
  })
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve))
  return mailbox.url
}

/** The mail view's port, the one after the server's (see ../server.ts). */
const findWindow = (baseURL = '') => `http://${LOOPBACK}:${Number(new URL(baseURL).port) + 1}`

/** Returns the link in the n-th mail to `to`. */
export const readMailedLink = async (
  baseURL: string | undefined,
  to: string,
  count = 1,
): Promise<string> => {
  const query = new URLSearchParams({ to, count: String(count) })
  return (await fetch(`${findWindow(baseURL)}/?${query}`)).text()
}
