import { ActionIcon, Button } from '@mantine/core'
import { RotateCw, X } from 'lucide-react'
import { DocumentName } from '../document-name.tsx'
import { TypeBadge } from '../type-badge.tsx'
import classes from './upload-progress.module.css'
import { cancelUpload, retryUpload, setUploadType, type Upload } from './uploads.ts'
import { t } from '#src/language/t.ts'

/** A running or failed upload: its progress, type, and buttons to cancel or retry. */
export const UploadProgress = ({ upload }: { upload: Upload }) => {
  const { id, file, type, progress, failure } = upload
  const percent = Math.round(progress * 100)
  return (
    <div className={classes.upload}>
      <div className={classes.main}>
        <DocumentName filename={file.name} bytes={file.size}>
          {failure === undefined &&
            (percent < 100 ? ` · ${percent}%` : ` · ${t('Checking the file…')}`)}
        </DocumentName>
        {failure === undefined ? (
          <progress
            className={classes.bar}
            aria-label={t('Uploading {name}', { name: file.name })}
            max={1}
            value={progress}
          />
        ) : (
          <p className={classes.failure} role="alert">
            {failure.message}
          </p>
        )}
      </div>
      {failure === undefined && (
        <TypeBadge
          filename={file.name}
          type={type}
          onChange={(wanted) => setUploadType(id, wanted)}
        />
      )}
      {failure?.mayRetry && (
        <Button
          variant="default"
          leftSection={<RotateCw size={16} aria-hidden />}
          onClick={() => retryUpload(id)}
        >
          {t('Try again')}
        </Button>
      )}
      <ActionIcon
        className={classes.stop ?? ''}
        aria-label={
          failure
            ? t('Dismiss {name}', { name: file.name })
            : t('Cancel the upload of {name}', { name: file.name })
        }
        title={failure ? t('Dismiss') : t('Cancel')}
        onClick={() => cancelUpload(id)}
      >
        <X size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
