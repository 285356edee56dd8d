import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { t } from '#src/language/t.ts'

/**
 * Opens the file chooser for one file. While busy it ignores clicks instead of being disabled,
 * which would lose the focus.
 */
export const FileButton = (
  props: ButtonProps & {
    /** The label of the file input, for screen readers. */
    fileLabel: string
    accept: string
    isBusy: boolean
    onFile: (file: File) => void
    children: ReactNode
    'aria-describedby'?: string
  },
) => {
  const { fileLabel, accept, isBusy, onFile, children, ...look } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          if (file && !isBusy) onFile(file)
        }}
      />
      <Button
        {...look}
        {...(isBusy && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => isBusy || input.current?.click()}
      >
        {isBusy ? t('Importing...') : children}
      </Button>
    </>
  )
}
