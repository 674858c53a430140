import { createFileRoute } from '@tanstack/react-router'
import { consentPageQuery } from '../introductions/guest-pages/guest-pages.queries.ts'
import { ConsentScreen } from '../introductions/guest-pages/consent-screen.tsx'

const Screen = () => <ConsentScreen token={Route.useParams().token} />

export const Route = createFileRoute('/guest/consents/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(consentPageQuery(token)),
  component: Screen,
})
