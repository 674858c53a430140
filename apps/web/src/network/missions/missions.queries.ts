import { useQueryClient } from '@tanstack/react-query'
import type { Mission, MissionState } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { api } from '../../api/client.ts'
import { changeData, changeItems, optimistic } from '../../api/optimistic.ts'
import { invalidate, keyOf } from '../../api/query.ts'
import { rankingQuery } from '../companies/companies.queries.ts'

export const missionsQuery = api.queryOptions('get', '/api/network/missions')

export const missionQuery = (id: string) =>
  api.queryOptions('get', '/api/network/missions/{id}', { params: { path: { id } } })

export const missionTargetsQuery = (id: string) =>
  api.queryOptions('get', '/api/network/missions/{id}/targets', { params: { path: { id } } })

type Move = { params: { path: { id: string } }; body: { state: MissionState } }

/** Roles and targets also decide how companies are ranked, which paths Home shows and who to invite next. */
export const useMissionChanges = () => {
  const queries = useQueryClient()
  const refresh = [
    missionsQuery.queryKey,
    keyOf('/api/network/missions/{id}'),
    keyOf('/api/network/missions/{id}/targets'),
    rankingQuery.queryKey,
    keyOf('/api/dashboard/people'),
    keyOf('/api/dashboard/graph-sharing/network-seeding'),
  ]
  const onSettled = () => invalidate(queries, ...refresh)
  return {
    create: api.useMutation('post', '/api/network/missions', { onSettled }),
    update: api.useMutation('patch', '/api/network/missions/{id}', { onSettled }),
    /** Done, archived or open again. */
    move: api.useMutation(
      'patch',
      '/api/network/missions/{id}',
      optimistic<Move>(queries, {
        changes: ({ params, body: { state } }) => {
          const move = (mission: Mission): Mission => (mission.id === params.path.id ? { ...mission, state } : mission)
          return [
            changeItems<Mission>(missionsQuery.queryKey, (missions) => missions.map(move)),
            changeData<Mission>(missionQuery(params.path.id).queryKey, move),
          ]
        },
        refresh,
        refused: (reason) => missionsMessages.notChanged({ reason }),
      }),
    ),
    remove: api.useMutation('delete', '/api/network/missions/{id}', { onSettled }),
  }
}
