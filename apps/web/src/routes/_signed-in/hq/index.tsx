import { createFileRoute } from '@tanstack/react-router'
import { activityQuery, costsQuery, missionQuery, quickActionsQuery } from '../../../hq/hq.queries.ts'
import { MorningScreen } from '../../../hq/mission-control/morning-screen.tsx'

export const Route = createFileRoute('/_signed-in/hq/')({
  loader: ({ context: { queries } }) => {
    for (const query of [missionQuery, activityQuery, costsQuery(30), quickActionsQuery])
      void queries.prefetchQuery(query as typeof missionQuery)
  },
  component: MorningScreen,
})
