import { createFileRoute } from '@tanstack/react-router'
import { runQuery } from '../../../../../account/orchestrator/orchestrator.queries.ts'
import { RunScreen } from '../../../../../account/orchestrator/run-screen.tsx'

const Screen = () => <RunScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/playbooks/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchQuery(runQuery(id)),
  component: Screen,
})
