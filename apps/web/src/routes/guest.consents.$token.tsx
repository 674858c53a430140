import { createFileRoute } from '@tanstack/react-router'
import { ConsentAnswerSearch } from '../introductions/guest-pages/answer-search.ts'
import { consentPageQuery } from '../introductions/guest-pages/guest-pages.queries.ts'
import { ConsentScreen } from '../introductions/guest-pages/consent-screen.tsx'

const Screen = () => <ConsentScreen token={Route.useParams().token} answer={Route.useSearch().answer} />

export const Route = createFileRoute('/guest/consents/$token')({
  validateSearch: ConsentAnswerSearch,
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(consentPageQuery(token)),
  component: Screen,
})
