import { useEffect } from 'react'
import { USER_INITIALS_KEY } from '#src/auth/storage-keys.ts'
import { describeFailure } from '../../lib/failure.ts'
import { log } from '../../lib/log.ts'
import { trpc } from '../../lib/trpc.ts'
import { findInitials } from './initials.ts'

const UNAUTHORIZED = 401

const readCached = (): string | undefined => {
  try {
    return localStorage.getItem(USER_INITIALS_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** The signed-in person, once known; the initials come from the last visit until then. */
export const useMe = () => {
  const { data: me, error } = trpc.auth.me.useQuery()
  const initials = me ? findInitials(me) : (readCached() ?? findInitials(undefined))
  useEffect(() => {
    if (!me) return
    try {
      localStorage.setItem(USER_INITIALS_KEY, findInitials(me))
    } catch {
      // Only a cache: the next visit shows them a moment later.
    }
  }, [me])
  useEffect(() => {
    if (!error) return
    const { kind, status } = describeFailure(error)
    // A failure is only logged (account-and-shell.md, section 8); a session's end is none.
    if (status !== UNAUTHORIZED) log('ERROR', 'Failed to fetch the profile', { kind, status })
  }, [error])
  return { me, initials }
}
