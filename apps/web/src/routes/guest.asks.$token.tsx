import { createFileRoute } from '@tanstack/react-router'
import { AskPageScreen } from '../introductions/guest-pages/ask-page-screen.tsx'
import { AskAnswerSearch } from '../introductions/guest-pages/answer-search.ts'
import { askPageQuery } from '../introductions/guest-pages/guest-pages.queries.ts'

const Screen = () => <AskPageScreen token={Route.useParams().token} answer={Route.useSearch().answer} />

export const Route = createFileRoute('/guest/asks/$token')({
  validateSearch: AskAnswerSearch,
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(askPageQuery(token)),
  component: Screen,
})
