import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { emailRule } from './field-rules.ts'

export const ForgotPasswordScreen = () => {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const ask = api.useMutation('post', '/api/account/password/forgot', { onError: show })
  const submit = form.onSubmit((body) => {
    clear()
    ask.mutate({ body })
  })
  if (ask.isSuccess) {
    return (
      <>
        <PageHeader title="Look at your mail">
          If {form.values.email} has an account, a link to choose a new password is on its way. It works once, for one
          hour.
        </PageHeader>
        <Button variant="default" onClick={() => ask.reset()}>
          Use another address
        </Button>
        <p className={formStyles.foot}>
          <Link to="/sign-in" className={text.link}>
            Back to sign in
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHeader title="Choose a new password">Tell us your address and we send you a link.</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput label="E-mail" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={ask.isPending}>
          Send the link
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/sign-in" className={text.link}>
          Back to sign in
        </Link>
      </p>
    </>
  )
}
