import { createFileRoute } from '@tanstack/react-router'
import { readContacts } from '../../../../network/contacts/contacts-search.ts'
import { ContactsScreen } from '../../../../network/contacts/contacts-screen.tsx'

const Screen = () => <ContactsScreen hasErased={Route.useSearch().erased === 'yes'} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/')({
  validateSearch: readContacts,
  component: Screen,
})
