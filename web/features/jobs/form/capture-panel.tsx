import { Button, Textarea, TextInput } from '@mantine/core'
import { ClipboardPaste, Link2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Posting } from '#src/capture/posting.ts'
import { CAPTURED_TEXT_MAX } from '#src/capture/schema.ts'
import { FormFailure } from '../../../ui/form-dialog.tsx'
import { forgetShared, readStoredShared } from '../shared-posting.ts'
import classes from './capture-panel.module.css'
import { addScheme } from './job-values.ts'
import { useCapture } from './use-capture.ts'
import { t } from '#src/language/t.ts'

type Way = 'link' | 'text'

const focus = (field: HTMLElement | null) => field?.focus()

/** Above the fields of a new application: fills them from the posting's page or text. */
export const CapturePanel = (props: {
  onPosting: (posting: Posting) => void
  /** What was filled in, announced to screen readers. */
  result: string | undefined
}) => {
  const [shared] = useState(readStoredShared)
  const [way, setWay] = useState<Way | undefined>(shared?.way)
  const [text, setText] = useState(shared?.text ?? '')
  useEffect(() => forgetShared, [])
  const { capture, choices, choose, reset, isBusy, failure } = useCapture((posting) => {
    setWay(undefined)
    props.onPosting(posting)
  })
  const open = (next: Way) => {
    reset()
    setWay(way === next ? undefined : next)
    setText('')
  }
  const read = () => {
    const sent = text.trim()
    if (sent !== '') capture(way === 'link' ? { url: addScheme(sent) } : { text: sent })
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    read()
  }
  return (
    <section className={classes.panel} aria-label={t('Fill in from the posting')}>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<Link2 size={18} aria-hidden />}
          aria-expanded={way === 'link'}
          onClick={() => open('link')}
        >
          {t('Fill from link')}
        </Button>
        <Button
          variant="default"
          leftSection={<ClipboardPaste size={18} aria-hidden />}
          aria-expanded={way === 'text'}
          onClick={() => open('text')}
        >
          {t('Paste the posting')}
        </Button>
      </div>
      {way === 'link' && (
        <TextInput
          label={t('Address of the posting')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          ref={focus}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={submitOnEnter}
        />
      )}
      {way === 'text' && (
        <Textarea
          label={t('Text of the posting')}
          dir="auto"
          autosize
          minRows={4}
          maxRows={8}
          maxLength={CAPTURED_TEXT_MAX}
          ref={focus}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {way && (
        <Button
          disabled={isBusy || text.trim() === ''}
          onClick={read}
          className={classes.read ?? ''}
        >
          {isBusy ? t('Reading...') : t('Fill in')}
        </Button>
      )}
      <FormFailure>{failure}</FormFailure>
      {choices.length > 0 && <Choices postings={choices} onChoose={choose} />}
      <p className={classes.result} role="status">
        {props.result}
      </p>
    </section>
  )
}

const Choices = (props: { postings: readonly Posting[]; onChoose: (posting: Posting) => void }) => (
  <div className={classes.choices} role="group" aria-label={t('Postings on this page')}>
    <p>
      {t('This page contains {count} postings. Which one is it?', { count: props.postings.length })}
    </p>
    {props.postings.map((posting, index) => (
      <Button key={index} variant="default" justify="start" onClick={() => props.onChoose(posting)}>
        {[posting.position, posting.company, posting.location].filter(Boolean).join(' · ')}
      </Button>
    ))}
  </div>
)
