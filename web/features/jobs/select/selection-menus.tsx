import { Menu, TextInput } from '@mantine/core'
import { ArrowRightLeft, Flag, Layers, Tag, X } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { JOB_STATUSES, STATUS_LABELS } from '#src/jobs/constants.ts'
import { OUTCOME_LABELS, OUTCOMES } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { listTags, TAG_MAX } from '#src/jobs/tags.ts'
import { nameColumn } from '../board/announcements.ts'
import { useJobs, useStages } from '../queries.ts'
import classes from './selection-bar.module.css'
import { type Change, describeOutcome } from './use-change-many.ts'
import { t } from '#src/language/t.ts'

/** Changes all that is selected; `describe` says what was done with so many. */
export type OnChange = (change: Change, describe: (count: number) => string) => void

const BarMenu = (props: { label: string; icon: ReactNode; children: ReactNode }) => (
  <Menu
    width={230}
    position="top"
    portalProps={{ target: '#main' }}
    transitionProps={NO_TRANSITION}
  >
    <Menu.Target>
      <button type="button" className={classes.button}>
        {props.icon}
        <span>{props.label}</span>
      </button>
    </Menu.Target>
    <Menu.Dropdown className={classes.dropdown ?? ''}>{props.children}</Menu.Dropdown>
  </Menu>
)
const NO_TRANSITION = { duration: 0 }

const sayMoved = (count: number, place: string) =>
  t(
    '{count, plural, one {Moved # application to {place}} other {Moved # applications to {place}}}',
    {
      count,
      place,
    },
  )

export const MoveMenu = ({ onChange }: { onChange: OnChange }) => (
  <BarMenu label={t('Move')} icon={<ArrowRightLeft size={17} aria-hidden />}>
    {JOB_STATUSES.map((status) => (
      <Menu.Item
        key={status}
        data-status={status}
        leftSection={<span className={classes.dot} />}
        onClick={() => onChange({ status }, (count) => sayMoved(count, nameColumn(status)))}
      >
        {nameColumn(status)}
      </Menu.Item>
    ))}
  </BarMenu>
)

/** Choosing a stage also sets its status, so all stages are available. */
export const StageMenu = ({ onChange }: { onChange: OnChange }) => {
  const stages = useStages()
  const staged = JOB_STATUSES.filter((status) => stages[status].length > 0)
  return (
    <BarMenu label={t('Stage')} icon={<Layers size={17} aria-hidden />}>
      {staged.length === 0 && <Menu.Label>{t('You have no stages yet.')}</Menu.Label>}
      {staged.map((status) => [
        <Menu.Label key={status}>{STATUS_LABELS[status]}</Menu.Label>,
        ...stages[status].map((stage) => (
          <Menu.Item
            key={`${status} ${stage}`}
            onClick={() => onChange({ status, stage }, (count) => sayMoved(count, stage))}
          >
            {stage}
          </Menu.Item>
        )),
      ])}
      {staged.length > 0 && <Menu.Divider />}
      <Menu.Item
        onClick={() =>
          onChange({ stage: null }, (count) =>
            t(
              '{count, plural, one {# application without a stage} other {# applications without a stage}}',
              { count },
            ),
          )
        }
      >
        {t('No stage')}
      </Menu.Item>
    </BarMenu>
  )
}

const SUGGESTED = 8

export const TagMenu = ({
  selected,
  onChange,
}: {
  selected: readonly Job[]
  onChange: OnChange
}) => {
  const { jobs } = useJobs()
  const [name, setName] = useState('')
  const used = listTags(selected)
  const others = listTags(jobs)
    .filter((tag) => !used.includes(tag))
    .slice(0, SUGGESTED)
  const add = (tag: string) => {
    onChange({ add_tags: [tag] }, (count) =>
      t(
        '{count, plural, one {Tagged # application “{tag}”} other {Tagged # applications “{tag}”}}',
        { count, tag },
      ),
    )
    setName('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '') add(name.trim())
  }
  return (
    <BarMenu label={t('Tag')} icon={<Tag size={17} aria-hidden />}>
      <form className={classes.tagForm} onSubmit={submit}>
        <TextInput
          aria-label={t('Tag to add')}
          placeholder={t('Add a tag, then Enter')}
          autoComplete="off"
          dir="auto"
          data-autofocus
          maxLength={TAG_MAX}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          // The menu would handle letters as its own type-ahead.
          onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
        />
      </form>
      {others.length > 0 && <Menu.Label>{t('Add')}</Menu.Label>}
      {others.map((tag) => (
        <Menu.Item key={tag} onClick={() => add(tag)}>
          {tag}
        </Menu.Item>
      ))}
      {used.length > 0 && <Menu.Label>{t('Remove')}</Menu.Label>}
      {used.map((tag) => (
        <Menu.Item
          key={tag}
          rightSection={<X size={14} aria-hidden />}
          onClick={() =>
            onChange({ remove_tags: [tag] }, (count) =>
              t(
                '{count, plural, one {Removed “{tag}” from # application} other {Removed “{tag}” from # applications}}',
                { count, tag },
              ),
            )
          }
        >
          {tag}
        </Menu.Item>
      ))}
    </BarMenu>
  )
}

export const OutcomeMenu = ({ onChange }: { onChange: OnChange }) => (
  <BarMenu label={t('Outcome')} icon={<Flag size={17} aria-hidden />}>
    {OUTCOMES.map((outcome) => (
      <Menu.Item
        key={outcome}
        onClick={() => onChange({ outcome }, (count) => describeOutcome(outcome, count))}
      >
        {OUTCOME_LABELS[outcome]}
      </Menu.Item>
    ))}
    <Menu.Divider />
    <Menu.Item
      onClick={() =>
        onChange({ outcome: null }, (count) =>
          t(
            '{count, plural, one {# application without an outcome} other {# applications without an outcome}}',
            { count },
          ),
        )
      }
    >
      {t('No outcome')}
    </Menu.Item>
  </BarMenu>
)
