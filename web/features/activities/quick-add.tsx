import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import {
  ACTIVITY_KIND_LABELS,
  ACTIVITY_KINDS,
  type ActivityKind,
  DEFAULT_ACTIVITY_KIND,
} from '#src/activities/constants.ts'
import { findNamed, guessKind } from '#src/activities/quick-add.ts'
import { LONG_TEXT_MAX } from '#src/fields.ts'
import { newId } from '../../lib/new-id.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { type About, useAddActivity } from './mutations.ts'
import classes from './quick-add.module.css'
import { t } from '#src/language/t.ts'

const OPTIONS = ACTIVITY_KINDS.map((value) => ({ value, label: ACTIVITY_KIND_LABELS[value] }))

/**
 * A one-line input for an activity, added by Enter. The first word sets the kind unless another is
 * chosen; anyone of `people` who is named in it is linked.
 */
export const QuickAdd = (props: {
  about: About
  people?: readonly { id: string; name: string }[]
  placeholder: string
}) => {
  const { about, people = [] } = props
  const add = useAddActivity(about)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ActivityKind>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // After a failure, sending the same text again reuses its id, so that it is added only once.
  const failed = useRef<{ text: string; requestId: string }>(undefined)
  const kind = chosen ?? guessKind(text) ?? DEFAULT_ACTIVITY_KIND
  const named = findNamed(text, people)

  const submit = async () => {
    const typed = text.trim()
    if (typed === '') return input.current?.focus()
    setText('')
    setChosen(undefined)
    setFailure(undefined)
    input.current?.focus()
    const contact = named && { contact_id: named.id }
    const requestId = failed.current?.text === typed ? failed.current.requestId : newId()
    try {
      await add({ ...contact, ...about, kind, text: typed, request_id: requestId })
      failed.current = undefined
    } catch (error) {
      failed.current = { text: typed, requestId }
      // Text typed meanwhile is kept.
      setText((now) => now || typed)
      setChosen((now) => now ?? kind)
      setFailure(describeRefusal(error, t('Failed to add this. Please try again.')))
    }
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        ref={input}
        className={classes.text ?? ''}
        aria-label={t('What was done')}
        placeholder={props.placeholder}
        dir="auto"
        autoComplete="off"
        maxLength={LONG_TEXT_MAX}
        value={text}
        error={failure}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <NativeSelect
        className={classes.kind ?? ''}
        aria-label={t('Kind')}
        data={OPTIONS}
        value={kind}
        onChange={({ currentTarget }) =>
          setChosen(ACTIVITY_KINDS.find((known) => known === currentTarget.value))
        }
      />
      <Button type="submit" variant="default">
        {t('Add')}
      </Button>
      <p className={classes.named} role="status">
        {named && t('Linked to {name}', { name: named.name })}
      </p>
    </form>
  )
}
