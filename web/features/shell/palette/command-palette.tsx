import { CloseButton, Modal } from '@mantine/core'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Contact } from '#src/contacts/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { useContactDialogs, useContacts } from '../../contacts/index.ts'
import { StatusBadge, useJobDialogs, useJobs } from '../../jobs/index.ts'
import classes from './command-palette.module.css'
import { findCommands, findJobs, findPeople } from './find-entries.ts'
import { type Command, useCommands } from './use-commands.ts'
import { t } from '#src/language/t.ts'

type Entry = { id: string; content: ReactNode; run: () => void }

const toCommandEntry = ({ id, label, icon: Icon, run }: Command): Entry => ({
  id,
  run,
  content: (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes.name}>{label}</span>
    </>
  ),
})

const toJobEntry = (job: Job, run: () => void): Entry => ({
  id: job.id,
  run,
  content: (
    <>
      <span className={classes.name} dir="auto">
        {job.position}
        <small>{job.company}</small>
      </span>
      <StatusBadge status={job.status} />
    </>
  ),
})

const toPersonEntry = ({ id, name, role, company }: Contact, run: () => void): Entry => ({
  id,
  run,
  content: (
    <span className={classes.name} dir="auto">
      {name}
      <small>{[role, company].filter((part) => part !== null).join(' · ')}</small>
    </span>
  ),
})

const useEntries = (query: string, onShortcuts: () => void) => {
  const { jobs } = useJobs()
  const { contacts } = useContacts()
  const jobDialog = useJobDialogs()
  const contactDialog = useContactDialogs()
  const { named, mentioning } = useMemo(() => findJobs(jobs, query), [jobs, query])
  const commands = findCommands(useCommands(onShortcuts), query).map(toCommandEntry)
  const toEntry = (job: Job) => toJobEntry(job, () => jobDialog.open('overview', { job: job.id }))
  const people = findPeople(contacts, query).map((contact) =>
    toPersonEntry(contact, () => contactDialog.open('view', { person: contact.id })),
  )
  return { commands, named: named.map(toEntry), mentioning: mentioning.map(toEntry), people }
}

const optionId = (id: string) => `command-${id}`

const EntryGroup = (props: {
  label: string
  entries: Entry[]
  active: Entry | undefined
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}) =>
  props.entries.length > 0 && (
    <div role="group" aria-label={props.label}>
      <div className={classes.label} aria-hidden>
        {props.label}
      </div>
      {props.entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          tabIndex={-1}
          id={optionId(entry.id)}
          role="option"
          aria-selected={entry.id === props.active?.id}
          className={classes.option}
          onPointerMove={() => props.onPoint(entry)}
          onClick={() => props.onChoose(entry)}
        >
          {entry.content}
        </button>
      ))}
    </div>
  )

const Palette = (props: { onClose: () => void; onShortcuts: () => void }) => {
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const { commands, named, mentioning, people } = useEntries(query, props.onShortcuts)
  const entries = [...named, ...people, ...commands, ...mentioning]
  const active = entries.find(({ id }) => id === activeId) ?? entries[0]
  const activeOption = active && optionId(active.id)
  const field = useRef<HTMLInputElement>(null)

  // Before the next key event, so that no letter typed right after the shortcut is lost; but after
  // the dialog's own effect has noted where the focus returns to.
  useEffect(() => queueMicrotask(() => field.current?.focus()), [])

  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    props.onClose()
    entry.run()
  }
  const step = (by: number) => {
    const position = entries.findIndex(({ id }) => id === active?.id)
    setActiveId(entries.at((position + by) % entries.length)?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => choose(active),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const groups = { active, onPoint: (entry: Entry) => setActiveId(entry.id), onChoose: choose }

  return (
    <>
      <div className={classes.field}>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={t('Search screens, actions, applications and people')}
          aria-expanded
          aria-controls="commands"
          aria-autocomplete="list"
          aria-activedescendant={activeOption}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('Search applications, people, actions')}
          data-autofocus
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActiveId(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton size={44} iconSize={18} aria-label={t('Close')} onClick={props.onClose} />
      </div>
      <div id="commands" role="listbox" aria-label={t('Results')} className={classes.list}>
        <EntryGroup label={t('Applications')} entries={named} {...groups} />
        <EntryGroup label={t('People')} entries={people} {...groups} />
        <EntryGroup label={t('Actions')} entries={commands} {...groups} />
        <EntryGroup label={t('In places and notes')} entries={mentioning} {...groups} />
      </div>
      <p role="status" className={entries.length === 0 ? classes.empty : 'visually-hidden'}>
        {entries.length === 0
          ? t('Nothing matches “{query}”.', { query })
          : t('{count, plural, one {# result} other {# results}}', { count: entries.length })}
      </p>
    </>
  )
}

/** Searches screens, commands, applications and people by a few letters. */
export const CommandPalette = (props: {
  isOpen: boolean
  onClose: () => void
  onShortcuts: () => void
}) => (
  <Modal.Root
    opened={props.isOpen}
    onClose={props.onClose}
    fullScreen={useIsPhone()}
    centered={false}
    size={600}
    padding={0}
    yOffset="12vh"
  >
    <Modal.Overlay />
    <Modal.Content aria-label={t('Command palette')}>
      <Modal.Body>
        <Palette {...props} />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
