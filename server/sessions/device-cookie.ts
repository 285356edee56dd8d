import { parseCookie, stringifySetCookie } from 'cookie'
import { hashToken } from './token.ts'

const COOKIE = 'foothold_device'
/** The longest that browsers keep a cookie. */
export const DEVICE_TTL_DAYS = 400
const TOKEN = /^[\w-]{43}$/

/** What this browser was given at an earlier sign-in, of whichever account. */
export function readDeviceToken(cookies = ''): string | undefined {
  const token = parseCookie(cookies)[COOKIE]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/**
 * The Set-Cookie header that lets a browser be known again. It signs nobody in, outlives signing out,
 * and is sent when a provider leads back here (Lax).
 */
export const formatDeviceCookie = (token: string, secure: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value: token,
    path: '/',
    maxAge: DEVICE_TTL_DAYS * 24 * 60 * 60,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })

/** What is stored: different for each account, so that nothing shows who shares a device. */
export const hashDevice = (userId: string, token: string): string => hashToken(`${userId}:${token}`)
