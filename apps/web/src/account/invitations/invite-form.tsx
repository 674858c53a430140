import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { useState } from 'react'
import { FormAlert } from '../../kit/form-alert.tsx'
import { readAddresses } from './read-addresses.ts'
import { type Refused, useInvite } from './use-invite.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

type InvitedRole = Invitation['role']

/** Owners are made by owners, among members; nobody is invited as one. */
const invitedRoles: readonly InvitedRole[] = ['admin', 'member', 'viewer']

/** More at once is a mailing list. */
const most = 20

const addressesRule = (typed: string): string | null => {
  const { addresses, wrong } = readAddresses(typed)
  if (wrong.length > 0) return invitationsMessages.notAddresses({ count: wrong.length, words: formatList(wrong) })
  if (addresses.length === 0) return usersMessages.emailInvalid()
  return addresses.length > most ? invitationsMessages.tooManyAddresses({ most }) : null
}

const Refusals = ({ refused }: { refused: readonly Refused[] }) =>
  refused.map(({ email, reason }) => (
    <FormAlert key={email} trouble={{ text: invitationsMessages.notInvited({ email, reason }) }} />
  ))

export const InviteForm = ({ email = '' }: { email?: string | undefined }) => {
  const { invite, isInviting } = useInvite()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const form = useForm<{ email: string; role: InvitedRole }>({
    initialValues: { email, role: 'member' },
    validate: { email: addressesRule },
  })
  const submit = form.onSubmit(async ({ email: typed, role }) => {
    const { addresses } = readAddresses(typed)
    const left = await invite(addresses, role)
    const sent = addresses.filter((address) => left.every((one) => one.email !== address))
    setRefused(left)
    form.setValues({ email: left.map((one) => one.email).join(', ') })
    if (sent.length > 0)
      notifications.show({
        message: invitationsMessages.invitationsSent({ count: sent.length, emails: formatList(sent) }),
      })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <div className={formStyles.line}>
        <Textarea
          label={invitationsMessages.email()}
          placeholder={invitationsMessages.severalAddresses()}
          autosize
          minRows={1}
          autoComplete="off"
          inputMode="email"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={invitationsMessages.role()}
          data={invitedRoles.map((role) => ({ value: role, label: membersMessages.roleName({ role }) }))}
          {...form.getInputProps('role')}
        />
        <Button type="submit" className={formStyles.lineButton} loading={isInviting}>
          {invitationsMessages.sendInvitation()}
        </Button>
      </div>
      <p className={clsx(text.small, text.quiet)}>{membersMessages.roleExplained({ role: form.values.role })}</p>
      <Refusals refused={refused} />
    </form>
  )
}
