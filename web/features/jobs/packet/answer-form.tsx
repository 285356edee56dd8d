import { packetAnswers } from '#src/packets/schema.ts'
import { useForm } from '../../../lib/use-form.ts'
import { AreaField, TextField } from '../../../ui/fields.tsx'
import { InlineForm } from '../../../ui/inline-form.tsx'
import { useSealPacket } from './use-seal.ts'
import { t } from '#src/language/t.ts'

/**
 * Adds a question of a form and its answer, and saves them with everything else sent with the
 * application.
 */
export const AnswerForm = ({ jobId, onClose }: { jobId: string; onClose: () => void }) => {
  const { mutateAsync: seal } = useSealPacket()
  const form = useForm({
    draftKey: `packet-answer-${jobId}`,
    initial: { question: '', answer: '' },
    toInput: (values) => values,
    schema: packetAnswers.element,
    validatesOnSubmit: true,
    save: (answer, _changed, requestId) =>
      seal({ id: jobId, more_answers: [answer], request_id: requestId }),
    failed: t('This answer could not be saved. Please try again.'),
  })
  return (
    <InlineForm label={t('An answer')} form={form} onClose={onClose}>
      <TextField
        form={form}
        field="question"
        label={t('What they asked')}
        isRequired
        isFirst
        isWide
      />
      <AreaField form={form} field="answer" label={t('What you answered')} isWide />
    </InlineForm>
  )
}
