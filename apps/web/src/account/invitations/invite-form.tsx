import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { api } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { emailRule } from '../users/field-rules.ts'
import { invitationsQuery } from './invitations.queries.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

type InvitedRole = Invitation['role']

/** Owners are made by owners, among members; nobody is invited as one. */
const invitedRoles: readonly InvitedRole[] = ['admin', 'member', 'viewer']

export const InviteForm = () => {
  const queries = useQueryClient()
  const onceKey = useOnceKey()
  const form = useForm<{ email: string; role: InvitedRole }>({
    initialValues: { email: '', role: 'member' },
    validate: { email: emailRule },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const invite = api.useMutation('post', '/api/workspaces/current/invitations', {
    onError: show,
    onSuccess: async ({ email }) => {
      form.setValues({ email: '' })
      notifications.show({ message: invitationsMessages.invitationSent({ email }) })
      await invalidate(queries, invitationsQuery.queryKey)
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    invite.mutate({ body, headers: onceKey(body) })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <div className={formStyles.line}>
        <TextInput
          label={invitationsMessages.email()}
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={invitationsMessages.role()}
          data={invitedRoles.map((role) => ({ value: role, label: membersMessages.roleName({ role }) }))}
          {...form.getInputProps('role')}
        />
        <Button type="submit" className={formStyles.lineButton} loading={invite.isPending}>
          {invitationsMessages.sendInvitation()}
        </Button>
      </div>
      <p className={clsx(text.small, text.quiet)}>{membersMessages.roleExplained({ role: form.values.role })}</p>
      <FormAlert trouble={trouble} />
    </form>
  )
}
