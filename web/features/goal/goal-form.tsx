import { GOAL_MAX, GOAL_PERIODS } from '#src/goal/constants.ts'
import { type Goal, putGoalInput } from '#src/goal/schema.ts'
import { useForm } from '../../lib/use-form.ts'
import { NativeField, SelectField } from '../../ui/fields.tsx'
import { InlineForm } from '../../ui/inline-form.tsx'
import { usePutGoal } from './queries.ts'
import { t } from '#src/language/t.ts'

const PERIOD_LABELS: Record<Goal['period'], string> = {
  week: t('Each week'),
  month: t('Each month'),
}
const PERIODS = GOAL_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

type Values = { period: Goal['period']; target: string }

/** An incomplete number becomes NaN, which the schema rejects. */
const toInput = ({ period, target }: Values) => ({
  period,
  target: target === '' ? null : Number(target),
})

/** The goal's target and period. */
export const GoalForm = ({ goal, onClose }: { goal: Goal; onClose: () => void }) => {
  const { mutateAsync: put } = usePutGoal()
  const form = useForm({
    initial: (): Values => ({ period: goal.period, target: goal.target?.toString() ?? '' }),
    toInput,
    schema: putGoalInput,
    validatesOnSubmit: true,
    // The displayed values may be outdated, so only the changed ones are sent.
    save: (_input, changes) => put(changes),
    failed: t('Failed to save the goal. Please try again.'),
  })
  return (
    <InlineForm label={t('Goal')} form={form} onClose={onClose}>
      <NativeField
        form={form}
        field="target"
        label={t('How many')}
        type="number"
        inputMode="numeric"
        min={1}
        max={GOAL_MAX}
        step={1}
        isFirst
        note={t(
          'Applications, and the calls, meetings, events, courses and agency visits that you record. Empty for no goal.',
        )}
      />
      <SelectField form={form} field="period" label={t('Counted in')} options={PERIODS} />
    </InlineForm>
  )
}
