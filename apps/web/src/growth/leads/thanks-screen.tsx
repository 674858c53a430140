import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import { GuestPage } from '../../introductions/guest-pages/guest-page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

/** Where a plain form leads. It says nothing of what was sent. */
export const ThanksScreen = () => (
  <GuestPage>
    <PageHeader title={m.thanks()}>{m.thanksAbout()}</PageHeader>
  </GuestPage>
)
