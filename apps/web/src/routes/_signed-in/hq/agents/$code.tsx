import { createFileRoute } from '@tanstack/react-router'
import { AgentScreen } from '../../../../hq/agents/agent-screen.tsx'
import { agentQuery, missionQuery } from '../../../../hq/hq.queries.ts'

const Screen = () => <AgentScreen code={Route.useParams().code} />

export const Route = createFileRoute('/_signed-in/hq/agents/$code')({
  loader: ({ context: { queries }, params: { code } }) => {
    void queries.prefetchQuery(missionQuery)
    void queries.prefetchQuery(agentQuery(code))
  },
  component: Screen,
})
