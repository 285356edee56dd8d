import type { Lifecycle } from './lifecycle.ts'

export type PushedEvent = Lifecycle & { data: { json(): unknown } | null }
export type ClickedEvent = Lifecycle & { notification: { data: unknown; close(): void } }

type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }
export type NoticeScope = {
  location: { origin: string }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
}

const ICON = '/favicon.svg'

/** The server's format (server/features/notifications/send-push.ts). */
type PushNotice = { title: string; body: string; path: string; tag: string }

const isText = (value: unknown): value is string => typeof value === 'string'

const FALLBACK = { title: 'Foothold', path: '/dashboard', tag: 'due' }

export function readNotice(sent: unknown): PushNotice | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { title, body, path, tag } = { title: '', body: '', path: '', tag: '', ...sent }
  const isWhole = isText(title) && isText(body) && isText(path) && isText(tag)
  // Only paths on this site may be opened.
  return isWhole && title !== '' && /^\/(?!\/)/.test(path) ? { title, body, path, tag } : undefined
}

const readData = (data: PushedEvent['data']): unknown => {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/**
 * Browsers require a notification for every push; if its content is invalid, `describe` returns a
 * general text.
 */
export const showNotice = async (
  scope: NoticeScope,
  { data }: Pick<PushedEvent, 'data'>,
  describe: () => Promise<string>,
): Promise<void> => {
  const notice = readNotice(readData(data)) ?? { ...FALLBACK, body: await describe() }
  const { title, body, path, tag } = notice
  return scope.registration.showNotification(title, { body, tag, icon: ICON, data: path })
}

/** Opens it in an open window of the app, or in a new one. */
export const openNotice = async (
  scope: NoticeScope,
  { notification }: Pick<ClickedEvent, 'notification'>,
): Promise<void> => {
  notification.close()
  const path = isText(notification.data) ? notification.data : FALLBACK.path
  const url = new URL(path, scope.location.origin).href
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages.filter((open) => new URL(open.url).origin === scope.location.origin)
  if (page === undefined) {
    await scope.clients.openWindow(url)
    return
  }
  await page.focus()
  // A page without a controlling worker cannot be navigated.
  await page.navigate(url).catch(() => scope.clients.openWindow(url))
}
