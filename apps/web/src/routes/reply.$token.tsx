import { createFileRoute } from '@tanstack/react-router'
import { questionQuery } from '../introductions/letters/letters.queries.ts'
import { QuestionScreen } from '../introductions/letters/question-screen.tsx'

const Screen = () => <QuestionScreen token={Route.useParams().token} />

export const Route = createFileRoute('/reply/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(questionQuery(token)),
  component: Screen,
})
