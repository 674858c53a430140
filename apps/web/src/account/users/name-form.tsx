import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { nameRule } from './field-rules.ts'
import { useSession } from './session.ts'
import { longestHeadline } from '@wellmet/account/users/users.contract.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const NameForm = () => {
  const { user } = useSession()
  const form = useForm({
    initialValues: { name: user.name, headline: user.headline ?? '' },
    validate: { name: nameRule },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const save = useApiMutation('patch', '/api/account/profile', {
    changes: ['session'],
    onError: show,
    onSuccess: async ({ name, headline }) => {
      form.resetDirty({ name, headline: headline ?? '' })
      notifications.show({ message: usersMessages.saved() })
    },
  })
  const submit = form.onSubmit(({ name, headline }) => {
    clear()
    save.mutate({ body: { name, headline: headline.trim() || null } })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <TextInput label={usersMessages.name()} autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label={usersMessages.headline()}
        description={usersMessages.headlineAbout()}
        maxLength={longestHeadline}
        {...form.getInputProps('headline')}
      />
      <TextInput
        label={usersMessages.email()}
        value={user.email}
        readOnly
        description={user.emailVerified ? usersMessages.emailConfirmed() : usersMessages.emailNotConfirmed()}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
          {usersMessages.save()}
        </Button>
      </div>
    </form>
  )
}
