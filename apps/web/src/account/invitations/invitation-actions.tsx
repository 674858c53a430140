import styles from './invitation-actions.module.css'
import { notifications } from '@mantine/notifications'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { RevokeInvitation } from './revoke-invitation.tsx'
import { useInvite } from './use-invite.ts'
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
  const { id, email, role } = invitation
  const { invite, isInviting } = useInvite()
  const makeLink = api.useMutation('post', '/api/workspaces/current/invitations/{id}/link')
  const show = (message: string) => notifications.show({ message })
  const sendAgain = async () => {
    const [refused] = await invite([email], role)
    show(
      refused
        ? invitationsMessages.notInvited(refused)
        : invitationsMessages.invitationsSent({ count: 1, emails: email }),
    )
  }
  const copyLink = () =>
    makeLink
      .mutateAsync({ params: { path: { id } } })
      .then(async ({ link }) => show(await copy(email, link)))
      .catch((error: unknown) => show(invitationsMessages.noLink({ reason: reasonOf(error) })))
  return (
    <span className={styles.actions}>
      <ConfirmButton
        label={invitationsMessages.sendAgain()}
        spoken={invitationsMessages.sendAgainTo({ email })}
        question={invitationsMessages.sendAgainQuestion({ email })}
        verb={invitationsMessages.sendAgain()}
        tone="plain"
        disabled={isInviting}
        onConfirm={() => void sendAgain()}
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
