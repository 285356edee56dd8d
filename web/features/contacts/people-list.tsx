import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { CONTACT_KIND_LABELS } from '#src/contacts/constants.ts'
import type { Contact } from '#src/contacts/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { scaleToText } from '../../lib/text-scale.ts'
import { Avatar } from './avatar.tsx'
import classes from './people-list.module.css'
import { t } from '#src/language/t.ts'

const ROW_HEIGHT_PX = 68
const OVERSCAN = 6

/** All people in a virtualized list. */
export const PeopleList = (props: {
  contacts: readonly Contact[]
  onOpen: (id: string) => void
}) => {
  const { contacts, onOpen } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: contacts.length,
    estimateSize: () => scaleToText(ROW_HEIGHT_PX),
    getItemKey: (index) => contacts[index]?.id ?? index,
    scrollMargin: top,
    overscan: OVERSCAN,
  })
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
      aria-label={t('People')}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const contact = contacts[index]
        return contact === undefined ? null : (
          <PersonRow
            key={key}
            contact={contact}
            top={start - top}
            position={index + 1}
            all={contacts.length}
            onOpen={onOpen}
          />
        )
      })}
    </ul>
  )
}

const PersonRow = memo(function PersonRow(props: {
  contact: Contact
  top: number
  position: number
  all: number
  onOpen: (id: string) => void
}) {
  const { contact } = props
  const work = [contact.role, contact.company].filter((part) => part !== null).join(' · ')
  const amount = contact.job_ids.length
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${props.top}px)` }}
      aria-posinset={props.position}
      aria-setsize={props.all}
    >
      <Avatar name={contact.name} />
      <div className={classes.who}>
        <button
          type="button"
          className={classes.name}
          dir="auto"
          data-person={contact.id}
          onClick={() => props.onOpen(contact.id)}
        >
          {contact.name}
        </button>
        <span className={classes.work} dir="auto">
          {work || contact.email || contact.phone}
        </span>
      </div>
      <span className={classes.jobs}>
        {amount > 0 &&
          t('{count, plural, one {# application} other {# applications}}', { count: amount })}
      </span>
      <span className={classes.spoken}>
        {contact.last_spoken_at !== null &&
          t('Spoke {date}', { date: formatCardDate(contact.last_spoken_at) })}
      </span>
      <span className={classes.kind}>
        {contact.kind !== 'other' && CONTACT_KIND_LABELS[contact.kind]}
      </span>
    </li>
  )
})
