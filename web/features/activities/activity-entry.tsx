import { ActionIcon } from '@mantine/core'
import {
  Building2,
  CalendarDays,
  Ellipsis,
  GraduationCap,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  StickyNote,
  Trash2,
  Users,
} from 'lucide-react'
import { ACTIVITY_KIND_LABELS, type ActivityKind } from '#src/activities/constants.ts'
import { type Ref, useRef, useState } from 'react'
import type { Activity } from '#src/activities/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { useReturnFocus } from '../../lib/use-return-focus.ts'
import classes from './activity-entry.module.css'
import { ActivityForm } from './activity-form.tsx'
import { type About, isUnsaved, useDeleteActivity } from './mutations.ts'
import { t } from '#src/language/t.ts'

const ICONS: Record<ActivityKind, LucideIcon> = {
  note: StickyNote,
  call: Phone,
  email: Mail,
  meeting: Users,
  event: CalendarDays,
  course: GraduationCap,
  agency_visit: Building2,
  other: Ellipsis,
}

type EntryProps = {
  activity: Activity
  about: About
  /** The people to choose from as the one it was done with. */
  people: readonly { id: string; name: string }[]
  aside?: string | undefined
}

/**
 * One activity in a list: its kind, text and time; `aside` adds the related person or application.
 */
export const ActivityEntry = (props: EntryProps) => {
  const { activity, about } = props
  const [isEdited, setIsEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(isEdited, () => editButton.current)
  if (isEdited) {
    const close = () => setIsEdited(false)
    return <ActivityForm activity={activity} about={about} people={props.people} onClose={close} />
  }
  return <ShownEntry {...props} ref={editButton} onEdit={() => setIsEdited(true)} />
}

const ShownEntry = ({
  activity,
  about,
  aside,
  ref,
  onEdit,
}: EntryProps & { ref: Ref<HTMLButtonElement>; onEdit: () => void }) => {
  const { mutate: remove } = useDeleteActivity(about)
  const Icon = ICONS[activity.kind]
  const named = activity.text.slice(0, 60)
  const facts = [
    ACTIVITY_KIND_LABELS[activity.kind],
    formatCardDate(activity.happened_at),
    activity.channel,
    activity.minutes === null ? null : t('{minutes} min', { minutes: activity.minutes }),
    aside,
  ]
  return (
    <div className={classes.entry}>
      <span className={classes.icon} aria-hidden>
        <Icon size={14} />
      </span>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {activity.text}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isUnsaved(activity) && (
        <div className={classes.actions}>
          <ActionIcon
            ref={ref}
            aria-label={t('Edit “{named}”', { named })}
            title={t('Edit')}
            onClick={onEdit}
          >
            <Pencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('Delete “{named}”', { named })}
            title={t('Delete')}
            onClick={() => remove({ id: activity.id })}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
