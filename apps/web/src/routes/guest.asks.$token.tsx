import { createFileRoute } from '@tanstack/react-router'
import { AskPageScreen } from '../introductions/guest-pages/ask-page-screen.tsx'
import { askPageQuery } from '../introductions/guest-pages/guest-pages.queries.ts'

const Screen = () => <AskPageScreen token={Route.useParams().token} />

export const Route = createFileRoute('/guest/asks/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(askPageQuery(token)),
  component: Screen,
})
