import { createFileRoute } from '@tanstack/react-router'
import { ListSearch } from '../../../../introductions/requests/introductions-search.ts'
import type { AfterIntroduction } from '../../../../introductions/list/open-request.tsx'
import { IntroductionsScreen } from '../../../../introductions/list/introductions-screen.tsx'
import {
  asksQuery,
  introductionQuery,
  introductionsQuery,
} from '../../../../introductions/requests/requests.queries.ts'
import { EmailsWith } from '../../../../outreach/mailbox/emails-with.tsx'
import { SendAboutIntroduction } from '../../../../outreach/sent-messages/send-about-introduction.tsx'
import { FollowUpOffer } from '../../../../outreach/sequences/follow-up-offer.tsx'

const afterIntroduction: AfterIntroduction = (request) => (
  <>
    <SendAboutIntroduction request={request} />
    {request.isMine && !request.hasDeletedPerson ? (
      <EmailsWith name={request.target.name} request={request.id} />
    ) : null}
    <FollowUpOffer request={request} />
  </>
)

const Screen = () => <IntroductionsScreen search={Route.useSearch()} afterIntroduction={afterIntroduction} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'active', request: search.request }),
  loader: ({ context: { queries }, deps: { tab, request } }) => {
    void queries.prefetchInfiniteQuery(introductionsQuery(tab))
    void queries.prefetchQuery(asksQuery)
    if (request) void queries.prefetchQuery(introductionQuery(request))
  },
  component: Screen,
})
