import { Button } from '@mantine/core'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { PeopleSearch } from './people-search.ts'
import type { PeopleFound } from './search-shapes.ts'

type Props = { search: PeopleSearch; found: PeopleFound; onSearch: (search: PeopleSearch) => void }

const who = { founders: 'founder', investors: 'investor', 'high-trust': 'person of high trust' } as const

const bringMore = <LinkButton to="/access">Bring in more people</LinkButton>

/** Nobody fits what is asked for, or nobody is in reach at all; each has its own next step. */
export const NobodyFound = ({ search: { q, filter }, found: { notice }, onSearch }: Props) => {
  const mayBringIn = isMember(useSession().workspace?.role)
  if (filter)
    return (
      <EmptyState
        title={q ? `No ${who[filter]} fits “${q}”` : `No ${who[filter]} is in reach yet`}
        next={
          <Button variant="default" onClick={() => onSearch(q ? { q } : {})}>
            Show everybody
          </Button>
        }
      >
        {filter === 'high-trust'
          ? 'Here are people with a trust rank of 70 or more, which takes strong ties along the whole way.'
          : 'What somebody is, is read from their title. A title that does not say so leaves them out.'}
      </EmptyState>
    )
  if (q)
    return (
      <EmptyState title={`Nobody in reach fits “${q}”`} next={mayBringIn ? bringMore : undefined}>
        Names, companies, roles and places are searched, and a typing slip is forgiven. {notice?.next}
      </EmptyState>
    )
  return (
    <EmptyState
      title="Whom you can reach will be here"
      next={mayBringIn ? <LinkButton to="/access/linkedin">Bring your network in</LinkButton> : undefined}
    >
      Everybody you know, and everybody known to those who share with you, each with the best way to them. It begins
      with your own contacts.
    </EmptyState>
  )
}
