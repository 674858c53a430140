import { useQuery } from '@tanstack/react-query'
import type { Member } from '@wellmet/account/members/members.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { membersQuery } from './members.queries.ts'
import { PersonCell } from './person-cell.tsx'
import { RemoveMember } from './remove-member.tsx'
import { RoleSelect } from './role-select.tsx'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

const ownersIn = (members: readonly Member[]): number => members.filter(({ role }) => role === 'owner').length

const columnsOf = (owners: number): readonly Column<Member>[] => [
  {
    key: 'who',
    header: membersMessages.member(),
    cell: (member) => <PersonCell id={member.userId} name={member.name} about={member.email} />,
  },
  { key: 'role', header: membersMessages.role(), cell: (member) => <RoleSelect member={member} owners={owners} /> },
  {
    key: 'joined',
    header: membersMessages.joined(),
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDay(joinedAt)}</time>,
  },
  {
    key: 'remove',
    header: membersMessages.remove(),
    hideHeader: true,
    align: 'end',
    cell: (member) => <RemoveMember member={member} owners={owners} />,
  },
]

export const MembersSection = () => {
  const members = useQuery(membersQuery)
  return (
    <Section title={membersMessages.members()} about={membersMessages.about()}>
      <Loaded
        query={members}
        what={membersMessages.theMembers()}
        skeleton={<RowSkeletons rows={3} label={membersMessages.loading()} />}
      >
        {({ items }) => (
          <DataTable
            caption={membersMessages.membersOfWorkspace()}
            rows={items}
            keyOf={({ userId }) => userId}
            columns={columnsOf(ownersIn(items))}
          />
        )}
      </Loaded>
    </Section>
  )
}
