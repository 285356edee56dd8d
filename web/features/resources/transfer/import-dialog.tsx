import { Button } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { nameOf } from '../bookmark-row.tsx'
import { showHost } from '../show-host.ts'
import type { FileBookmark } from './bookmarks-file.ts'
import type { Preview } from './choose-file.ts'
import classes from './import-dialog.module.css'
import { useImport } from './use-import.ts'
import { locale, t } from '#src/language/t.ts'

/** Nobody scrolls through more entries. */
const SHOWN_MAX = 100
/** At most this many are shown expanded above the new ones. */
const FEW = 5

const number = new Intl.NumberFormat(locale)

/** Imports a browser's export: choose a file, preview it, import. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { preview, failure, isBusy, choose, importFresh } = useImport(onClose)
  const fresh = preview?.fresh.length ?? 0
  // An import that has started cannot be cancelled, since half an import would be confusing.
  const close = () => isBusy || onClose()
  return (
    <Dialog title={t('Import bookmarks')} isOpen onClose={close} size="38rem">
      <div className={classes.body}>
        <p className={classes.intro}>
          {t(
            'Export your bookmarks from your browser as an HTML file, and choose it here. Folders become tags; a folder named like a category becomes that category.',
          )}
        </p>
        <FileChoice hasChosen={preview !== undefined} onChoose={(file) => void choose(file)} />
        {failure !== undefined && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        {preview && <PreviewOfFile preview={preview} />}
        <DialogActions>
          <Button variant="default" disabled={isBusy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button disabled={fresh === 0 || isBusy} onClick={importFresh}>
            {isBusy
              ? t('Importing...')
              : fresh === 0
                ? t('Import')
                : t('Import {count, plural, one {# bookmark} other {# bookmarks}}', {
                    count: fresh,
                  })}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

const FileChoice = (props: { hasChosen: boolean; onChoose: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".html,.htm,text/html"
        aria-label={t('Bookmarks file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          if (file) props.onChoose(file)
        }}
      />
      <Button
        variant="light"
        fullWidth
        data-autofocus
        leftSection={<FileUp size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {props.hasChosen ? t('Choose another file') : t('Choose a file')}
      </Button>
    </div>
  )
}

const PreviewOfFile = ({ preview: { fresh, duplicates, ignored } }: { preview: Preview }) => (
  <>
    <p className={classes.summary} role="status">
      {t('{fresh, number} new, {known, number} already there.', {
        fresh: fresh.length,
        known: duplicates.length,
      })}
      {ignored > 0 &&
        ` ${t(
          '{count, plural, one {# entry is no web address and is left out.} other {# entries are no web addresses and are left out.}}',
          { count: ignored },
        )}`}
    </p>
    {duplicates.length > 0 && (
      <Group
        title={t('Already there')}
        isOpen={fresh.length === 0 || duplicates.length <= FEW}
        bookmarks={duplicates}
      >
        <p className={classes.intro}>
          {t('They are already in your bookmarks, or twice in the file.')}
        </p>
      </Group>
    )}
    {fresh.length > 0 && <Group title={t('New')} isOpen bookmarks={fresh} />}
  </>
)

const Group = (props: {
  title: string
  isOpen: boolean
  bookmarks: readonly FileBookmark[]
  children?: ReactNode
}) => (
  <details className={classes.group} open={props.isOpen}>
    <summary>
      {props.title} <span className={classes.count}>{number.format(props.bookmarks.length)}</span>
    </summary>
    {props.children}
    <ul className={classes.list} aria-label={props.title}>
      {props.bookmarks.slice(0, SHOWN_MAX).map((bookmark, index) => (
        // A file may contain a URL twice, so the index is the key.
        <li key={index}>
          <bdi>{nameOf(bookmark)}</bdi>
          <span dir="ltr">{showHost(bookmark.url)}</span>
        </li>
      ))}
    </ul>
    {props.bookmarks.length > SHOWN_MAX && (
      <p className={classes.intro}>
        {t('and {count, number} more', { count: props.bookmarks.length - SHOWN_MAX })}
      </p>
    )}
  </details>
)
