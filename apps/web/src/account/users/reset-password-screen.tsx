import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { newPasswordHint, newPasswordRule } from './field-rules.ts'
import { LinkNotValid } from './link-not-valid.tsx'

export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const form = useForm({ initialValues: { newPassword: '' }, validate: { newPassword: newPasswordRule } })
  const { trouble, show, clear } = useFormTrouble(form)
  const reset = api.useMutation('post', '/api/account/password/reset', {
    onError: show,
    onSuccess: () => {
      notifications.show({ message: 'Your password is changed. Sign in with the new one.' })
      void navigate({ to: '/sign-in' })
    },
  })
  const submit = form.onSubmit(({ newPassword }) => {
    clear()
    reset.mutate({ body: { token, newPassword } })
  })
  if (!token) {
    return (
      <LinkNotValid
        title="This link is cut short"
        next={
          <Link to="/forgot-password" className={text.link}>
            Ask for a new link
          </Link>
        }
      >
        Open it from the mail once more, or ask for a new one.
      </LinkNotValid>
    )
  }
  return (
    <>
      <PageHeader title="Choose a new password">Everywhere else you are signed in will be signed out.</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PasswordInput
          label="New password"
          description={newPasswordHint}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={reset.isPending}>
          Save the new password
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/forgot-password" className={text.link}>
          Ask for a new link
        </Link>
      </p>
    </>
  )
}
