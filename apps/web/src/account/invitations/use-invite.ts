import type { NewInvitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { unwrap } from '../../api/query.ts'
import { useOnceKey } from '../../api/use-once-key.ts'

export type Refused = { email: string; reason: string }
type Invited = { emails: readonly string[]; role: NewInvitation['role'] }

/** Invites one after the other, and says who could not be invited. The others are invited all the same. */
export const useInvite = () => {
  const onceKey = useOnceKey()
  const { mutateAsync, isPending } = useOwnMutation({
    changes: ['invitations'],
    mutationFn: async ({ emails, role }: Invited): Promise<readonly Refused[]> => {
      const refused: Refused[] = []
      for (const email of emails) {
        const body = { email, role }
        try {
          await unwrap(http.POST('/api/workspaces/current/invitations', { body, headers: onceKey(body) }))
        } catch (error) {
          refused.push({ email, reason: reasonOf(error) })
        }
      }
      return refused
    },
  })
  return {
    invite: (emails: readonly string[], role: NewInvitation['role']) => mutateAsync({ emails, role }),
    isInviting: isPending,
  }
}
