import { ActionIcon } from '@mantine/core'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { findFallbackTitle, isWebAddress } from '#src/resources/address.ts'
import type { Resource } from '#src/resources/schema.ts'
import { splitTags } from '#src/resources/tags.ts'
import classes from './bookmark-row.module.css'
import type { BookmarkDialogControl } from './dialogs.ts'
import { showHost } from './show-host.ts'
import { SiteIcon } from './site-icon.tsx'
import { t } from '#src/language/t.ts'

/** Returns the title, or else the host in letters that cannot be mistaken for others. */
export const nameOf = ({ title, url }: Pick<Resource, 'title' | 'url'>): string =>
  title === findFallbackTitle(url) ? showHost(url) || t('Untitled Bookmark') : title

/** A bookmark: the whole row is a link, except the two buttons. */
export const BookmarkRow = memo(
  ({ resource, dialogs }: { resource: Resource; dialogs: BookmarkDialogControl }) => {
    const name = nameOf(resource)
    const host = showHost(resource.url)
    const tags = splitTags(resource.tags)
    return (
      <li className={classes.row} data-bookmark={resource.id}>
        <SiteIcon url={resource.url} />
        <div className={classes.words}>
          <a
            className={classes.title}
            // Stored URLs are validated; this makes sure that none can run a script.
            href={isWebAddress(resource.url) ? resource.url : undefined}
            target="_blank"
            rel="noopener noreferrer"
          >
            <bdi className={classes.name}>{name}</bdi>
            <ExternalLink className={classes.away ?? ''} size={14} aria-hidden />
            <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
          </a>
          {host !== name && (
            <span className={classes.host} dir="ltr">
              {host}
            </span>
          )}
          {resource.description !== null && (
            <p className={classes.description} dir="auto">
              {resource.description}
            </p>
          )}
          {tags.length > 0 && (
            <ul className={classes.tags}>
              {tags.map((tag) => (
                <li key={tag} dir="auto">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.actions}>
          <ActionIcon
            className={classes.action ?? ''}
            aria-label={t('Edit {name}', { name })}
            title={t('Edit')}
            onClick={() => dialogs.open('edit', { id: resource.id })}
          >
            <Pencil size={17} aria-hidden />
          </ActionIcon>
          <ActionIcon
            className={classes.action ?? ''}
            aria-label={t('Delete {name}', { name })}
            title={t('Delete')}
            onClick={() => dialogs.open('delete', { id: resource.id })}
          >
            <Trash2 size={17} aria-hidden />
          </ActionIcon>
        </div>
      </li>
    )
  },
)
