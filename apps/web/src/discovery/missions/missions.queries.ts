import { useQueryClient } from '@tanstack/react-query'
import type { Mission, MissionState } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { changeData, changeItems, optimistic } from '../../api/optimistic.ts'

/** Targets are people and companies of lists, and what became of asking for them. */
const dependsOnTargets = dependsOn('missions', 'saved lists', 'saved list items', 'contacts', 'requests')

export const missionsQuery = dependsOnTargets.queryOptions('get', '/api/network/missions')

export const missionQuery = (id: string) =>
  dependsOnTargets.queryOptions('get', '/api/network/missions/{id}', { params: { path: { id } } })

export const missionTargetsQuery = (id: string) =>
  dependsOnTargets.queryOptions('get', '/api/network/missions/{id}/targets', { params: { path: { id } } })

type Move = { params: { path: { id: string } }; body: { state?: MissionState } }

export const useMissionChanges = () => {
  const queries = useQueryClient()
  return {
    create: useApiMutation('post', '/api/network/missions', { changes: ['missions'] }),
    update: useApiMutation('patch', '/api/network/missions/{id}', { changes: ['missions'] }),
    /** Done, archived or open again. */
    move: useApiMutation('patch', '/api/network/missions/{id}', {
      changes: ['missions'],
      ...optimistic<Move>(queries, {
        shows: ({ params, body: { state } }) => {
          const move = (mission: Mission): Mission =>
            mission.id === params.path.id && state ? { ...mission, state } : mission
          return [
            changeItems<Mission>(missionsQuery.queryKey, (missions) => missions.map(move)),
            changeData<Mission>(missionQuery(params.path.id).queryKey, move),
          ]
        },
        refused: (reason) => missionsMessages.notChanged({ reason }),
      }),
    }),
    remove: useApiMutation('delete', '/api/network/missions/{id}', { changes: ['missions'] }),
  }
}
