import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'

type Props = { q: string; notice: BroadFound['notice'] }

export const NobodyAnywhere = ({ q, notice }: Props) => (
  <EmptyState
    title={`Nobody found for “${q}”`}
    next={
      isMember(useSession().workspace?.role) ? (
        <LinkButton to="/access" variant="default">
          Bring in more people
        </LinkButton>
      ) : undefined
    }
  >
    {notice
      ? `${notice.message} ${notice.next}`
      : 'Your network and the public directory were searched, and a typing slip is forgiven. Fewer words find more.'}
  </EmptyState>
)
