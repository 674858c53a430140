import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SearchChoice } from '../../../../kit/search-params.ts'
import { ContactsScreen } from '../../../../network/contacts/contacts-screen.tsx'
import { contactsQuery } from '../../../../network/contacts/contacts.queries.ts'
import { erasuresQuery } from '../../../../network/contacts/erasures.queries.ts'

/** Says that one comes from erasing somebody; never whom. */
const ContactsSearch = z.object({ erased: SearchChoice(['yes']) })

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
