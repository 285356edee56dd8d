import { Menu } from '@mantine/core'
import { ClipboardList, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hasInterview } from '#src/jobs/checklists.ts'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { selection } from '../select/selection.ts'
import { type ShapeChoice, ShapeChoices, ShapeEntries } from '../shape/shape-menu.tsx'
import { nameColumn, nameJob } from './announcements.ts'
import classes from './card-menu.module.css'
import { t } from '#src/language/t.ts'

export type OpenMenu = { job: Job; button: HTMLElement }

/** Beside the button if there is not enough room above or below. */
const FITTING = { flip: true, shift: { crossAxis: true, padding: 8 }, size: true }

/** The single menu for all cards, at the pressed button. */
export const CardMenu = (props: {
  menu: OpenMenu
  onClose: () => void
  onMove: (job: Job, status: JobStatus, isByKeyboard: boolean) => void
  onDialog: (dialog: 'edit' | 'prepare' | 'delete' | 'stages', job: Job) => void
}) => {
  const { job, button } = props.menu
  const [choice, setChoice] = useState<ShapeChoice>()
  const { top, left, width, height } = button.getBoundingClientRect()
  return (
    <Menu
      opened
      onClose={props.onClose}
      width={220}
      portalProps={{ target: '#main' }}
      returnFocus={false}
      closeOnItemClick={false}
      transitionProps={{ duration: 0 }}
      middlewares={FITTING}
      classNames={{ dropdown: classes.dropdown ?? '', item: classes.item ?? '' }}
    >
      <Menu.Target>
        <span aria-hidden className={classes.anchor} style={{ top, left, width, height }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Actions for {job}', { job: nameJob(job) })}>
        {choice === undefined ? (
          <>
            <Menu.Item
              leftSection={<Pencil size={16} />}
              onClick={() => props.onDialog('edit', job)}
            >
              {t('Edit')}
            </Menu.Item>
            {hasInterview(job) && (
              <Menu.Item
                leftSection={<ClipboardList size={16} />}
                onClick={() => props.onDialog('prepare', job)}
              >
                {t('Prepare')}
              </Menu.Item>
            )}
            {job.url !== null && (
              <Menu.Item
                component="a"
                href={job.url}
                target="_blank"
                rel="noopener noreferrer"
                leftSection={<ExternalLink size={16} />}
                onClick={props.onClose}
              >
                {t('Job Post')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Label>{t('Move to')}</Menu.Label>
            {JOB_STATUSES.filter((status) => status !== job.status).map((status) => (
              <Menu.Item
                key={status}
                data-status={status}
                leftSection={<span className={classes.dot} />}
                // Enter or Space cause a click without a pointer, whose detail is 0.
                onClick={(event) => props.onMove(job, status, event.detail === 0)}
              >
                {nameColumn(status)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <ShapeEntries
              job={job}
              onDone={props.onClose}
              onChoice={setChoice}
              onSelect={() => selection.press(job.id)}
            />
            <Menu.Divider />
            <Menu.Item
              className={classes.danger ?? ''}
              leftSection={<Trash2 size={16} />}
              onClick={() => props.onDialog('delete', job)}
            >
              {t('Delete')}
            </Menu.Item>
          </>
        ) : (
          <ShapeChoices
            choice={choice}
            job={job}
            onDone={props.onClose}
            onBack={() => setChoice(undefined)}
            onStages={() => props.onDialog('stages', job)}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
