import { useQuery } from '@tanstack/react-query'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { dependsOn } from '../../api/depends-on.ts'

/** By the connector's id, the likeliest introduction first. Without an answer nothing is known, and nothing is said. */
export type Guidance = ReadonlyMap<string, MarketRoute>

export const guidanceQuery = (targetId: string) =>
  dependsOn('contacts', 'requests', 'connector rules', 'members', 'sharing').queryOptions(
    'get',
    '/api/graph/intro-marketplace/routes/{targetId}',
    { params: { path: { targetId } } },
    { staleTime: 0 },
  )

export const useGuidance = (person: string | null): { guidance: Guidance; isPending: boolean } => {
  const { data, isPending } = useQuery({ ...guidanceQuery(person ?? ''), enabled: person !== null })
  const routes = data?.routes ?? []
  return {
    guidance: new Map(routes.map((route) => [route.connector.personId, route])),
    isPending: person !== null && isPending,
  }
}
