import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { deviceCodesMessages } from '@wellmet/account/device-codes/device-codes.messages.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { ConfirmProgram } from './confirm-program.tsx'
import { readTypedCode } from './typed-code.ts'

/** A program that has no browser shows a code; whoever typed its command compares it here and says yes. */
export const SignInProgramScreen = ({ code }: { code: string | undefined }) => {
  const [chosen, setChosen] = useState(() => readTypedCode(code))
  return (
    <>
      <PageHeader title={deviceCodesMessages.title()} />
      {chosen === null ? <CodeForm onCode={setChosen} /> : <ConfirmProgram userCode={chosen} />}
    </>
  )
}

const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const code = readTypedCode(typed)
    if (code) onCode(code)
    else setError(deviceCodesMessages.notCode())
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label={deviceCodesMessages.code()}
        description={deviceCodesMessages.typeCode()}
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" size="md">
        {deviceCodesMessages.continue()}
      </Button>
    </form>
  )
}
