import { Menu } from '@mantine/core'
import { Check, ChevronDown } from 'lucide-react'
import { JOB_SEARCH_STATUS_LABELS, JOB_SEARCH_STATUSES } from '#src/profile/constants.ts'
import { useChangeSearchStatus } from '../mutations.ts'
import { selectSearchStatus } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './name-card.module.css'

/** Whether the person is looking: a badge that opens into its choices. */
export const SearchStatus = () => {
  const status = useProfilePart(selectSearchStatus)
  const change = useChangeSearchStatus()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.status} data-status-value={status}>
          <span className="visually-hidden">Job search status: </span>
          {JOB_SEARCH_STATUS_LABELS[status]}
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={status}
          onChange={(value) => {
            const chosen = JOB_SEARCH_STATUSES.find((known) => known === value)
            if (chosen && chosen !== status) change({ job_search_status: chosen })
          }}
        >
          {JOB_SEARCH_STATUSES.map((value) => (
            <Menu.RadioItem key={value} value={value} checkIcon={<Check size={16} />}>
              {JOB_SEARCH_STATUS_LABELS[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
