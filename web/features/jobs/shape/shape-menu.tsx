import { Menu } from '@mantine/core'
import {
  Archive,
  ArchiveRestore,
  CheckSquare,
  ChevronLeft,
  ChevronRight,
  Flag,
  Layers,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { OUTCOME_LABELS, OUTCOMES } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useStages } from '../queries.ts'
import { useArchiveJob, useShapeJob } from './mutations.ts'
import { t } from '#src/language/t.ts'

export type ShapeChoice = 'stage' | 'outcome'

const NEXT = <ChevronRight size={15} aria-hidden />

/** Entries of a card's menu: stage, outcome, archive and selection. */
export const ShapeEntries = (props: {
  job: Job
  onDone: () => void
  onChoice: (choice: ShapeChoice) => void
  onSelect: () => void
}) => {
  const { job, onDone, onChoice } = props
  const archive = useArchiveJob()
  const isArchived = job.archived_at !== null
  return (
    <>
      <Menu.Item
        leftSection={<Layers size={16} />}
        rightSection={NEXT}
        onClick={() => onChoice('stage')}
      >
        {t('Stage')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Flag size={16} />}
        rightSection={NEXT}
        onClick={() => onChoice('outcome')}
      >
        {t('Outcome')}
      </Menu.Item>
      <Menu.Item
        leftSection={isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
        onClick={() => {
          onDone()
          archive(job, !isArchived)
        }}
      >
        {isArchived ? t('Unarchive') : t('Archive')}
      </Menu.Item>
      <Menu.Item
        leftSection={<CheckSquare size={16} />}
        onClick={() => {
          onDone()
          props.onSelect()
        }}
      >
        {t('Select')}
      </Menu.Item>
    </>
  )
}

/** Replaces the menu's entries while a stage or outcome is chosen. */
export const ShapeChoices = (props: {
  choice: ShapeChoice
  job: Job
  onDone: () => void
  onBack: () => void
  onStages: () => void
}) => {
  const { choice, job, onDone } = props
  const stages = useStages()[job.status]
  const shape = useShapeJob()
  const back = useRef<HTMLButtonElement>(null)
  // The focused entry was removed from the menu.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const change = (to: Parameters<typeof shape>[1]) => {
    onDone()
    void shape(job, to)
  }
  return (
    <>
      <Menu.Item ref={back} leftSection={<ChevronLeft size={16} />} onClick={props.onBack}>
        {choice === 'stage' ? t('Stage') : t('Outcome')}
      </Menu.Item>
      <Menu.Divider />
      {choice === 'outcome' &&
        OUTCOMES.map((outcome) => (
          <Choice
            key={outcome}
            name={OUTCOME_LABELS[outcome]}
            isChosen={job.outcome === outcome}
            onChoose={() => change({ outcome: job.outcome === outcome ? null : outcome })}
          />
        ))}
      {choice === 'stage' &&
        stages.map((name) => (
          <Choice
            key={name}
            name={name}
            isChosen={job.stage === name}
            onChoose={() => change({ stage: job.stage === name ? null : name })}
          />
        ))}
      {choice === 'stage' && <Menu.Item onClick={props.onStages}>{t('Edit stages…')}</Menu.Item>}
    </>
  )
}

/** A toggle: pressing the chosen option again clears it. */
const Choice = (props: { name: string; isChosen: boolean; onChoose: () => void }) => (
  <Menu.CheckboxItem checked={props.isChosen} onChange={props.onChoose}>
    {props.name}
  </Menu.CheckboxItem>
)
