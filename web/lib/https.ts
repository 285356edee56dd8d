const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Changes an absolute `http://` URL to https unless it points to this machine; returns anything
 * else unchanged (docs/behaviour.md#addresses-in-clear-text).
 */
export const upgradeToHttps = (address: string): string => {
  if (!/^http:\/\//i.test(address) || !URL.canParse(address)) return address
  return LOOPBACK.test(new URL(address).hostname) ? address : address.replace(/^http:/i, 'https:')
}
