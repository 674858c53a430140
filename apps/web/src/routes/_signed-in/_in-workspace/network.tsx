import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../../../network/contacts/contacts.queries.ts'
import { duplicatesQuery, mergesQuery } from '../../../network/duplicates/duplicates.queries.ts'
import { loadNetworkMap } from '../../../network/network-map/network-map-view.tsx'
import { NetworkScreen } from '../../../network/network-map/network-screen.tsx'
import { networkMapQuery } from '../../../network/network-map/network-map.queries.ts'

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
