import { createFileRoute } from '@tanstack/react-router'
import { ContactsScreen } from '../../../../network/contacts/contacts-screen.tsx'
import { ContactsSearch } from '../../../../network/contacts/contacts-search.ts'
import { contactsQuery } from '../../../../network/contacts/contacts.queries.ts'
import { erasuresQuery } from '../../../../network/contacts/erasures.queries.ts'

const Screen = () => <ContactsScreen hasErased={Route.useSearch().erased === 'yes'} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/')({
  validateSearch: ContactsSearch,
  loaderDeps: ({ search }) => ({ erased: search.erased }),
  loader: ({ context: { queries }, deps: { erased } }) => {
    void queries.prefetchInfiniteQuery(contactsQuery())
    if (erased) void queries.prefetchQuery(erasuresQuery)
  },
  component: Screen,
})
