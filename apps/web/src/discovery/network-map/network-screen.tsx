import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ConnectLinks } from '../../connections/accounts/connect-links.tsx'
import { CleanUpTabs } from '../../contacts/duplicates/clean-up-tabs.tsx'
import { readNetworkMap } from '../../contacts/network-people/read-network-map.ts'
import { whoWords } from '../../contacts/network-people/who-words.ts'
import { RateOffer } from '../people-to-rate/rate-offer.tsx'
import styles from './network-map.module.css'
import { NetworkMapView } from './network-map-view.tsx'
import { networkMapQuery } from '../../contacts/network-people/network-map.queries.ts'
import { pathQuery } from './path-query.ts'
import { NetworkMapSkeleton } from './network-map-skeleton.tsx'

export const NetworkScreen = () => {
  const query = useQuery(networkMapQuery)
  const { workspace } = useSession()
  const data = useMemo(() => query.data && readNetworkMap(query.data), [query.data])
  const isEmpty = data?.people.length === 0
  return (
    <>
      <PageHeader title={networkMapsMessages.network()}>
        {data && !isEmpty ? whoWords(data.people) : undefined}
      </PageHeader>
      <CleanUpTabs here="map" />
      {isEmpty ? null : <RateOffer className={styles.rate} />}
      <Loaded query={query} what={networkMapsMessages.yourNetwork()} skeleton={<NetworkMapSkeleton />}>
        {({ note }) => (
          <NetworkMapView
            data={data}
            note={note}
            pathQuery={pathQuery}
            emptyNext={
              isMember(workspace?.role) ? (
                <>
                  <LinkButton to="/access/linkedin">{networkMapsMessages.importNetwork()}</LinkButton>
                  <ConnectLinks />
                </>
              ) : undefined
            }
          />
        )}
      </Loaded>
    </>
  )
}
