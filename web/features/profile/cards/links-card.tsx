import { Link as LinkIcon, Pencil, Trash2 } from 'lucide-react'
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

/** Where the person can be seen: LinkedIn, GitHub, a portfolio and others. */
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

const LinkEntry = ({ link }: { link: PortfolioLink }) => {
  const { open } = useProfileDialogs()
  return (
    <li className={`${entries.entry} ${classes.link}`}>
      <span className={classes.icon}>
        <LinkIcon size={20} aria-hidden />
      </span>
      <div className={entries.content}>
        <h3>{link.title}</h3>
        <ExternalLink label={link.title} url={link.url} />
      </div>
      <div className={entries.actions}>
        <button
          type="button"
          aria-label={t('Edit {title}', { title: link.title })}
          title={t('Edit')}
          onClick={() => open('link', { item: link.id })}
        >
          <Pencil size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('Delete {title}', { title: link.title })}
          title={t('Delete')}
          onClick={() => open('delete-link', { item: link.id })}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    </li>
  )
}
