import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { SecondFactorNeeded, Session } from '@wellmet/account/users/users.contract.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePasskeyAutofill, usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts'
import { SecondStepForm } from '../proofs/second-step-form.tsx'
import { emailRule, passwordRule } from '../users/field-rules.ts'
import { PasswordField } from '../users/password-field.tsx'
import { startSession } from '../users/session.ts'
import { useSignUpMode, whyNoSignUp } from '../users/sign-up-mode.ts'
import { tokenOfJoinPage } from '../invitations/joining.ts'
import { leaveForProvider } from '../sign-on/leave-for-provider.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { richMessage } from '../../kit/rich-message.ts'

export const SignInScreen = ({ next }: { next: string }) => {
  const queries = useQueryClient()
  const router = useRouter()
  const refusal = whyNoSignUp(useSignUpMode(), tokenOfJoinPage(next) !== null)
  const [secondFactor, setSecondFactor] = useState<SecondFactorNeeded['secondFactor'] | null>(null)
  const enter = (session: Session) => {
    startSession(queries, session)
    router.history.push(next)
  }
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailRule, password: passwordRule },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const signIn = useApiMutation('post', '/api/account/sign-in', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onError: show,
    onSuccess: (answer) => {
      if ('secondFactor' in answer) setSecondFactor(answer.secondFactor)
      else enter(answer)
    },
  })
  const offerPasskeys = usePasskeyAutofill({ onSignedIn: enter, onRefused: show })
  const passkey = usePasskeySignIn({
    onSignedIn: enter,
    onRefused: (error) => {
      show(error)
      offerPasskeys()
    },
  })
  const signInWithPasskey = () => {
    clear()
    passkey.signIn()
  }
  const signOn = useApiMutation('post', '/api/account/sign-on', {
    changes: nothing('It leaves for another site.'),
    onError: show,
    onSuccess: ({ url }) => leaveForProvider(url, next),
  })
  const continueWithSignOn = () => {
    clear()
    const { email } = form.getValues()
    if (form.validateField('email').hasError) form.setFieldError('email', signOnMessages.enterAddress())
    else signOn.mutate({ body: { email } })
  }
  const submit = form.onSubmit((body) => {
    clear()
    signIn.mutate({ body })
  })
  if (secondFactor) {
    const startAgain = () => {
      form.setFieldValue('password', '')
      setSecondFactor(null)
    }
    return <SecondStepForm secondFactor={secondFactor} onSignedIn={enter} onBack={startAgain} />
  }
  return (
    <>
      <PageHeader title={usersMessages.signIn()} />
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput
          label={usersMessages.email()}
          type="email"
          autoComplete="username webauthn"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={usersMessages.password()}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={signIn.isPending}>
          {usersMessages.signIn()}
        </Button>
        {browserSupportsWebAuthn() ? (
          <Button variant="default" size="md" loading={passkey.isPending} onClick={signInWithPasskey}>
            {passkeysMessages.signIn()}
          </Button>
        ) : null}
        <Button variant="default" size="md" loading={signOn.isPending || signOn.isSuccess} onClick={continueWithSignOn}>
          {signOnMessages.continueWith()}
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/forgot-password" className={text.link}>
          {usersMessages.forgotPassword()}
        </Link>
      </p>
      <p className={formStyles.foot}>
        {refusal ??
          richMessage(usersMessages.newHere, {
            link: <Link to="/sign-up" search={next === '/' ? {} : { next }} className={text.link} />,
          })}
      </p>
    </>
  )
}
