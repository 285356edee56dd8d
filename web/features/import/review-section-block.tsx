import { Checkbox } from '@mantine/core'
import type { ImportStrategy } from '#src/import/constants.ts'
import type { FormValues } from '../../lib/form-values.ts'
import type { ReviewSection } from './review.ts'
import { ReviewItemRow } from './review-item-row.tsx'
import type { ReviewKind } from './review-kinds.tsx'
import classes from './review-step.module.css'
import type { DateValues } from './review-values.ts'
import { t } from '#src/language/t.ts'

/** All items of one kind, to import or leave out together or one by one. */
export const ReviewSectionBlock = <Values extends FormValues & DateValues>(props: {
  kind: ReviewKind<Values>
  section: ReviewSection<Values>
  /** For each item the profile entry that it duplicates. */
  doubles: readonly (string | undefined)[]
  strategy: ImportStrategy
  onChange: (change: (section: ReviewSection<Values>) => ReviewSection<Values>) => void
}) => {
  const { kind, section, onChange } = props
  const { items, isIncluded } = section
  const ticked = items.filter(({ isTicked }) => isTicked).length
  return (
    <section className={classes.section} aria-label={kind.include}>
      <div className={classes.sectionHead}>
        <Checkbox
          label={kind.include}
          checked={isIncluded && items.length > 0}
          disabled={items.length === 0}
          onChange={({ currentTarget: { checked } }) =>
            onChange((before) => ({ ...before, isIncluded: checked }))
          }
        />
        {items.length > 0 && (
          <span>
            {t('{selected, number} of {count, number} selected', {
              selected: isIncluded ? ticked : 0,
              count: items.length,
            })}
          </span>
        )}
      </div>
      {items.length === 0 ? (
        <p className={classes.nothing}>{kind.empty}</p>
      ) : (
        <ul className={classes.items}>
          {items.map((item, index) => (
            <ReviewItemRow
              // Items are never moved or removed, so the index is a stable key.
              key={index}
              kind={kind}
              item={item}
              isIncluded={isIncluded}
              double={props.doubles[index]}
              strategy={props.strategy}
              onChange={(changed) =>
                onChange((before) => ({ ...before, items: before.items.with(index, changed) }))
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}
