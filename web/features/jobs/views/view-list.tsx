import { useRouter } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { type View, VIEW_NAME_MAX } from '#src/views/schema.ts'
import classes from '../filters/filter-panel.module.css'
import { useDeleteView, useRenameView, useViews } from './queries.ts'
import { t } from '#src/language/t.ts'

/** The saved views, to open, rename and delete. */
export const ViewList = ({ onOpen }: { onOpen: () => void }) => {
  const views = useViews()
  const router = useRouter()
  const remove = useDeleteView()
  const [renamed, setRenamed] = useState<string>()
  if (views.length === 0) return null
  const open = ({ search }: View) => {
    onOpen()
    router.history.push(`/job-tracker?${search.replace(/^\?/, '')}`)
  }
  return (
    <section className={classes.views} aria-label={t('Saved views')}>
      <h3>{t('Saved views')}</h3>
      <ul className={classes.kinds}>
        {views.map((view) => (
          <li key={view.id} className={classes.view}>
            {renamed === view.id ? (
              <RenameField view={view} onDone={() => setRenamed(undefined)} />
            ) : (
              <>
                <button type="button" className={classes.kind} data-step onClick={() => open(view)}>
                  <bdi>{view.name}</bdi>
                </button>
                <button
                  type="button"
                  className={classes.back}
                  aria-label={t('Rename {name}', { name: view.name })}
                  onClick={() => setRenamed(view.id)}
                >
                  <Pencil size={15} aria-hidden />
                </button>
                <button
                  type="button"
                  className={classes.back}
                  aria-label={t('Delete {name}', { name: view.name })}
                  onClick={() => remove.mutate({ id: view.id })}
                >
                  <Trash2 size={15} aria-hidden />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const RenameField = ({ view, onDone }: { view: View; onDone: () => void }) => {
  const [name, setName] = useState(view.name)
  const { mutate } = useRenameView()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() !== '') mutate({ id: view.id, name: name.trim() }, { onSuccess: onDone })
  }
  return (
    <form className={classes.rename} onSubmit={submit}>
      <input
        ref={takeFocus}
        className={classes.find}
        aria-label={t('New name of {name}', { name: view.name })}
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" className={classes.kind}>
        {t('Save')}
      </button>
    </form>
  )
}
