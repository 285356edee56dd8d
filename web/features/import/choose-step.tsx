import { Button, Skeleton } from '@mantine/core'
import { FileJson2, FileSearch, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { readJsonResume } from '#src/import/json-resume.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { trpc } from '../../lib/trpc.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import classes from './choose-step.module.css'
import { Failure } from './failure.tsx'
import frame from './import-dialog.module.css'
import { listResumes } from './list-resumes.ts'
import { UploadArea } from './upload-area.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useParse } from './use-parse.ts'
import { useUpload } from './use-upload.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { bdi } from '../../ui/marks.tsx'

const NOTHING_CHOSEN = t('Please select a resume to import')

/** Chooses or uploads a resume and has it parsed. */
export const ChooseStep = (props: {
  onRead: (filename: string, parsed: ParsedResume) => void
  onClose: () => void
}) => {
  const { data: documents, isError, refetch } = trpc.documents.list.useQuery()
  const [chosenId, setChosenId] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { percent, failure, parse, cancel, clearFailure } = useParse(props.onRead)
  const upload = useUpload(documents?.length ?? 0, setChosenId)
  const resumes = listResumes(documents ?? [])
  const chosen = documents?.find(({ id }) => id === chosenId)
  const isParsing = percent !== undefined
  const parseButton = useFocusAfter(isParsing || upload.isUploading)

  const startOver = () => {
    setRefusal(undefined)
    clearFailure()
    upload.clearFailure()
  }
  const choose = (id: string) => {
    startOver()
    setChosenId(id)
  }
  const start = () => {
    startOver()
    if (chosen) void parse(chosen)
    else setRefusal(NOTHING_CHOSEN)
  }
  const readJson = async (file: File) => {
    const parsed = readJsonResume(await file.text())
    if (parsed) props.onRead(file.name, parsed)
    else setRefusal(t('This file is not a JSON Resume.'))
  }
  const message = refusal ?? failure ?? upload.failure

  if (isError && !documents) {
    return <FailureNotice message={t('Failed to load documents')} onRetry={() => void refetch()} />
  }
  return (
    <div className={frame.step}>
      <div>
        <h3 className={frame.heading} tabIndex={-1} data-autofocus>
          {t('Choose a resume')}
        </h3>
        <p className={frame.hint}>
          {t(
            'Your jobs and degrees are read from it here, on this server. Nothing is added to your profile before you have seen it.',
          )}
        </p>
      </div>
      {message !== undefined && <Failure>{message}</Failure>}
      {isParsing && <ParseProgress percent={percent} filename={chosen?.filename ?? ''} />}
      <UploadArea
        documents={documents}
        hasResumes={resumes.length > 0}
        isDisabled={isParsing}
        isUploading={upload.isUploading}
        onFile={(file) => {
          startOver()
          if (isJson(file)) void readJson(file)
          else void upload.upload(file)
        }}
      >
        {documents === undefined ? (
          <Loading />
        ) : resumes.length === 0 ? (
          <NoResumes />
        ) : (
          <Resumes
            resumes={resumes}
            chosenId={chosen?.id}
            isDisabled={isParsing}
            onChoose={choose}
            onEnter={start}
          />
        )}
      </UploadArea>
      <JsonChoice
        isDisabled={isParsing || upload.isUploading}
        onFile={(file) => {
          startOver()
          void readJson(file)
        }}
      />
      <DialogActions>
        <Button variant="default" onClick={isParsing ? cancel : props.onClose}>
          {t('Cancel')}
        </Button>
        <Button
          ref={parseButton}
          disabled={chosen === undefined || isParsing || upload.isUploading}
          onClick={start}
        >
          {isParsing ? t('Processing...') : t('Parse Resume')}
        </Button>
      </DialogActions>
    </div>
  )
}

const isJson = ({ name }: File) => name.toLowerCase().endsWith('.json')

/** Imports a JSON resume, which needs no parsing and takes no document slot. */
const JsonChoice = (props: { isDisabled: boolean; onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('JSON Resume file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          if (file) props.onFile(file)
        }}
      />
      <Button
        variant="subtle"
        leftSection={<FileJson2 size={18} aria-hidden />}
        disabled={props.isDisabled}
        onClick={() => input.current?.click()}
      >
        {t('Use a JSON Resume (.json)')}
      </Button>
    </div>
  )
}

const Resumes = (props: {
  resumes: readonly Document[]
  chosenId: string | undefined
  isDisabled: boolean
  onChoose: (id: string) => void
  onEnter: () => void
}) => {
  const name = useId()
  return (
    <fieldset className={classes.resumes} disabled={props.isDisabled}>
      <legend className="visually-hidden">{t('Resumes')}</legend>
      {props.resumes.map(({ id, filename, uploaded_at }) => (
        <label key={id} className={classes.resume}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === props.chosenId}
            onChange={() => props.onChoose(id)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') props.onEnter()
            }}
          />
          <FileText size={22} aria-hidden />
          <span>
            <bdi>{filename}</bdi>
            <small>{t('Uploaded on {date}', { date: formatCardDate(uploaded_at) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Loading = () => (
  <div className={classes.loading} role="status">
    <span className="visually-hidden">{t('Loading your documents...')}</span>
    <Skeleton height={60} />
    <Skeleton height={60} />
  </div>
)

const NoResumes = (): ReactNode => (
  <div className={classes.empty}>
    <FileSearch size={28} aria-hidden />
    <p>
      <strong>{t('No resumes found')}</strong>
    </p>
    <p>{t('Upload a resume directly or visit the Documents section.')}</p>
  </div>
)

/** Announcing every step to screen readers would be too much. */
const SPOKEN_STEP_PERCENT = 25

/** The progress of parsing, visible and announced. */
const ParseProgress = ({ percent, filename }: { percent: number; filename: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is disabled now, so the focus moves here.
  useEffect(() => heading.current?.focus(), [])
  const spoken = Math.floor(percent / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT
  return (
    <div className={classes.progress}>
      <h3 ref={heading} className={frame.heading} tabIndex={-1}>
        {tNodes('Reading <bdi>{filename}</bdi>', { filename, bdi })}
      </h3>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('Reading the resume')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p>{t('{percent, number}% complete', { percent })}</p>
      <span className="visually-hidden" role="status">
        {spoken > 0 && t('Reading: {percent, number}% done', { percent: spoken })}
      </span>
    </div>
  )
}
