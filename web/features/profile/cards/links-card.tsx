import { Link as LinkIcon, Pencil, Trash2 } from 'lucide-react'
import { LINK_TYPE_LABELS } from '#src/profile/constants.ts'
import type { PortfolioLink } from '#src/profile/links.ts'
import { describeLinks } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { selectLinks } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import entries from './entry.module.css'
import { ExternalLink } from './external-link.tsx'
import classes from './links-card.module.css'
import { AddAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { t } from '#src/language/t.ts'

/** The person's links: LinkedIn, GitHub, a portfolio and others. */
export const LinksCard = () => {
  const links = useProfilePart(selectLinks)
  const { open } = useProfileDialogs()
  return (
    <ProfileCard
      title={t('Portfolio and Socials')}
      copy={links.length > 0 ? () => describeLinks(links) : undefined}
      action={<AddAction label={t('Add Link')} onClick={() => open('link')} />}
    >
      {links.length === 0 ? (
        <EmptyBlock>
          {t('LinkedIn, GitHub, your own site: the links that every form has a field for.')}
        </EmptyBlock>
      ) : (
        <ul className={entries.entries}>
          {links.map((link) => (
            <LinkEntry key={link.id} link={link} />
          ))}
        </ul>
      )}
    </ProfileCard>
  )
}

const BY_PLACE = /^Other URL (\d+)$/

/** A custom link without a title is named by its number; the stored name is in English. */
const findTitle = ({ type, title }: PortfolioLink): string => {
  if (type !== 'other') return LINK_TYPE_LABELS[type]
  const place = BY_PLACE.exec(title)?.[1]
  return place === undefined ? title : t('Other URL {place}', { place })
}

const LinkEntry = ({ link }: { link: PortfolioLink }) => {
  const { open } = useProfileDialogs()
  const title = findTitle(link)
  return (
    <li className={`${entries.entry} ${classes.link}`}>
      <span className={classes.icon}>
        <LinkIcon size={20} aria-hidden />
      </span>
      <div className={entries.content}>
        <h3>{title}</h3>
        <ExternalLink label={title} url={link.url} />
      </div>
      <div className={entries.actions}>
        <button
          type="button"
          aria-label={t('Edit {title}', { title })}
          title={t('Edit')}
          onClick={() => open('link', { item: link.id })}
        >
          <Pencil size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('Delete {title}', { title })}
          title={t('Delete')}
          onClick={() => open('delete-link', { item: link.id })}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    </li>
  )
}
