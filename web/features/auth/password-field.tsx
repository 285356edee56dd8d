import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import classes from './password-field.module.css'
import { t } from '#src/language/t.ts'

/** A password input with a labelled show/hide button that works by keyboard. */
export const PasswordField = (props: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setIsShown}
      rightSectionWidth={48}
      classNames={{ input: classes.box ?? '', innerInput: classes.typed ?? '' }}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('Hide password') : t('Show password'),
        className: classes.toggle,
        tabIndex: 0,
      }}
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}
