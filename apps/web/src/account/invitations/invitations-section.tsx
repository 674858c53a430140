import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { roleWords } from '../members/roles.ts'
import { invitationsQuery } from './invitations.queries.ts'
import { InviteForm } from './invite-form.tsx'
import { RevokeInvitation } from './revoke-invitation.tsx'

const columns: readonly Column<Invitation>[] = [
  { key: 'email', header: 'E-mail', cell: ({ email }) => <strong className={text.clip}>{email}</strong> },
  { key: 'role', header: 'Role', cell: ({ role }) => roleWords[role].label },
  {
    key: 'by',
    header: 'Invited by',
    cell: ({ invitedBy, createdAt }) => (
      <span>
        {invitedBy}, {formatDay(createdAt)}
      </span>
    ),
  },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatAgo(expiresAt)}</time>,
  },
  {
    key: 'revoke',
    header: 'Revoke',
    hideHeader: true,
    align: 'end',
    cell: (invitation) => <RevokeInvitation invitation={invitation} />,
  },
]

export const InvitationsSection = () => {
  const invitations = useQuery(invitationsQuery)
  return (
    <>
      <Section title="Invite somebody" about="They get a mail with a link that only works for their address.">
        <InviteForm />
      </Section>
      <Section title="Pending invitations">
        <Loaded
          query={invitations}
          what="The invitations"
          skeleton={<RowSkeletons rows={2} label="Loading the invitations" />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>
                Nobody is waiting. An invitation stands here until it is accepted, revoked or expires.
              </p>
            ) : (
              <DataTable caption="Pending invitations" rows={items} keyOf={({ id }) => id} columns={columns} />
            )
          }
        </Loaded>
      </Section>
    </>
  )
}
