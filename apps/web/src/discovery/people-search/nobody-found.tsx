import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { NameSomeoneAt, offerAbout, TargetOfferButton, useTargetOffer } from '../../contacts/targets/target-offer.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { GrowNetworkLinks } from './grow-network-links.tsx'
import { companyOf } from './question-words.ts'
import type { PeopleSearch } from './people-search.ts'
import type { PeopleFound } from './search-shapes.ts'

type Props = { search: PeopleSearch; found: PeopleFound; onSearch: (search: PeopleSearch) => void }

/** No results for the query or the filter, or nobody in reach at all; each has its own next step. */
export const NobodyFound = ({ search: { q, filter }, found: { notice, knownAt, read }, onSearch }: Props) => {
  const mayImport = isMember(useSession().workspace?.role)
  const company = companyOf(read) ?? knownAt?.name
  const offer = useTargetOffer({ q: q ?? '', company })
  if (filter)
    return (
      <EmptyState
        title={q ? peopleMessages.noneReachableFor({ filter, query: q }) : peopleMessages.noneReachable({ filter })}
        next={
          <Button variant="default" onClick={() => onSearch(q ? { q } : {})}>
            {peopleMessages.showEveryone()}
          </Button>
        }
      >
        {filter === 'high-trust' ? peopleMessages.highTrustMeans() : peopleMessages.titleSays()}
      </EmptyState>
    )
  if (q)
    return (
      <EmptyState
        title={peopleMessages.noResults({ query: q })}
        next={
          <>
            {offer ? <TargetOfferButton offer={offer} /> : null}
            {!offer && company !== undefined ? <NameSomeoneAt company={company} isQuiet={false} /> : null}
            <LinkButton
              to="/people/search"
              search={{ q }}
              {...(offer || company !== undefined ? { variant: 'default' } : {})}
            >
              {peopleMessages.searchEverywhere()}
            </LinkButton>
            {mayImport ? <GrowNetworkLinks /> : null}
          </>
        }
      >
        {knownAt
          ? richMessage(peopleMessages.knownAt, {
              count: knownAt.count,
              company: knownAt.name,
              link: <Link to="/companies/$id" params={{ id: knownAt.companyId }} className={text.link} />,
            })
          : null}{' '}
        {notice?.code === 'condition_fits_nobody'
          ? [notice.message, notice.next].join(' ')
          : offer?.named.name
            ? offerAbout(offer)
            : [peopleMessages.noResultsAbout(), notice?.next].join(' ')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={peopleMessages.emptyTitle()}
      next={mayImport ? <LinkButton to="/access/linkedin">{peopleMessages.importNetwork()}</LinkButton> : undefined}
    >
      {peopleMessages.emptyAbout()}
    </EmptyState>
  )
}
