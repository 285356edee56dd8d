const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * An absolute `http://` address in its https form, unless it is this very machine's; anything else
 * is returned as it came (docs/behaviour.md#addresses-in-clear-text).
 */
export const upgradeToHttps = (address: string): string => {
  if (!/^http:\/\//i.test(address) || !URL.canParse(address)) return address
  return LOOPBACK.test(new URL(address).hostname) ? address : address.replace(/^http:/i, 'https:')
}
