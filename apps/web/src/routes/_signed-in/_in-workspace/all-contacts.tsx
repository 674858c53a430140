import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../../../network/contacts/contacts.queries.ts'
import { deletionsQuery } from '../../../network/contacts/deletions.queries.ts'
import { AllContactsScreen } from '../../../network/duplicates/all-contacts-screen.tsx'
import { CleanUpSearch } from '../../../network/duplicates/clean-up-search.ts'
import { duplicatesQuery, mergesQuery } from '../../../network/duplicates/duplicates.queries.ts'

const Screen = () => <AllContactsScreen search={CleanUpSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/all-contacts')({
  validateSearch: CleanUpSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { tab, ...filter } }) => {
    // Each tab shows how many there are, so all three are asked for.
    void queries.prefetchInfiniteQuery(contactsQuery())
    if (!tab) void queries.prefetchInfiniteQuery(contactsQuery(filter))
    void queries.prefetchInfiniteQuery(duplicatesQuery)
    void queries.prefetchInfiniteQuery(mergesQuery)
    if (tab === 'history') void queries.prefetchQuery(deletionsQuery)
  },
  component: Screen,
})
