import { createFileRoute } from '@tanstack/react-router'
import { missionQuery, pipelineQuery } from '../../../hq/hq.queries.ts'
import { RevenueScreen } from '../../../hq/revenue/revenue-screen.tsx'

export const Route = createFileRoute('/_signed-in/hq/revenue')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(missionQuery)
    void queries.prefetchQuery(pipelineQuery)
  },
  component: RevenueScreen,
})
