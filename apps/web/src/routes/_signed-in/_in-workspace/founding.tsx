import { createFileRoute } from '@tanstack/react-router'
import { FoundingScreen } from '../../../growth/founding/founding-screen.tsx'
import { foundingQuery } from '../../../growth/founding/founding.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/founding')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(foundingQuery),
  component: FoundingScreen,
})
