import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../../../network/contacts/contacts.queries.ts'
import { deletionsQuery } from '../../../network/contacts/deletions.queries.ts'
import { filterOf } from '../../../network/contacts/table-search.ts'
import { viewsQuery } from '../../../network/contacts/views.queries.ts'
import { AllContactsScreen } from '../../../network/duplicates/all-contacts-screen.tsx'
import { CleanUpSearch } from '../../../network/duplicates/clean-up-search.ts'
import { duplicatesQuery, mergesQuery } from '../../../network/duplicates/duplicates.queries.ts'
import { knownPeopleQuery, stepCorrectionsQuery } from '../../../network/search/step-corrections.queries.ts'

const Screen = () => <AllContactsScreen search={CleanUpSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/all-contacts')({
  validateSearch: CleanUpSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { tab, ...search } }) => {
    // Each tab shows how many there are, so all three are asked for.
    void queries.prefetchInfiniteQuery(contactsQuery())
    if (!tab) {
      void queries.prefetchInfiniteQuery(contactsQuery(filterOf(search), search.sort))
      void queries.prefetchQuery(viewsQuery)
    }
    void queries.prefetchInfiniteQuery(duplicatesQuery)
    void queries.prefetchInfiniteQuery(mergesQuery)
    if (tab === 'history') {
      void queries.prefetchQuery(deletionsQuery)
      void queries.prefetchQuery(stepCorrectionsQuery)
      void queries.prefetchQuery(knownPeopleQuery)
    }
  },
  component: Screen,
})
