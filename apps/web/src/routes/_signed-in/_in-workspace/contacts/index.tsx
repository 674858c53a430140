import { createFileRoute } from '@tanstack/react-router'
import { SearchChoice } from '../../../../kit/search-params.ts'
import { contactsQuery } from '../../../../contacts/contact-list/contacts.queries.ts'
import { deletionsQuery } from '../../../../contacts/contact-list/deletions.queries.ts'
import { filterOf, TableSearch } from '../../../../contacts/contact-list/table-search.ts'
import { viewsQuery } from '../../../../contacts/contact-list/views.queries.ts'
import { AllContactsScreen } from '../../../../contacts/duplicates/all-contacts-screen.tsx'
import { duplicatesQuery, mergesQuery } from '../../../../contacts/duplicates/duplicates.queries.ts'
import { SavePeople } from '../../../../discovery/saving/save-people.tsx'

/** Beside the filters it says that one comes from erasing somebody; never whom. */
const ContactsSearch = TableSearch.extend({ deleted: SearchChoice(['yes']) })

const Screen = () => {
  const { deleted, ...search } = ContactsSearch.parse(Route.useSearch())
  return <AllContactsScreen search={search} hasDeleted={deleted === 'yes'} SavePeople={SavePeople} />
}

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/')({
  validateSearch: ContactsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { deleted, ...search } }) => {
    // Each tab shows how many there are, so all three are asked for.
    void queries.prefetchInfiniteQuery(contactsQuery())
    void queries.prefetchInfiniteQuery(contactsQuery(filterOf(search), search.sort))
    void queries.prefetchQuery(viewsQuery)
    void queries.prefetchInfiniteQuery(duplicatesQuery)
    void queries.prefetchInfiniteQuery(mergesQuery)
    if (deleted) void queries.prefetchQuery(deletionsQuery)
  },
  component: Screen,
})
