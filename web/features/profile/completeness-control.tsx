import { Menu } from '@mantine/core'
import { ChevronDown, CircleCheck } from 'lucide-react'
import type { ProfileSection } from '#src/profile/completeness.ts'
import classes from './completeness-control.module.css'
import { type ProfileDialog, useProfileDialogs } from './dialogs.ts'
import { selectCompleteness } from './parts.ts'
import { useProfilePart } from './queries.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import type { ReactNode } from 'react'

const DIALOGS: Record<ProfileSection, ProfileDialog> = {
  name: 'name',
  contact: 'contact',
  experience: 'experience',
  education: 'education',
  projects: 'project',
  links: 'link',
  preferences: 'preferences',
}

const RADIUS = 9
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

const Ring = ({ percent }: { percent: number }) => (
  <svg className={classes.ring} viewBox="0 0 24 24" width={26} height={26} aria-hidden>
    <circle cx={12} cy={12} r={RADIUS} />
    <circle
      cx={12}
      cy={12}
      r={RADIUS}
      strokeDasharray={CIRCUMFERENCE}
      strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
    />
  </svg>
)

const tabular = (parts: ReactNode) => <span className="tabular">{parts}</span>

/** How complete the profile is, and the next steps, each a link to its form. */
export const CompletenessControl = () => {
  const { percent, missing } = useProfilePart(selectCompleteness)
  const { open } = useProfileDialogs()
  if (missing.length === 0) {
    return (
      <p className={classes.done}>
        <CircleCheck size={20} aria-hidden />
        {t('Profile complete')}
      </p>
    )
  }
  return (
    <Menu width={320}>
      <Menu.Target>
        <button type="button" className={classes.control}>
          <Ring percent={percent} />
          <span>
            {tNodes('Profile <figure>{percent, number}%</figure> complete', {
              percent,
              figure: tabular,
            })}
          </span>
          <ChevronDown size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('What would help next')}</Menu.Label>
        {missing.map(({ id, section, label }) => (
          <Menu.Item key={id} onClick={() => open(DIALOGS[section])}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
