import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { invitationsQuery } from './invitations.queries.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

const listColumns = (): readonly Column<Invitation>[] => [
  {
    key: 'email',
    header: invitationsMessages.email(),
    cell: ({ email, role, invitedBy, createdAt }) => (
      <TwoLines
        first={<strong>{email}</strong>}
        second={invitationsMessages.invited({
          role: membersMessages.roleName({ role }),
          inviter: invitedBy,
          on: new Date(createdAt),
        })}
      />
    ),
  },
  {
    key: 'state',
    header: invitationsMessages.state(),
    cell: ({ state, openedAt, wantsNewLink, expiresAt }) => (
      <TwoLines
        first={
          wantsNewLink
            ? invitationsMessages.wantsLink()
            : invitationsMessages.stateNow({ state, opened: openedAt === null ? 'no' : 'yes' })
        }
        second={
          state === 'open' ? (
            <time dateTime={expiresAt}>{invitationsMessages.expires({ when: formatAgo(expiresAt) })}</time>
          ) : null
        }
      />
    ),
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
