import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { Link, useNavigate } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { newPasswordRule } from '../users/new-password-rule.ts'
import { LinkNotValid } from '../users/link-not-valid.tsx'
import { PasswordField } from '../users/password-field.tsx'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (password) => newPasswordRule(password) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const reset = useApiMutation('post', '/api/account/password/reset', {
    changes: nothing('Nobody is signed in yet.'),
    onError: show,
    onSuccess: () => {
      notifications.show({ message: usersMessages.passwordReset() })
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
        title={usersMessages.linkIncomplete()}
        next={
          <Link to="/forgot-password" className={text.link}>
            {usersMessages.askForNewLink()}
          </Link>
        }
      >
        {usersMessages.linkIncompleteReset()}
      </LinkNotValid>
    )
  }
  return (
    <>
      <PageHeader title={usersMessages.chooseNewPassword()}>{usersMessages.resetAbout()}</PageHeader>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={usersMessages.newPassword()}
          description={usersMessages.newPasswordHint()}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <FormAlert trouble={trouble} />
        <Button type="submit" size="md" loading={reset.isPending}>
          {usersMessages.saveNewPassword()}
        </Button>
      </form>
      <p className={formStyles.foot}>
        <Link to="/forgot-password" className={text.link}>
          {usersMessages.askForNewLink()}
        </Link>
      </p>
    </>
  )
}
