import { createFileRoute } from '@tanstack/react-router'
import { LetterScreen } from '../introductions/letters/letter-screen.tsx'
import { letterQuery } from '../introductions/letters/letters.queries.ts'

const Screen = () => <LetterScreen token={Route.useParams().token} />

export const Route = createFileRoute('/asked/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(letterQuery(token)),
  component: Screen,
})
