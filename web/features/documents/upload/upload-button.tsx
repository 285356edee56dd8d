import { ActionIcon, Button, Menu } from '@mantine/core'
import { ChevronDown, Upload } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import {
  ACCEPTED_FILES,
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '#src/documents/constants.ts'
import { TYPE_ICONS } from '../type-icons.ts'
import classes from './upload-button.module.css'
import { t } from '#src/language/t.ts'

/** Without a type, it is guessed from each file's name. */
export type OnFiles = (files: File[], type?: DocumentType) => void

/** Opens the file chooser; the menu next to it uploads with a chosen type. */
export const UploadButton = (props: {
  /** Called instead of opening the chooser if no slot is free. */
  onFull: (() => void) | undefined
  onFiles: OnFiles
  button?: RefObject<HTMLButtonElement | null>
}) => {
  const { onFull, onFiles, button } = props
  const input = useRef<HTMLInputElement>(null)
  const type = useRef<DocumentType>(undefined)
  const choose = (as?: DocumentType) => {
    if (onFull) return onFull()
    type.current = as
    input.current?.click()
  }
  return (
    <div className={classes.group}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label={t('Document files')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files, type.current)
        }}
      />
      <Button
        ref={button ?? null}
        className={classes.main ?? ''}
        data-full={onFull !== undefined || undefined}
        leftSection={<Upload size={18} aria-hidden />}
        onClick={() => choose()}
      >
        {t('Upload Document')}
      </Button>
      <Menu width={200} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon
            className={classes.more ?? ''}
            data-full={onFull !== undefined || undefined}
            variant="filled"
            aria-label={t('Upload as…')}
          >
            <ChevronDown size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('Upload as')}>
          {DOCUMENT_TYPES.map((one) => {
            const Icon = TYPE_ICONS[one]
            return (
              <Menu.Item
                key={one}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => choose(one)}
              >
                {DOCUMENT_TYPE_LABELS[one]}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
