import { createFileRoute } from '@tanstack/react-router'
import { MissionScreen } from '../../../../discovery/missions/mission-screen.tsx'
import { missionQuery, missionTargetsQuery } from '../../../../discovery/missions/missions.queries.ts'

const Screen = () => <MissionScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/missions/$id')({
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(missionQuery(id))
    void queries.prefetchQuery(missionTargetsQuery(id))
  },
  component: Screen,
})
