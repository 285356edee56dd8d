import { createContext, type ReactNode, use, useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import {
  LOGO_CHECK_DELAY_MS,
  LOGO_SIZE_PX,
  LOGO_TINY_SQUARE_PX,
  LOGO_TINY_WIDTH_PX,
} from '#src/jobs/constants.ts'
import { trpc } from '../../lib/trpc.ts'
import classes from './company-logo.module.css'

/** Guesses the company's domain: its name in lower case without spaces, plus `.com`. */
export const guessDomain = (company: string): string =>
  `${company.toLowerCase().replace(/\s+/g, '')}.com`

/** For unknown sites icon services return a tiny globe, which is not a logo. */
export const isTooSmall = (image: { naturalWidth: number; naturalHeight: number }): boolean =>
  image.naturalWidth <= LOGO_TINY_WIDTH_PX ||
  (image.naturalWidth === image.naturalHeight && image.naturalWidth < LOGO_TINY_SQUARE_PX)

// Companies without a logo, so that a scrolled or re-rendered card does not request it again.
const withoutLogo = new Set<string>()

const allowsIcons = (me: Me) => me.third_party_icons

/**
 * The address of the icon service; null if the server offers no icons, the person has disabled them, or
 * the settings are not loaded yet.
 */
const IconService = createContext<string | null>(null)

/** Asks once for all logos within: hundreds of cards need not watch the same two queries. */
export const IconServiceProvider = ({ children }: { children: ReactNode }) => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  const { data: isAllowed } = trpc.auth.me.useQuery(undefined, { select: allowsIcons })
  const address = isAllowed === true ? data?.icon_service_url : undefined
  return <IconService value={address ?? null}>{children}</IconService>
}

const useIconAddress = (company: string): string | null => {
  const address = use(IconService)
  if (!address) return null
  return address
    .replace('{domain}', encodeURIComponent(guessDomain(company)))
    .replace('{size}', String(LOGO_SIZE_PX))
}

/** The company's icon from the public icon service, or a gradient placeholder. Decorative. */
export const CompanyLogo = ({ company, size = 40 }: { company: string; size?: number }) => {
  const address = useIconAddress(company)
  const [failed, setFailed] = useState<string>()
  const fail = () => {
    withoutLogo.add(company)
    setFailed(company)
  }
  const style = { width: size, height: size }
  if (address === null || failed === company || withoutLogo.has(company)) {
    return (
      <span
        className={classes.placeholder}
        style={style}
        aria-hidden
        data-testid="logo-placeholder"
      />
    )
  }
  return (
    <img
      className={classes.logo}
      style={style}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={fail}
      onLoad={({ currentTarget }) => {
        currentTarget.dataset['loaded'] = ''
        setTimeout(() => isTooSmall(currentTarget) && fail(), LOGO_CHECK_DELAY_MS)
      }}
    />
  )
}
