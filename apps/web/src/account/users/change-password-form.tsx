import formStyles from '../../kit/form.module.css'
import { Button, Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { passwordRule } from './field-rules.ts'
import { newPasswordRule } from './new-password-rule.ts'
import { PasswordField } from './password-field.tsx'
import { useSession } from './session.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const ChangePasswordForm = () => {
  const { user } = useSession()
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', revokeKeys: true },
    validate: { currentPassword: passwordRule, newPassword: (password) => newPasswordRule(password, user) },
  })
  const { trouble, show, clear } = useFormTrouble(form, { wrong_credentials: 'currentPassword' })
  const change = useApiMutation('post', '/api/account/password/change', {
    changes: ['devices'],
    onError: show,
    onSuccess: () => {
      form.reset()
      notifications.show({ message: usersMessages.passwordChanged() })
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    change.mutate({ body })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      {/* Password managers look for the name the password belongs to. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={usersMessages.currentPassword()}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={usersMessages.newPassword()}
        description={usersMessages.newPasswordHint()}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <Checkbox
        label={usersMessages.revokeKeysToo()}
        description={usersMessages.revokeKeysTooAbout()}
        {...form.getInputProps('revokeKeys', { type: 'checkbox' })}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={change.isPending}>
          {usersMessages.changePassword()}
        </Button>
      </div>
    </form>
  )
}
