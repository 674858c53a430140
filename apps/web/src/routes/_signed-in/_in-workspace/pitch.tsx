import { createFileRoute } from '@tanstack/react-router'
import { PitchScreen } from '../../../growth/investors/pitch-screen.tsx'
import { pitchQuery } from '../../../growth/investors/pitch.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/pitch')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(pitchQuery),
  component: PitchScreen,
})
