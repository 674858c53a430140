import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../../../network/contacts/contact-screen.tsx'
import { contactQuery } from '../../../../network/contacts/contacts.queries.ts'
import { hideRulesQuery } from '../../../../network/sharing/hide-rules.queries.ts'
import { sharingQuery } from '../../../../network/sharing/sharing.queries.ts'

const Screen = () => <ContactScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/$id')({
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(contactQuery(id))
    void queries.prefetchQuery(hideRulesQuery)
    void queries.prefetchQuery(sharingQuery)
  },
  component: Screen,
})
