import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { invitationsQuery } from './invitations.queries.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

const listColumns = (): readonly Column<Invitation>[] => [
  {
    key: 'email',
    header: invitationsMessages.email(),
    cell: ({ email }) => <strong className={text.clip}>{email}</strong>,
  },
  { key: 'role', header: invitationsMessages.role(), cell: ({ role }) => membersMessages.roleName({ role }) },
  {
    key: 'by',
    header: invitationsMessages.invitedBy(),
    cell: ({ invitedBy, createdAt }) => (
      <span>{invitationsMessages.invited({ inviter: invitedBy, on: new Date(createdAt) })}</span>
    ),
  },
  {
    key: 'state',
    header: invitationsMessages.state(),
    cell: ({ state, openedAt, wantsNewLink }) =>
      wantsNewLink
        ? invitationsMessages.wantsLink()
        : invitationsMessages.stateNow({ state, opened: openedAt === null ? 'no' : 'yes' }),
  },
  {
    key: 'expires',
    header: invitationsMessages.expires(),
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatAgo(expiresAt)}</time>,
  },
  {
    key: 'actions',
    header: invitationsMessages.actions(),
    hideHeader: true,
    align: 'end',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
]

/** `email` is the address that the form begins with. */
export const InvitationsSection = ({ email }: { email?: string | undefined }) => {
  const invitations = useQuery(invitationsQuery)
  return (
    <>
      <Section title={invitationsMessages.inviteSomebody()} about={invitationsMessages.inviteSomebodyAbout()}>
        <InviteForm key={email} email={email} />
      </Section>
      <Section title={invitationsMessages.pending()}>
        <Loaded
          query={invitations}
          what={invitationsMessages.theInvitations()}
          skeleton={<RowSkeletons rows={2} label={invitationsMessages.loadingInvitations()} />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>{invitationsMessages.nonePending()}</p>
            ) : (
              <DataTable
                caption={invitationsMessages.pending()}
                rows={items}
                keyOf={({ id }) => id}
                columns={listColumns()}
              />
            )
          }
        </Loaded>
      </Section>
    </>
  )
}
