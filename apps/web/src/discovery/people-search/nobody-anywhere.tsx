import { Button } from '@mantine/core'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { GrowNetworkLinks } from './grow-network-links.tsx'

type Props = { q: string; notice: BroadFound['notice']; answered: string | null; onAskProvider: () => void }

/** With what the notice advises as a button: to search the provider too, to invite somebody, or to import more. */
export const NobodyAnywhere = ({ q, notice, answered, onAskProvider }: Props) => (
  <EmptyState
    title={peopleMessages.noResults({ query: q })}
    next={
      isMember(useSession().workspace?.role) ? (
        <>
          {notice?.code === 'nobody_found' ? (
            <Button onClick={onAskProvider}>{peopleMessages.askProviderNow()}</Button>
          ) : null}
          <GrowNetworkLinks />
        </>
      ) : undefined
    }
  >
    {answered} {notice ? [notice.message, notice.next].join(' ') : peopleMessages.noResultsAnywhere()}
  </EmptyState>
)
