import { Checkbox } from '@mantine/core'
import { CopyCheck, Pencil } from 'lucide-react'
import type { ImportStrategy } from '#src/import/constants.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { ItemEditor } from './item-editor.tsx'
import { MarkSummary } from './marks.tsx'
import { type FieldMark, findMarks, type ReviewItem } from './review-item.ts'
import type { ItemView, ReviewKind } from './review-kinds.tsx'
import classes from './review-item-row.module.css'
import type { DateValues } from './review-values.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { bdi, strong } from '../../ui/marks.tsx'

/**
 * One job or degree of the review: a checkbox to import it, its values, and a button to edit them.
 */
export const ReviewItemRow = <Values extends FormValues & DateValues>(props: {
  kind: ReviewKind<Values>
  item: ReviewItem<Values>
  isIncluded: boolean
  /** The profile entry that it duplicates, if any. */
  double: string | undefined
  strategy: ImportStrategy
  onChange: (item: ReviewItem<Values>) => void
}) => {
  const { kind, item, double, strategy, onChange } = props
  const view = kind.view(item.values)
  const title = view.title || kind.untitled
  const name = [title, view.place[0]].filter(Boolean).join(', ')
  const isSkipped = double !== undefined && strategy === 'smart_merge'
  const isOut = !props.isIncluded || !item.isTicked || isSkipped
  const editButton = useFocusAfter(item.isOpen)
  const fallbackOf = ({ field }: FieldMark) =>
    field.name === 'start_date' ? kind.findStart(item.values) : field.fallback
  return (
    <li className={classes.item} data-out={isOut || undefined}>
      <div className={classes.head}>
        <Checkbox
          aria-label={t('Import {name}', { name })}
          label={<Title text={view.title} untitled={kind.untitled} />}
          checked={item.isTicked}
          disabled={!props.isIncluded}
          onChange={({ currentTarget }) => onChange({ ...item, isTicked: currentTarget.checked })}
        />
        {!item.isOpen && (
          <button
            ref={editButton}
            type="button"
            className={classes.edit}
            aria-label={t('Edit {name}', { name })}
            onClick={() => onChange({ ...item, isOpen: true })}
          >
            <Pencil size={16} aria-hidden />
            {t('Edit')}
          </button>
        )}
      </div>
      {double !== undefined && item.isTicked && props.isIncluded && (
        <DoubleNote double={double} isSkipped={isSkipped} />
      )}
      {item.isOpen ? (
        <ItemEditor name={t('Edit {name}', { name })} kind={kind} item={item} onChange={onChange} />
      ) : (
        <div className={classes.facts}>
          <Facts view={view} />
          {!isOut && (
            <MarkSummary
              marks={findMarks(item, kind.fields)}
              isChecked={item.isChecked}
              fallbackOf={fallbackOf}
            />
          )}
        </div>
      )}
    </li>
  )
}

const Title = ({ text, untitled }: { text: string; untitled: string }) =>
  text === '' ? <em>{untitled}</em> : <bdi>{text}</bdi>

const Facts = ({ view }: { view: ItemView }) => (
  <>
    {view.place.length > 0 && (
      <p className={classes.place}>
        {view.place.map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
    )}
    <p className={classes.period}>{view.period}</p>
    {view.text.trim() !== '' && (
      <p className={classes.text} dir="auto">
        {view.text}
      </p>
    )}
  </>
)

const MARKS = { bdi, strong }

const DoubleNote = ({ double, isSkipped }: { double: string; isSkipped: boolean }) => (
  <p className={classes.double}>
    <CopyCheck size={18} aria-hidden />
    <span>
      {isSkipped
        ? tNodes(
            'Already in your profile: <bdi>{entry}</bdi>. <strong>It will be skipped.</strong>',
            { entry: double, ...MARKS },
          )
        : tNodes(
            'Already in your profile: <bdi>{entry}</bdi>. <strong>It will be added once more.</strong>',
            { entry: double, ...MARKS },
          )}
    </span>
  </p>
)
