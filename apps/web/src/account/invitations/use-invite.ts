import { useQueryClient } from '@tanstack/react-query'
import type { NewInvitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { invitationsQuery } from './invitations.queries.ts'

export type Refused = { email: string; reason: string }

/** Invites one after the other, and says who could not be invited. The others are invited all the same. */
export const useInvite = () => {
  const queries = useQueryClient()
  const onceKey = useOnceKey()
  const create = api.useMutation('post', '/api/workspaces/current/invitations')
  const invite = async (emails: readonly string[], role: NewInvitation['role']): Promise<readonly Refused[]> => {
    const refused: Refused[] = []
    for (const email of emails) {
      const body = { email, role }
      try {
        await create.mutateAsync({ body, headers: onceKey(body) })
      } catch (error) {
        refused.push({ email, reason: reasonOf(error) })
      }
    }
    await invalidate(queries, invitationsQuery.queryKey)
    return refused
  }
  return { invite, isInviting: create.isPending }
}
