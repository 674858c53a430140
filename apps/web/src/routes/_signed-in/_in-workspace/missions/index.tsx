import { createFileRoute } from '@tanstack/react-router'
import { targetsQuery } from '../../../../contacts/targets/targets.queries.ts'
import { MissionsScreen } from '../../../../discovery/missions/missions-screen.tsx'
import { missionsQuery } from '../../../../discovery/missions/missions.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/missions/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(missionsQuery)
    void queries.prefetchQuery(targetsQuery)
  },
  component: MissionsScreen,
})
