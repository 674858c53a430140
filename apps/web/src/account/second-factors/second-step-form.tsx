import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import type { SecondFactorMethod, SecondFactorNeeded, Session } from '@wellmet/account/users/users.contract.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { codeRule, recoveryCodeRule, typedCode } from './code-rules.ts'

type Props = {
  secondFactor: SecondFactorNeeded['secondFactor']
  onSignedIn: (session: Session) => void
  onBack: () => void
}

const about: Record<SecondFactorMethod, () => string> = {
  passkey: passkeysMessages.secondStepAbout,
  totp: secondFactorsMessages.secondStepAbout,
  recovery_code: secondFactorsMessages.recoveryCodeAbout,
}
const instead: Record<SecondFactorMethod, () => string> = {
  passkey: passkeysMessages.insteadOfCode,
  totp: secondFactorsMessages.withApp,
  recovery_code: secondFactorsMessages.noPhone,
}

const focusField = (field: HTMLInputElement | null): void => field?.focus()

/** After the right password: one of the ways to prove that it is not a stolen one. */
export const SecondStepForm = ({ secondFactor: { challenge, methods }, onSignedIn, onBack }: Props) => {
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery_code')
  const form = useForm({
    initialValues: { code: '', recoveryCode: '' },
    validate: {
      code: (code) => (method === 'totp' ? codeRule(code) : null),
      recoveryCode: (code) => (method === 'recovery_code' ? recoveryCodeRule(code) : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const finish = api.useMutation('post', '/api/account/sign-in/second-factor', { onError: show, onSuccess: onSignedIn })
  const passkey = usePasskeySignIn({ onSignedIn, onRefused: show })
  const submit = form.onSubmit(({ code, recoveryCode }) => {
    clear()
    if (method === 'passkey') passkey.signIn()
    else if (method === 'totp') finish.mutate({ body: { challenge, code: typedCode(code) } })
    else finish.mutate({ body: { challenge, recoveryCode: typedCode(recoveryCode) } })
  })
  const choose = (other: SecondFactorMethod) => {
    clear()
    form.clearErrors()
    setMethod(other)
  }
  return (
    <>
      <PageHeader title={secondFactorsMessages.secondStep()}>{about[method]()}</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        {method === 'recovery_code' ? (
          <TextInput
            key="recovery"
            label={secondFactorsMessages.recoveryCode()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={focusField}
            {...form.getInputProps('recoveryCode')}
          />
        ) : null}
        {method === 'totp' ? (
          <CodeField
            key="code"
            label={secondFactorsMessages.codeFromApp()}
            ref={focusField}
            {...form.getInputProps('code')}
          />
        ) : null}
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={finish.isPending || passkey.isPending}>
          {method === 'passkey' ? passkeysMessages.signIn() : usersMessages.signIn()}
        </Button>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="default" onClick={() => choose(other)}>
              {instead[other]()}
            </Button>
          ))}
        <Button variant="subtle" onClick={onBack}>
          {secondFactorsMessages.backToPassword()}
        </Button>
      </form>
    </>
  )
}
