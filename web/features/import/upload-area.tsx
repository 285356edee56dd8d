import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { ACCEPTED_FILES, DOCUMENTS_MAX } from '#src/documents/constants.ts'
import classes from './choose-step.module.css'
import frame from './import-dialog.module.css'
import { ONLY_SO_MANY } from './upload-failure.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const linkToDocuments = (parts: ReactNode) => <Link to="/documents">{parts}</Link>

/** The existing resumes, and an upload by button or by dropping a file. */
export const UploadArea = (props: {
  documents: readonly unknown[] | undefined
  hasResumes: boolean
  isDisabled: boolean
  isUploading: boolean
  onFile: (file: File) => void
  children: ReactNode
}) => {
  const { documents, isUploading, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  const button = useFocusAfter(isUploading)
  const [isOver, setIsOver] = useState(false)
  const isFull = (documents?.length ?? 0) >= DOCUMENTS_MAX
  const isDisabled = props.isDisabled || isUploading || isFull || documents === undefined

  const drag = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isDisabled) onFile(file)
  }
  return (
    <div
      className={[classes.upload, isOver && classes.dropping].filter(Boolean).join(' ')}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {props.children}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        aria-label={t('Resume file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        ref={button}
        variant="light"
        leftSection={<FileUp size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {isUploading ? t('Uploading...') : props.hasResumes ? t('Upload New') : t('Upload Resume')}
      </Button>
      {isFull && (
        <p className={frame.hint}>
          {ONLY_SO_MANY}{' '}
          {tNodes('Delete one in <documents>Documents</documents> to upload another.', {
            documents: linkToDocuments,
          })}
        </p>
      )}
    </div>
  )
}
