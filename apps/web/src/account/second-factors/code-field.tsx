import { TextInput, type TextInputProps } from '@mantine/core'

/** For a code of an authenticator app: phones show digits only, and offer a code that they have just received. */
export const CodeField = (props: TextInputProps) => (
  <TextInput {...props} inputMode="numeric" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
)
