import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportFormat } from '#src/transfer/fields.ts'
import type { ImportInput, ImportPreview, ImportResult } from '#src/transfer/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { runImport } from './call-import.ts'
import { Columns, DateOrder, Problems, Sample, UnknownStatuses } from './check-parts.tsx'
import classes from './transfer.module.css'
import { t } from '#src/language/t.ts'

const FORMAT_LABELS: Record<ImportFormat, string> = {
  linkedin: t('LinkedIn’s archive'),
  simplify: t('From Simplify'),
  huntr: t('From Huntr'),
  teal: t('From Teal'),
  jobsync: t('From JobSync'),
  foothold: t('From Foothold'),
  other: t('A spreadsheet'),
}

/** The file's content, and the choices needed before the import. */
export const CheckStep = (props: {
  preview: ImportPreview
  onBack: () => void
  onBusy: (isBusy: boolean) => void
  onDone: (result: ImportResult) => void
}) => {
  const { preview } = props
  const [choices, setChoices] = useState<ImportInput>({ import_id: preview.import_id })
  const review = trpc.transfer.review.useQuery(choices, { placeholderData: keepPreviousData })
  const shown = review.data ?? { ...preview, known: 0 }
  const { submit, isBusy, failure } = useSubmit({
    call: async (input: ImportInput) => {
      props.onBusy(true)
      return runImport(input).finally(() => props.onBusy(false))
    },
    describe: (error) => describeRefusal(error, t('Failed to import this file. Please try again.')),
  })
  const done = useEstimate(isBusy, shown.rows)

  const unknown = preview.statuses.filter(({ status }) => status === null)
  const asked = shown.statuses
    .filter(({ value, status }) => status === null || choices.statuses?.[value] !== undefined)
    .map(({ value }) => value)
  const isOrderAsked = preview.date_order === 'ambiguous' || shown.date_order === 'ambiguous'
  const hasField = (field: string) => shown.columns.some((column) => column.field === field)
  const lacksColumn = !hasField('company') || !hasField('position')
  const isOpen =
    lacksColumn ||
    asked.some((value) => choices.statuses?.[value] === undefined) ||
    (isOrderAsked && choices.date_order === undefined)
  const amount = shown.rows - shown.problems.length - shown.known
  const change = (changes: Partial<ImportInput>) =>
    setChoices((before) => ({ ...before, ...changes }))

  return (
    <div className={classes.body}>
      <p className={classes.lead}>
        <strong>
          {t('{format}: {count, plural, one {# row} other {# rows}}', {
            format: FORMAT_LABELS[shown.format],
            count: shown.rows,
          })}
        </strong>
        {shown.known > 0 && (
          <span className={classes.soft}>
            {t(
              '{count, plural, one {# is here already and stays as it is} other {# are here already and stay as they are}}',
              { count: shown.known },
            )}
          </span>
        )}
      </p>
      {isOrderAsked && (
        <DateOrder
          value={choices.date_order === 'iso' ? undefined : choices.date_order}
          onChoose={(date_order) => change({ date_order })}
        />
      )}
      {asked.length > 0 && (
        <UnknownStatuses
          values={asked}
          chosen={choices.statuses ?? {}}
          onChoose={(value, status) =>
            setChoices(({ statuses: { [value]: _before, ...others } = {}, ...before }) => ({
              ...before,
              statuses: status === undefined ? others : { ...others, [value]: status },
            }))
          }
        />
      )}
      {shown.sample.length > 0 && <Sample sample={shown.sample} />}
      <Columns
        columns={shown.columns}
        isOpen={lacksColumn || (preview.format === 'other' && unknown.length === 0)}
        onMap={(column, field) => change({ mapping: { ...choices.mapping, [column]: field } })}
      />
      {shown.problems.length > 0 && !lacksColumn && <Problems problems={shown.problems} />}
      {lacksColumn && (
        <p role="status">
          {t('Under “Columns”, choose which one contains the company and which the position.')}
        </p>
      )}
      {review.error && (
        <p className={classes.failure} role="alert">
          {describeRefusal(review.error, t('This file could not be read again.'))}
        </p>
      )}
      {failure !== undefined && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      {isBusy && (
        <progress className={classes.progress} max={100} value={done} aria-label={t('Importing')} />
      )}
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={props.onBack}>
          {t('Choose another file')}
        </Button>
        <Button
          disabled={isOpen || isBusy || amount <= 0}
          onClick={() => void submit(choices, props.onDone)}
        >
          {isBusy
            ? t('Importing...')
            : amount > 0
              ? t('Import {count, plural, one {# application} other {# applications}}', {
                  count: amount,
                })
              : t('Nothing new')}
        </Button>
      </DialogActions>
    </div>
  )
}

const START_MS = 300
const ROW_MS = 0.7
const TICK_MS = 100
const ALMOST = 95

/**
 * The estimated progress of an import in percent; it is one transaction, so the real one is
 * unknown.
 */
const useEstimate = (isRunning: boolean, rows: number): number => {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const startedAt = performance.now()
    const expectedMs = START_MS + rows * ROW_MS
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / expectedMs
      setPercent(ALMOST * (1 - Math.exp(-1.5 * share)))
    }, TICK_MS)
    return () => {
      clearInterval(timer)
      setPercent(0)
    }
  }, [isRunning, rows])
  return percent
}
