import type { RoadmapVote } from '@wellmet/growth/founding/founding.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

export const foundingQuery = {
  ...dependsOn('roadmap votes', 'workspace').queryOptions('get', '/api/founding/dashboard'),
  retry: false,
}

export function useVote() {
  const { mutate, isPending, variables } = useApiMutation('post', '/api/founding/roadmap/vote', {
    changes: ['roadmap votes'],
  })
  return {
    vote: (body: RoadmapVote) => mutate({ body }),
    votingOn: isPending ? (variables?.body.itemId ?? null) : null,
  }
}
