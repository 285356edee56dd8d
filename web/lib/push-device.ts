/** Whether this browser can show notifications. */

export type PushSupport = 'possible' | 'blocked' | 'impossible'

/** Checks for the APIs that push needs; Safari on an iPhone has them only in installed apps. */
export const findPushSupport = (): PushSupport => {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window
  if (!isKnown || !('Notification' in window)) return 'impossible'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** The person denied the permission, or the browser does not support push. */
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
 * Asks the person for permission and subscribes at the browser's push service. An existing
 * subscription may belong to somebody else, so it is replaced.
 * @throws PushRefused
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

/** Whether this device has a subscription; the server knows whose it is. */
export const hasSubscription = async (): Promise<boolean> => {
  if (findPushSupport() !== 'possible') return false
  return ((await (await findRegistration())?.pushManager.getSubscription()) ?? null) !== null
}

/** Failures are ignored: the server deletes the device with the session, too. */
export const forgetDevice = async (): Promise<void> => {
  try {
    if (findPushSupport() === 'possible') await dropSubscription()
  } catch {
    // If the browser refuses, the server no longer sends to the remaining subscription.
  }
}
