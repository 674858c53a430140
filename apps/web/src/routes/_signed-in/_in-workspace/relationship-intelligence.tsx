import { createFileRoute } from '@tanstack/react-router'
import { InsightsScreen } from '../../../discovery/insights/insights-screen.tsx'
import { insightsQuery } from '../../../discovery/insights/insights.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/relationship-intelligence')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(insightsQuery),
  component: InsightsScreen,
})
