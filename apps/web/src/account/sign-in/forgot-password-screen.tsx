import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { emailRule } from '../users/field-rules.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const ForgotPasswordScreen = () => {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const ask = useApiMutation('post', '/api/account/password/forgot', {
    changes: nothing('It sends an email.'),
    onError: show,
  })
  const submit = form.onSubmit((body) => {
    clear()
    ask.mutate({ body })
  })
  if (ask.isSuccess) {
    return (
      <>
        <PageHeader title={usersMessages.checkYourInbox()}>
          {usersMessages.resetRequested({ email: form.values.email })}
        </PageHeader>
        <Button variant="default" onClick={() => ask.reset()}>
          {usersMessages.tryAnotherAddress()}
        </Button>
        <p className={formStyles.foot}>
          <Link to="/sign-in" className={text.link}>
            {usersMessages.backToSignIn()}
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHeader title={usersMessages.chooseNewPassword()}>{usersMessages.forgotPasswordAbout()}</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput
          label={usersMessages.email()}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={ask.isPending}>
          {usersMessages.sendLink()}
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/sign-in" className={text.link}>
          {usersMessages.backToSignIn()}
        </Link>
      </p>
    </>
  )
}
