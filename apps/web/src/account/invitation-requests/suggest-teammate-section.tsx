import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { invitationRequestsMessages } from '@wellmet/account/invitation-requests/invitation-requests.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { OwnRequests } from './own-requests.tsx'

/** For members: owners and admins invite by themselves. */
export const SuggestTeammateSection = () => {
  const onceKey = useOnceKey()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (typed) => (typed.includes('@') ? null : usersMessages.emailInvalid()) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const ask = useApiMutation('post', '/api/workspaces/current/invitation-requests', {
    changes: ['approvals', 'invitations'],
    onError: show,
    onSuccess: ({ isInvited }) => {
      const { email } = form.values
      form.reset()
      notifications.show({
        message: isInvited
          ? invitationRequestsMessages.invited({ email })
          : invitationRequestsMessages.asked({ email }),
      })
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    ask.mutate({ body, headers: onceKey(body) })
  })
  return (
    <Section title={invitationRequestsMessages.title()} about={invitationRequestsMessages.about()}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <div className={formStyles.line}>
          <TextInput
            type="email"
            label={invitationRequestsMessages.email()}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('email')}
          />
          <Button type="submit" className={formStyles.lineButton} loading={ask.isPending}>
            {invitationRequestsMessages.ask()}
          </Button>
        </div>
        <FormAlert trouble={trouble} />
      </form>
      <OwnRequests />
    </Section>
  )
}
