import { useLocation } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { VIEW_NAME_MAX } from '#src/views/schema.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { showFailure } from '../../../ui/toast.tsx'
import classes from '../filters/filter-bar.module.css'
import { useSaveView, useViews } from './queries.ts'
import { t } from '#src/language/t.ts'
import { bdi } from '../../../ui/marks.tsx'
import { tNodes } from '../../../lib/t-nodes.ts'

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Saves the filters in the URL under a name, replacing a view with the same name. */
export const SaveView = () => {
  const [name, setName] = useState<string>()
  const search = useLocation({ select: ({ searchStr }) => searchStr.replace(/^\?/, '') })
  const views = useViews()
  const { isSaving, save } = useSaveView()
  const close = () => setName(undefined)

  if (name === undefined) {
    const known = views.find((view) => view.search === search)
    return known ? (
      <span className={classes.view}>
        {tNodes('View: <bdi>{name}</bdi>', {
          name: known.name,
          bdi,
        })}
      </span>
    ) : (
      <button type="button" className={classes.action} onClick={() => setName('')}>
        {t('Save view')}
      </button>
    )
  }
  const isKnown = views.some((view) => view.name === name.trim())
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '' || isSaving) return
    save(name.trim(), search).then(close, (error: unknown) =>
      showFailure(describeRefusal(error, t('Failed to save the view. Please try again.'))),
    )
  }
  return (
    <form className={classes.save} onSubmit={submit}>
      <input
        // Pressing Save view moves the focus to the name.
        ref={takeFocus}
        aria-label={t('Name of the view')}
        placeholder={t('Name of the view')}
        list="view-names"
        autoComplete="off"
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <datalist id="view-names">
        {views.map((view) => (
          <option key={view.id}>{view.name}</option>
        ))}
      </datalist>
      <button type="submit" className={classes.action} disabled={name.trim() === '' || isSaving}>
        {isKnown ? t('Replace') : t('Save')}
      </button>
      <button type="button" className={classes.action} onClick={close}>
        {t('Cancel')}
      </button>
    </form>
  )
}
