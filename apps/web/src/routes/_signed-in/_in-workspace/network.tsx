import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../../../contacts/contact-list/contacts.queries.ts'
import { duplicatesQuery, mergesQuery } from '../../../contacts/duplicates/duplicates.queries.ts'
import { loadNetworkMap } from '../../../discovery/network-map/network-map-view.tsx'
import { NetworkScreen } from '../../../discovery/network-map/network-screen.tsx'
import { networkMapQuery } from '../../../contacts/network-people/network-map.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/network')({
  // The drawing code is large and loads beside the data.
  loader: ({ context }) => {
    void context.queries.prefetchQuery(networkMapQuery)
    void loadNetworkMap()
    void context.queries.prefetchInfiniteQuery(contactsQuery())
    void context.queries.prefetchInfiniteQuery(duplicatesQuery)
    void context.queries.prefetchInfiniteQuery(mergesQuery)
  },
  component: NetworkScreen,
})
