import { NativeSelect } from '@mantine/core'
import { JOB_STATUSES, type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '#src/transfer/fields.ts'
import type { ImportPreview } from '#src/transfer/schema.ts'
import { StatusBadge } from '../jobs/index.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import classes from './transfer.module.css'
import { t } from '#src/language/t.ts'
import { translateSentence } from '../../lib/sentences.ts'

const FIELD_OPTIONS = [
  { value: '', label: t('Leave out') },
  ...IMPORT_FIELDS.map((value) => ({ value, label: IMPORT_FIELD_LABELS[value] })),
]
const STATUS_OPTIONS = [
  { value: '', label: t('Choose a status') },
  ...JOB_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
]

/** Maps the file's columns to fields. */
export const Columns = (props: {
  columns: ImportPreview['columns']
  isOpen: boolean
  onMap: (column: string, field: ImportField | null) => void
}) => (
  <details open={props.isOpen}>
    <summary>{t('Columns')}</summary>
    <div className={classes.pairs}>
      {props.columns.map(({ name, field }) => [
        <span key={`${name} name`}>{name}</span>,
        <NativeSelect
          key={name}
          aria-label={t('What “{name}” is', { name })}
          data={FIELD_OPTIONS}
          value={field ?? ''}
          onChange={({ currentTarget }) =>
            props.onMap(name, IMPORT_FIELDS.find((one) => one === currentTarget.value) ?? null)
          }
        />,
      ])}
    </div>
  </details>
)

/** Statuses of the file that the person has to map. */
export const UnknownStatuses = (props: {
  values: readonly string[]
  chosen: Readonly<Record<string, JobStatus>>
  onChoose: (value: string, status: JobStatus | undefined) => void
}) => (
  <fieldset>
    <legend>{t('Which status is meant?')}</legend>
    <div className={classes.pairs}>
      {props.values.map((value) => [
        <span key={`${value} name`}>{value}</span>,
        <NativeSelect
          key={value}
          aria-label={t('What “{status}” means', { status: value })}
          data={STATUS_OPTIONS}
          value={props.chosen[value] ?? ''}
          onChange={({ currentTarget }) =>
            props.onChoose(
              value,
              JOB_STATUSES.find((one) => one === currentTarget.value),
            )
          }
        />,
      ])}
    </div>
  </fieldset>
)

const ORDERS = [
  { order: 'dmy', label: t('Day first: 31/12/2026') },
  { order: 'mdy', label: t('Month first: 12/31/2026') },
] as const

export const DateOrder = (props: {
  value: 'dmy' | 'mdy' | undefined
  onChoose: (order: 'dmy' | 'mdy') => void
}) => (
  <fieldset>
    <legend>{t('How are dates written in this file?')}</legend>
    {ORDERS.map(({ order, label }) => (
      <label key={order} className={classes.choice}>
        <input
          type="radio"
          name="date order"
          checked={props.value === order}
          onChange={() => props.onChoose(order)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)

const SHOWN_ROWS = 5

/** The first rows as they would be imported. */
export const Sample = ({ sample }: Pick<ImportPreview, 'sample'>) => (
  <section aria-label={t('Preview')}>
    <h3>{t('Preview')}</h3>
    <ScrollRegion className={classes.scroll} label={t('First rows')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Company')}</th>
            <th scope="col">{t('Position')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('Location')}</th>
          </tr>
        </thead>
        <tbody>
          {sample.slice(0, SHOWN_ROWS).map((job, index) => (
            <tr key={index}>
              <td dir="auto">{job.company}</td>
              <td dir="auto">{job.position}</td>
              <td>
                <StatusBadge status={job.status} />
              </td>
              <td>{job.application_date ?? ''}</td>
              <td dir="auto">{job.location ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </section>
)

/** Rows that are skipped, and why. */
export const Problems = ({ problems }: Pick<ImportPreview, 'problems'>) => (
  <details>
    <summary>
      {t('{count, plural, one {# row is left out} other {# rows are left out}}', {
        count: problems.length,
      })}
    </summary>
    <ul className={classes.problems}>
      {problems.map(({ row, message }) => (
        <li key={row}>{t('Row {row}: {message}', { row, message: translateSentence(message) })}</li>
      ))}
    </ul>
  </details>
)
