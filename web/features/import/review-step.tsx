import { Button } from '@mantine/core'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  IMPORT_STRATEGIES,
  IMPORT_STRATEGY_LABELS,
  type ImportStrategy,
} from '#src/import/constants.ts'
import { RestoredNote } from '../../ui/restored-note.tsx'
import { selectEducations, selectExperiences, useProfilePart } from '../profile/index.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Failure } from './failure.tsx'
import { findDuplicateItems, lookAhead, openNext } from './find-duplicates.ts'
import frame from './import-dialog.module.css'
import type { Review } from './review.ts'
import {
  describeKnownEducation,
  describeKnownExperience,
  EDUCATION_KIND,
  EXPERIENCE_KIND,
} from './review-kinds.tsx'
import { ReviewSectionBlock } from './review-section-block.tsx'
import classes from './review-step.module.css'
import { describeFound, describeOutlook } from './texts.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { bdi } from '../../ui/marks.tsx'

type Change = (review: Review) => Review

/** Shows what was found, to check, edit and select before anything is saved. */
export const ReviewStep = (props: {
  review: Review
  isRestored: boolean
  isApplying: boolean
  failure: string | undefined
  onChange: (change: Change) => void
  onApply: () => void
  onClose: () => void
}) => {
  const { review, isApplying, onChange } = props
  const doubles = findDuplicateItems(review, {
    educations: useProfilePart(selectEducations),
    experiences: useProfilePart(selectExperiences),
  })
  const outlook = lookAhead(review, doubles)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const applyButton = useFocusAfter(isApplying)
  const isNothing = outlook.toAdd + outlook.toSkip === 0
  return (
    <div className={frame.step}>
      <div className={classes.summary}>
        <h3 ref={heading} className={frame.heading} tabIndex={-1}>
          {tNodes('{found} found in <bdi>{file}</bdi>', {
            found: describeFound({
              educations: review.educations.items,
              experiences: review.experiences.items,
            }),
            file: review.filename,
            bdi,
          })}
        </h3>
        <ToCheck
          amount={outlook.toCheck}
          isNothing={isNothing}
          onNext={() => onChange((before) => openNext(before, doubles))}
        />
      </div>
      {props.isRestored && <RestoredNote />}
      <StrategyChoice
        strategy={review.strategy}
        onChoose={(strategy) => onChange((before) => ({ ...before, strategy }))}
      />
      <ReviewSectionBlock
        kind={EDUCATION_KIND}
        section={review.educations}
        doubles={doubles.educations.map(describeKnownEducation)}
        strategy={review.strategy}
        onChange={(change) =>
          onChange((before) => ({ ...before, educations: change(before.educations) }))
        }
      />
      <ReviewSectionBlock
        kind={EXPERIENCE_KIND}
        section={review.experiences}
        doubles={doubles.experiences.map(describeKnownExperience)}
        strategy={review.strategy}
        onChange={(change) =>
          onChange((before) => ({ ...before, experiences: change(before.experiences) }))
        }
      />
      {props.failure !== undefined && <Failure>{props.failure}</Failure>}
      <DialogActions>
        <p role="status">{describeOutlook(outlook)}</p>
        <Button variant="default" disabled={isApplying} onClick={props.onClose}>
          {t('Cancel')}
        </Button>
        <Button ref={applyButton} disabled={isNothing || isApplying} onClick={props.onApply}>
          {isApplying ? t('Applying...') : t('Apply Selected')}
        </Button>
      </DialogActions>
    </div>
  )
}

/** How many fields need a look, and a button that opens the next one. */
const ToCheck = (props: { amount: number; isNothing: boolean; onNext: () => void }) => {
  if (props.isNothing) return null
  if (props.amount === 0) {
    return (
      <p className={classes.clear}>
        <CircleCheck size={18} aria-hidden />
        {t('Nothing left to check')}
      </p>
    )
  }
  return (
    <button type="button" className={classes.toCheck} onClick={props.onNext}>
      <TriangleAlert size={18} aria-hidden />
      {t('{count, plural, one {# field} other {# fields}} to check', { count: props.amount })}
    </button>
  )
}

const StrategyChoice = (props: {
  strategy: ImportStrategy
  onChoose: (strategy: ImportStrategy) => void
}) => (
  <fieldset className={classes.strategies}>
    <legend>{t('How to import')}</legend>
    {IMPORT_STRATEGIES.map((strategy) => (
      <label key={strategy}>
        <input
          type="radio"
          name="strategy"
          value={strategy}
          checked={strategy === props.strategy}
          onChange={() => props.onChoose(strategy)}
        />
        {IMPORT_STRATEGY_LABELS[strategy]}
      </label>
    ))}
  </fieldset>
)
