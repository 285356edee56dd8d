import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { t } from '#src/language/t.ts'

/** Asks for one file. A disabled button would lose the focus: while busy, it only does nothing. */
export const FileButton = (
  props: ButtonProps & {
    /** What the file is, for screen readers. */
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
          // The same file may be chosen again, after it was changed.
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
