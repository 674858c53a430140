import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

/** A field for a password, with a button that shows what was typed. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': usersMessages.showPassword() }} />
)
