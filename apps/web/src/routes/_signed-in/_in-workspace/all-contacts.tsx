import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../../../contacts/contact-list/contacts.queries.ts'
import { deletionsQuery } from '../../../contacts/contact-list/deletions.queries.ts'
import { filterOf } from '../../../contacts/contact-list/table-search.ts'
import { viewsQuery } from '../../../contacts/contact-list/views.queries.ts'
import { AllContactsScreen } from '../../../contacts/duplicates/all-contacts-screen.tsx'
import { CleanUpSearch } from '../../../contacts/duplicates/clean-up-search.ts'
import { duplicatesQuery, mergesQuery } from '../../../contacts/duplicates/duplicates.queries.ts'
import { SavePeople } from '../../../discovery/saving/save-people.tsx'
import { CorrectedSection } from '../../../graph/step-corrections/corrected-section.tsx'
import { knownPeopleQuery, stepCorrectionsQuery } from '../../../graph/step-corrections/step-corrections.queries.ts'

const Screen = () => (
  <AllContactsScreen
    search={CleanUpSearch.parse(Route.useSearch())}
    SavePeople={SavePeople}
    CorrectedSection={CorrectedSection}
  />
)

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
