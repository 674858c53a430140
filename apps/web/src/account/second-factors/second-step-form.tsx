import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import type { SecondFactorNeeded, Session } from '@wellmet/account/users/users.contract.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { CodeField } from './code-field.tsx'
import { codeRule, recoveryCodeRule, typedCode } from './code-rules.ts'

type Props = {
  secondFactor: SecondFactorNeeded['secondFactor']
  onSignedIn: (session: Session) => void
  onBack: () => void
}

const focusField = (field: HTMLInputElement | null): void => field?.focus()

/** After the right password: a code of the app, or a recovery code. */
export const SecondStepForm = ({ secondFactor: { challenge, methods }, onSignedIn, onBack }: Props) => {
  const [isByRecoveryCode, setByRecoveryCode] = useState(!methods.includes('totp'))
  const form = useForm({
    initialValues: { code: '', recoveryCode: '' },
    validate: {
      code: (code) => (isByRecoveryCode ? null : codeRule(code)),
      recoveryCode: (code) => (isByRecoveryCode ? recoveryCodeRule(code) : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const finish = api.useMutation('post', '/api/account/sign-in/second-factor', { onError: show, onSuccess: onSignedIn })
  const submit = form.onSubmit(({ code, recoveryCode }) => {
    clear()
    finish.mutate({
      body: isByRecoveryCode
        ? { challenge, recoveryCode: typedCode(recoveryCode) }
        : { challenge, code: typedCode(code) },
    })
  })
  const other = () => {
    clear()
    form.clearErrors()
    setByRecoveryCode((before) => !before)
  }
  return (
    <>
      <PageHeader title={secondFactorsMessages.secondStep()}>
        {isByRecoveryCode ? secondFactorsMessages.recoveryCodeAbout() : secondFactorsMessages.secondStepAbout()}
      </PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        {isByRecoveryCode ? (
          <TextInput
            key="recovery"
            label={secondFactorsMessages.recoveryCode()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={focusField}
            {...form.getInputProps('recoveryCode')}
          />
        ) : (
          <CodeField
            key="code"
            label={secondFactorsMessages.codeFromApp()}
            ref={focusField}
            {...form.getInputProps('code')}
          />
        )}
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={finish.isPending}>
          {usersMessages.signIn()}
        </Button>
        {methods.includes('recovery_code') && methods.includes('totp') ? (
          <Button variant="default" onClick={other}>
            {isByRecoveryCode ? secondFactorsMessages.withApp() : secondFactorsMessages.noPhone()}
          </Button>
        ) : null}
        <Button variant="subtle" onClick={onBack}>
          {secondFactorsMessages.backToPassword()}
        </Button>
      </form>
    </>
  )
}
