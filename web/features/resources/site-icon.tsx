import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import { RESOURCE_ICON_SIZE_PX } from '#src/resources/constants.ts'
import { trpc } from '../../lib/trpc.ts'
import { findIconDomain } from './show-host.ts'
import classes from './site-icon.module.css'

// Sites without an icon, so that a re-rendered row does not request it again.
const withoutIcon = new Set<string>()

const allowsIcons = (me: Me) => me.third_party_icons

/**
 * Null if the server offers no icons, the person has disabled them, or the settings are not loaded
 * yet.
 */
const useIconAddress = (domain: string | undefined): string | null => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  const { data: isAllowed } = trpc.auth.me.useQuery(undefined, { select: allowsIcons })
  if (domain === undefined || !data?.icon_service_url || isAllowed !== true) return null
  return data.icon_service_url
    .replace('{domain}', encodeURIComponent(domain))
    .replace('{size}', String(RESOURCE_ICON_SIZE_PX))
}

/** The site's icon from the public icon service, or the default one. Decorative. */
export const SiteIcon = ({ url }: { url: string }) => {
  const domain = findIconDomain(url)
  const address = useIconAddress(domain)
  const [failed, setFailed] = useState<string>()
  if (address === null || domain === undefined || failed === domain || withoutIcon.has(domain)) {
    return (
      <span className={classes.placeholder} aria-hidden data-testid="default-icon">
        <Globe size={18} strokeWidth={1.75} />
      </span>
    )
  }
  return (
    <img
      className={classes.icon}
      src={address}
      alt=""
      width={RESOURCE_ICON_SIZE_PX}
      height={RESOURCE_ICON_SIZE_PX}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        currentTarget.dataset['loaded'] = ''
      }}
      onError={() => {
        withoutIcon.add(domain)
        setFailed(domain)
      }}
    />
  )
}
