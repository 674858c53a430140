import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../../../contacts/contact-page/contact-screen.tsx'
import { contactQuery } from '../../../../contacts/contact-list/contacts.queries.ts'
import { hideRulesQuery } from '../../../../contacts/sharing/hide-rules.queries.ts'
import { sharingQuery } from '../../../../contacts/sharing/sharing.queries.ts'
import { SignalsAbout } from '../../../../discovery/signals/signals-about.tsx'
import { SearchChoice, searchParams } from '../../../../kit/search-params.ts'
import { PersonMessages, PersonTabs } from '../../../../outreach/mailbox/person-messages.tsx'
import { SaveToList } from '../../../../discovery/saving/save-to-list.tsx'

const ContactSearch = searchParams({ tab: SearchChoice(['messages']) })

const Screen = () => (
  <ContactScreen
    id={Route.useParams().id}
    tab={Route.useSearch().tab}
    SaveToList={SaveToList}
    SignalsAbout={SignalsAbout}
    Tabs={PersonTabs}
    Messages={PersonMessages}
  />
)

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/$id')({
  validateSearch: ContactSearch,
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(contactQuery(id))
    void queries.prefetchQuery(hideRulesQuery)
    void queries.prefetchQuery(sharingQuery)
  },
  component: Screen,
})
