import { isLink, normaliseLink } from '#src/profile/links.ts'
import { CopyButton } from '../copy/copy-button.tsx'
import classes from './external-link.module.css'
import { t } from '#src/language/t.ts'

/**
 * An external link, shown with its https address; anything but a web address is shown as text.
 * Screen readers also announce `label`.
 */
export const ExternalLink = ({ label, url }: { label: string; url: string }) => {
  const address = normaliseLink(url)
  const name = t('{label}: {text}', { label, text: address })
  return (
    <span className={classes.link}>
      {isLink(address) ? (
        <a href={address} target="_blank" rel="noopener noreferrer" aria-label={name}>
          <bdi>{address}</bdi>
        </a>
      ) : (
        <bdi>{url}</bdi>
      )}
      <CopyButton what={name} text={address} />
    </span>
  )
}
