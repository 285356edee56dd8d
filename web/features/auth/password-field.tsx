import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import classes from './password-field.module.css'

/** A password with a show/hide toggle that works by keyboard and says what it does. */
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
        'aria-label': isShown ? 'Hide password' : 'Show password',
        className: classes.toggle,
        tabIndex: 0,
      }}
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}
