import { createFileRoute } from '@tanstack/react-router'
import { EmailScreen } from '../../../../outreach/mailbox/email-screen.tsx'
import { EmailSearch } from '../../../../outreach/mailbox/email-search.ts'
import { threadQuery, threadsQuery } from '../../../../outreach/mailbox/email.queries.ts'

const Screen = () => <EmailScreen search={Route.useSearch()} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/email')({
  validateSearch: EmailSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchInfiniteQuery(threadsQuery(deps))
    if (deps.thread !== undefined) void queries.prefetchQuery(threadQuery(deps.thread))
  },
  component: Screen,
})
