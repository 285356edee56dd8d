import { useState } from 'react'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast.tsx'
import {
  findPushSupport,
  forgetDevice,
  PushRefused,
  subscribeDevice,
} from '../../../lib/push-device.ts'
import { t } from '#src/language/t.ts'

const NOT_ON = t('Notifications could not be turned on. Please try again.')
const NOT_OFF = t('Notifications could not be turned off. Please try again.')
const NOT_ALLOWED = t('Your browser did not allow notifications, so they stay off.')

/** Turns notifications on this device on or off; a failure is shown beside the switch. */
export const useSwitchPush = () => {
  const { notifications } = trpc.useUtils()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (work: () => Promise<void>, describe: (error: unknown) => string) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(describe(error))
    } finally {
      await notifications.invalidate()
      setIsBusy(false)
    }
  }
  const turnOn = (publicKey: string) =>
    run(
      async () => {
        await trpcClient.notifications.subscribe.mutate(await subscribeDevice(publicKey))
        showToast({ message: t('Notifications are on') })
      },
      // The row itself explains how to unblock notifications.
      (error) => (error instanceof PushRefused ? describeRefused() : NOT_ON),
    )
  const turnOff = () =>
    run(
      async () => {
        await trpcClient.notifications.unsubscribe.mutate()
        await forgetDevice()
        showToast({ message: t('Notifications are off') })
      },
      () => NOT_OFF,
    )
  return { turnOn, turnOff, isBusy, failure }
}

const describeRefused = () =>
  findPushSupport() === 'possible' ? NOT_ALLOWED : t('Notifications stay off.')
