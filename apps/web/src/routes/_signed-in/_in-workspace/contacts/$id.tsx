import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../../../contacts/contact-page/contact-screen.tsx'
import { contactQuery } from '../../../../contacts/contact-list/contacts.queries.ts'
import { hideRulesQuery } from '../../../../contacts/sharing/hide-rules.queries.ts'
import { sharingQuery } from '../../../../contacts/sharing/sharing.queries.ts'
import { SignalsAbout } from '../../../../discovery/signals/signals-about.tsx'
import { SaveToList } from '../../../../discovery/saving/save-to-list.tsx'

const Screen = () => <ContactScreen id={Route.useParams().id} SaveToList={SaveToList} SignalsAbout={SignalsAbout} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/$id')({
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(contactQuery(id))
    void queries.prefetchQuery(hideRulesQuery)
    void queries.prefetchQuery(sharingQuery)
  },
  component: Screen,
})
