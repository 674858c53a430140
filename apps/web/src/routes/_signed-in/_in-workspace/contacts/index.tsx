import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SearchChoice } from '../../../../kit/search-params.ts'
import { ContactsScreen } from '../../../../network/contacts/contacts-screen.tsx'
import { contactsQuery } from '../../../../network/contacts/contacts.queries.ts'
import { deletionsQuery } from '../../../../network/contacts/deletions.queries.ts'

/** Says that one comes from erasing somebody; never whom. */
const ContactsSearch = z.object({ deleted: SearchChoice(['yes']) })

const Screen = () => <ContactsScreen hasDeleted={Route.useSearch().deleted === 'yes'} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/')({
  validateSearch: ContactsSearch,
  loaderDeps: ({ search }) => ({ deleted: search.deleted }),
  loader: ({ context: { queries }, deps: { deleted } }) => {
    void queries.prefetchInfiniteQuery(contactsQuery())
    if (deleted) void queries.prefetchQuery(deletionsQuery)
  },
  component: Screen,
})
