import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_FORM_LABELS, REPORT_FORMS, type ReportForm } from '#src/reports/constants.ts'
import type { ReportPreview } from '#src/reports/schema.ts'
import { today } from '../../lib/dates.ts'
import { downloadFile } from '../../lib/download.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import classes from './transfer.module.css'
import { t } from '#src/language/t.ts'

const FORM_OPTIONS = REPORT_FORMS.map((value) => ({ value, label: REPORT_FORM_LABELS[value] }))
const FORM_KEY = 'report_form'

/** The format last chosen on this device. */
const readForm = (): ReportForm => {
  try {
    const stored = localStorage.getItem(FORM_KEY)
    return REPORT_FORMS.find((form) => form === stored) ?? 'general'
  } catch {
    return 'general'
  }
}

const rememberForm = (form: ReportForm): void => {
  try {
    localStorage.setItem(FORM_KEY, form)
  } catch {
    // Storage is blocked: the choice lasts until the dialog closes.
  }
}

/** A report for the employment office: chooses days, format and content, and downloads the file. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const [form, setForm] = useState(readForm)
  const [range, setRange] = useState(() => ({ from: `${today().slice(0, 8)}01`, to: today() }))
  const isRange = range.from !== '' && range.to !== '' && range.from <= range.to
  const { data, error } = trpc.reports.preview.useQuery(
    { ...range, form },
    { enabled: isRange, placeholderData: keepPreviousData },
  )
  const { submit, isBusy, failure } = useSubmit({
    call: (format: 'pdf' | 'csv') =>
      downloadFile(
        `/api/reports/search?${new URLSearchParams({ ...range, form, format })}`,
        `job-search-${range.from}-${range.to}.${format}`,
      ),
    describe: (failed) =>
      describeRefusal(failed, t('Failed to create the document. Please try again.')),
  })
  const problem = isRange
    ? (failure ?? (error && describeRefusal(error, t('Failed to load the preview.'))))
    : t('The range must begin before it ends.')
  return (
    <Dialog title={t('Proof of search')} isOpen onClose={onClose} size="60rem">
      <div className={classes.body}>
        <p>
          {t(
            'What you sent, what was answered, and the events, courses, visits, meetings and calls that you recorded: for a job centre, or for yourself. Notes are never in it.',
          )}
        </p>
        <div className={classes.range}>
          <TextInput
            type="date"
            label={t('From')}
            data-autofocus
            value={range.from}
            onChange={({ currentTarget: { value: from } }) => setRange((was) => ({ ...was, from }))}
          />
          <TextInput
            type="date"
            label={t('To')}
            value={range.to}
            onChange={({ currentTarget: { value: to } }) => setRange((was) => ({ ...was, to }))}
          />
          <NativeSelect
            label={t('Form')}
            data={FORM_OPTIONS}
            value={form}
            onChange={({ currentTarget }) => {
              const chosen = REPORT_FORMS.find((one) => one === currentTarget.value) ?? 'general'
              rememberForm(chosen)
              setForm(chosen)
            }}
          />
        </div>
        {problem && (
          <p className={classes.failure} role="alert">
            {problem}
          </p>
        )}
        {data && isRange && <Preview {...data} />}
        <DialogActions>
          <Button
            variant="default"
            disabled={!isRange || isBusy}
            onClick={() => void submit('csv', () => undefined)}
          >
            CSV
          </Button>
          <Button disabled={!isRange || isBusy} onClick={() => void submit('pdf', () => undefined)}>
            {isBusy ? t('Preparing...') : 'PDF'}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

const Preview = ({ language, columns, rows, count }: ReportPreview) => (
  <section aria-label={t('Preview')}>
    <p className={classes.lead} role="status">
      <strong>{t('{count, plural, one {# entry} other {# entries}}', { count })}</strong>
      {rows.length < count && (
        <span className={classes.soft}>
          {t('the first {count, number} are shown', {
            count: rows.length,
          })}
        </span>
      )}
    </p>
    {rows.length > 0 && (
      <ScrollRegion className={classes.scroll} label={t('Entries')}>
        <table className={classes.table} lang={language}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={at} dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </section>
)
