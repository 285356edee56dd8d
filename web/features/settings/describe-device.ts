import { t } from '#src/language/t.ts'

const BROWSER_AND_SYSTEM = /^(?<browser>.+) on (?<system>.+)$/

/** Translates the server's description of a device: `Chrome on Linux`. */
export const describeDevice = (device: string): string => {
  if (device === 'Unknown device') return t('Unknown device')
  const { browser, system } = BROWSER_AND_SYSTEM.exec(device)?.groups ?? {}
  return browser === undefined || system === undefined
    ? device
    : t('{browser} on {system}', { browser, system })
}
