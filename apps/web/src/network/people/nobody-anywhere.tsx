import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'

type Props = { q: string; notice: BroadFound['notice'] }

export const NobodyAnywhere = ({ q, notice }: Props) => (
  <EmptyState
    title={peopleMessages.noResults({ query: q })}
    next={
      isMember(useSession().workspace?.role) ? (
        <LinkButton to="/access" variant="default">
          {peopleMessages.importMore()}
        </LinkButton>
      ) : undefined
    }
  >
    {notice ? [notice.message, notice.next].join(' ') : peopleMessages.noResultsAnywhere()}
  </EmptyState>
)
