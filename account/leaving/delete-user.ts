import type { Services } from '@wellmet/platform/services.ts'
import { lockAccount } from '../users/find-account.ts'
import { beginLeaving } from './begin-leaving.ts'
import { becomesOf } from './leaving.rules.ts'
import { listLeftWorkspaces, lockWorkspacesOf, setUserDeletion } from './leaving.store.ts'

export type UserDeletion =
  | { result: 'done' | 'not found' }
  /** Workspaces of which they are the only owner, with others in them. */
  | { result: 'sole owner'; workspaces: string[] }

/**
 * For the operator: deletes the account of somebody who has left, without the days to change one's mind. Their sessions and
 * keys end at once, and a worker deletes what is theirs within minutes. With `handsOver`, a workspace of which they are the
 * only owner goes to whoever comes next by role and has been there longest.
 */
export const deleteUserAccount = (services: Services, email: string, handsOver: boolean): Promise<UserDeletion> =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) => {
    const user = await lockAccount(tx, email)
    if (!user) return { result: 'not found' }
    const { id: userId } = user
    await lockWorkspacesOf(tx, { userId })
    const workspaces = (await listLeftWorkspaces(tx, { userId })).filter((one) => becomesOf(one) === 'blocking')
    if (workspaces.length > 0 && !handsOver)
      return { result: 'sole owner', workspaces: workspaces.map(({ name }) => name) }
    const now = services.now()
    // Instead of the day that they may have chosen themselves.
    await setUserDeletion(tx, { userId, deletesAt: null, now })
    await beginLeaving({ tx, services }, { userId, deletesAt: now, actorId: null })
    return { result: 'done' }
  })
