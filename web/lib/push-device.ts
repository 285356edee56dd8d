/** Notifications of the browser, on this device. */

export type PushSupport = 'possible' | 'blocked' | 'impossible'

/** A browser that is missing one of these takes none; on an iPhone that is every page in Safari. */
export const findPushSupport = (): PushSupport => {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window
  if (!isKnown || !('Notification' in window)) return 'impossible'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** The person did not allow it, or the browser cannot. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

const findRegistration = () => navigator.serviceWorker.getRegistration()

const dropSubscription = async (): Promise<void> => {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/**
 * Asks the person, then the browser's push service. A subscription that is there may be somebody
 * else's, so that it is made anew. @throws PushRefused
 */
export const subscribeDevice = async (publicKey: string): Promise<PushDevice> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('not allowed')
  const registration = await findRegistration()
  if (!registration) throw new PushRefused('no service worker')
  await dropSubscription()
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      throw new PushRefused('no push service', { cause })
    })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  if (endpoint === undefined) throw new PushRefused('no address')
  return { endpoint, p256dh, auth }
}

/** Whether it has a subscription at all; whose it is the server knows. */
export const hasSubscription = async (): Promise<boolean> => {
  if (findPushSupport() !== 'possible') return false
  return ((await (await findRegistration())?.pushManager.getSubscription()) ?? null) !== null
}

/** Quietly: the server, too, forgets the device with the session. */
export const forgetDevice = async (): Promise<void> => {
  try {
    if (findPushSupport() === 'possible') await dropSubscription()
  } catch {
    // A browser that refuses keeps a subscription that nobody sends anything to.
  }
}
