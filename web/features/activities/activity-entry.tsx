import { ActionIcon } from '@mantine/core'
import {
  Building2,
  CalendarDays,
  Ellipsis,
  GraduationCap,
  type LucideIcon,
  Mail,
  Phone,
  StickyNote,
  Trash2,
  Users,
} from 'lucide-react'
import { ACTIVITY_KIND_LABELS, type ActivityKind } from '#src/activities/constants.ts'
import type { Activity } from '#src/activities/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import classes from './activity-entry.module.css'
import { type About, useDeleteActivity } from './mutations.ts'

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

/** One thing that was done: its kind, what, when, and beside whom or what as `aside` says. */
export const ActivityEntry = (props: {
  activity: Activity
  about: About
  aside?: string | undefined
}) => {
  const { activity, about, aside } = props
  const { mutate: remove } = useDeleteActivity(about)
  const Icon = ICONS[activity.kind]
  const facts = [
    ACTIVITY_KIND_LABELS[activity.kind],
    formatCardDate(activity.happened_at),
    activity.channel,
    activity.minutes === null ? null : `${activity.minutes} min`,
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
      <ActionIcon
        aria-label={`Delete “${activity.text.slice(0, 60)}”`}
        title="Delete"
        onClick={() => remove({ id: activity.id })}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
