import { parseCookie, stringifySetCookie } from 'cookie'
import { hashToken } from './token.ts'

const COOKIE = 'foothold_device'
/** The longest time that browsers store a cookie. */
export const DEVICE_TTL_DAYS = 400
const TOKEN = /^[\w-]{43}$/

/** The token that this browser received at an earlier sign-in, of any account. */
export function readDeviceToken(cookies = ''): string | undefined {
  const token = parseCookie(cookies)[COOKIE]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/**
 * The Set-Cookie header that recognizes a browser. It signs nobody in, outlives signing out, and is
 * sent when a provider redirects back (Lax).
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

/** The stored hash, different for each account, so that it does not reveal shared devices. */
export const hashDevice = (userId: string, token: string): string => hashToken(`${userId}:${token}`)
