import { createFileRoute } from '@tanstack/react-router'
import { rankingQuery } from '../../../../discovery/companies/companies.queries.ts'
import { GoalScreen } from '../../../../onboarding/goal-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/access/personalize')({
  loader: ({ context: { queries } }) => void queries.prefetchInfiniteQuery(rankingQuery),
  component: GoalScreen,
})
