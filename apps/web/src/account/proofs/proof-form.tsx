import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import type { ConfirmMethod } from '@wellmet/account/proofs/proofs.contract.ts'
import { proofsMessages } from '@wellmet/account/proofs/proofs.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { nothing, useOwnMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { CodeField } from '../second-factors/code-field.tsx'
import { codeRule, recoveryCodeRule, typedCode } from '../second-factors/code-rules.ts'
import { passwordRule } from '../users/field-rules.ts'
import { PasswordField } from '../users/password-field.tsx'

export type Typed = { code: string } | { recoveryCode: string } | { password: string }

type Props = {
  methods: readonly ConfirmMethod[]
  verb: { passkey: () => string; typed: () => string }
  /** Reject with a problem, which is shown. */
  onTyped: (proof: Typed) => Promise<void>
  onPasskey: () => Promise<void>
  /** Above the button, where something is typed in. A passkey needs none of it. */
  beforeVerb?: ReactNode
  /** Below the other ways. */
  foot?: ReactNode
}

const about: Record<ConfirmMethod, (() => string) | null> = {
  passkey: proofsMessages.passkeyAbout,
  totp: secondFactorsMessages.secondStepAbout,
  recovery_code: secondFactorsMessages.recoveryCodeAbout,
  password: null,
}
const instead: Record<ConfirmMethod, () => string> = {
  passkey: passkeysMessages.insteadOfCode,
  totp: secondFactorsMessages.withApp,
  recovery_code: secondFactorsMessages.withRecoveryCode,
  password: proofsMessages.insteadOfPassword,
}

const focusField = (field: HTMLInputElement | null): void => field?.focus()

/** One of the ways to prove who one is, and buttons for the others. */
export const ProofForm = ({ methods, verb, onTyped, onPasskey, beforeVerb, foot }: Props) => {
  const [method, setMethod] = useState<ConfirmMethod>(methods[0] ?? 'password')
  const form = useForm({
    initialValues: { code: '', recoveryCode: '', password: '' },
    validate: {
      code: (code) => (method === 'totp' ? codeRule(code) : null),
      recoveryCode: (code) => (method === 'recovery_code' ? recoveryCodeRule(code) : null),
      password: (password) => (method === 'password' ? passwordRule(password) : null),
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const prove = useOwnMutation({
    changes: nothing('A proof opens what is asked for next.'),
    mutationFn: ({ code, recoveryCode, password }: ReturnType<typeof form.getValues>) => {
      if (method === 'passkey') return onPasskey()
      if (method === 'totp') return onTyped({ code: typedCode(code) })
      return onTyped(method === 'password' ? { password } : { recoveryCode: typedCode(recoveryCode) })
    },
    onError: show,
  })
  const submit = form.onSubmit((values) => {
    clear()
    prove.mutate(values)
  })
  const choose = (other: ConfirmMethod) => {
    clear()
    form.clearErrors()
    setMethod(other)
  }
  const words = about[method]?.()
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {words ? <p className={clsx(text.small, text.quiet)}>{words}</p> : null}
      {method === 'totp' ? (
        <CodeField label={secondFactorsMessages.codeFromApp()} ref={focusField} {...form.getInputProps('code')} />
      ) : null}
      {method === 'recovery_code' ? (
        <TextInput
          label={secondFactorsMessages.recoveryCode()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={focusField}
          {...form.getInputProps('recoveryCode')}
        />
      ) : null}
      {method === 'password' ? (
        <PasswordField
          label={usersMessages.password()}
          autoComplete="current-password"
          ref={focusField}
          {...form.getInputProps('password')}
        />
      ) : null}
      {method === 'passkey' ? null : beforeVerb}
      <FormAlert trouble={trouble} />
      <Button type="submit" size="md" loading={prove.isPending}>
        {method === 'passkey' ? verb.passkey() : verb.typed()}
      </Button>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="default" onClick={() => choose(other)}>
            {instead[other]()}
          </Button>
        ))}
      {foot}
    </form>
  )
}
