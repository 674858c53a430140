import { createFileRoute } from '@tanstack/react-router'
import { PitchPageScreen } from '../growth/investors/pitch-page-screen.tsx'
import { pitchPageQuery } from '../growth/investors/pitch.queries.ts'

const Screen = () => <PitchPageScreen token={Route.useParams().token} />

export const Route = createFileRoute('/pitch/$token')({
  loader: ({ context: { queries }, params: { token } }) => void queries.prefetchQuery(pitchPageQuery(token)),
  component: Screen,
})
