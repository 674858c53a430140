import { Button } from '@mantine/core'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { offerAbout, TargetOfferButton, useTargetOffer } from '../../contacts/targets/target-offer.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { GrowNetworkLinks } from './grow-network-links.tsx'

type Props = {
  q: string
  company: string | undefined
  notice: BroadFound['notice']
  answered: string | null
  onAskProvider: () => void
}

/** With what the notice advises as a button: to search the provider too, to invite somebody, or to import more. */
export const NobodyAnywhere = ({ q, company, notice, answered, onAskProvider }: Props) => {
  const offer = useTargetOffer({ q, company })
  return (
    <EmptyState
      title={peopleMessages.noResults({ query: q })}
      next={
        isMember(useSession().workspace?.role) ? (
          <>
            {offer ? <TargetOfferButton offer={offer} /> : null}
            {notice?.code === 'nobody_found' ? (
              <Button {...(offer ? { variant: 'default' } : {})} onClick={onAskProvider}>
                {peopleMessages.askProviderNow()}
              </Button>
            ) : null}
            <GrowNetworkLinks />
          </>
        ) : undefined
      }
    >
      {offer ? offerAbout(offer) : null} {answered}{' '}
      {notice ? [notice.message, notice.next].join(' ') : peopleMessages.noResultsAnywhere()}
    </EmptyState>
  )
}
