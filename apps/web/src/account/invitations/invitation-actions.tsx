import styles from './invitation-actions.module.css'
import { notifications } from '@mantine/notifications'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { RevokeInvitation } from './revoke-invitation.tsx'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

const copy = async (email: string, link: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(link)
    return invitationsMessages.linkCopied({ email })
  } catch {
    // A browser may refuse the clipboard: then the link is there to be copied by hand.
    return invitationsMessages.linkToCopy({ email, link })
  }
}

/** For an email that got lost: send it again, or take the link along by other means. */
export const InvitationActions = ({ invitation }: { invitation: Invitation }) => {
  const { id, email, state } = invitation
  const change = useApiMutation('post', '/api/network/invitations/{id}/lifecycle', { changes: ['invitations'] })
  const makeLink = useApiMutation('post', '/api/workspaces/current/invitations/{id}/link', { changes: ['invitations'] })
  const show = (message: string) => notifications.show({ message })
  const params = { path: { id } }
  const sendAgain = () =>
    change.mutate(
      { params, body: { action: 'resend' } },
      {
        onSuccess: () => show(invitationsMessages.invitationsSent({ count: 1, emails: email })),
        onError: (error) => show(invitationsMessages.notInvited({ email, reason: reasonOf(error) })),
      },
    )
  const extend = () =>
    change.mutate(
      { params, body: { action: 'extend' } },
      {
        onSuccess: () => show(invitationsMessages.extended({ email })),
        onError: (error) => show(invitationsMessages.notExtended({ reason: reasonOf(error) })),
      },
    )
  const copyLink = () =>
    makeLink
      .mutateAsync({ params })
      .then(async ({ link }) => show(await copy(email, link)))
      .catch((error: unknown) => show(invitationsMessages.noLink({ reason: reasonOf(error) })))
  return (
    <span className={styles.actions}>
      {state === 'expired' ? (
        <ConfirmButton
          label={invitationsMessages.extend()}
          spoken={invitationsMessages.extendInvitation({ email })}
          question={invitationsMessages.extendQuestion({ email })}
          verb={invitationsMessages.extend()}
          tone="plain"
          disabled={change.isPending}
          onConfirm={extend}
        />
      ) : null}
      <ConfirmButton
        label={invitationsMessages.sendAgain()}
        spoken={invitationsMessages.sendAgainTo({ email })}
        question={invitationsMessages.sendAgainQuestion({ email })}
        verb={invitationsMessages.sendAgain()}
        tone="plain"
        disabled={change.isPending || state === 'declined'}
        {...(state === 'declined' ? { why: invitationsMessages.hasDeclined() } : {})}
        onConfirm={sendAgain}
      />
      <ConfirmButton
        label={invitationsMessages.copyLink()}
        spoken={invitationsMessages.copyLinkFor({ email })}
        question={invitationsMessages.copyLinkQuestion({ email })}
        verb={invitationsMessages.copyLink()}
        tone="plain"
        disabled={makeLink.isPending}
        onConfirm={() => void copyLink()}
      />
      <RevokeInvitation invitation={invitation} />
    </span>
  )
}
