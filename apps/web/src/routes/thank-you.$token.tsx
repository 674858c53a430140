import { createFileRoute } from '@tanstack/react-router'
import { ThankYouQuestionScreen } from '../growth/thank-yous/thank-you-question-screen.tsx'
import { thankYouQuestionQuery } from '../growth/thank-yous/thank-yous.queries.ts'

const Screen = () => <ThankYouQuestionScreen token={Route.useParams().token} />

export const Route = createFileRoute('/thank-you/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(thankYouQuestionQuery(token)),
  component: Screen,
})
