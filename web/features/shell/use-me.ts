import { useEffect } from 'react'
import { USER_INITIALS_KEY } from '#src/auth/storage-keys.ts'
import { trpc } from '../../lib/trpc.ts'
import { findInitials } from './initials.ts'

const readCached = (): string | undefined => {
  try {
    return localStorage.getItem(USER_INITIALS_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** The signed-in person, once known; the initials come from the last visit until then. */
export const useMe = () => {
  const { data: me } = trpc.auth.me.useQuery()
  const initials = me ? findInitials(me) : (readCached() ?? findInitials(undefined))
  useEffect(() => {
    if (!me) return
    try {
      localStorage.setItem(USER_INITIALS_KEY, findInitials(me))
    } catch {
      // Only a cache: the next visit shows them a moment later.
    }
  }, [me])
  return { me, initials }
}
