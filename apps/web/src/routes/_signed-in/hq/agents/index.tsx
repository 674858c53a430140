import { createFileRoute } from '@tanstack/react-router'
import { AgentsScreen } from '../../../../hq/agents/agents-screen.tsx'
import { agentsQuery, missionQuery, teamQuery } from '../../../../hq/hq.queries.ts'

export const Route = createFileRoute('/_signed-in/hq/agents/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(missionQuery)
    void queries.prefetchQuery(teamQuery)
    void queries.prefetchQuery(agentsQuery)
  },
  component: AgentsScreen,
})
