import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { stopUser } from './stop-user.ts'
import { userResumed } from './users.hooks.ts'
import { findDisabledUser, findUserByEmail, listUsers, lockUser, setDisabled } from './users.store.ts'

// As the system: the operator is nobody's member
export const showUsers = ({ database }: Services) => database.system.asSystem(listUsers)

/**
 * Ends every session, API key and link of the user, and lets nobody sign in with the account. Nothing is read or sent for
 * them from now on. Nothing of theirs is deleted but mail that waited to be sent.
 */
export const disableUser = (services: Services, email: string): Promise<Changed> => change(services, email, true)

/** Lets the user sign in again, and reads their accounts again. API keys that were revoked stay so. */
export const enableUser = (services: Services, email: string): Promise<Changed> => change(services, email, false)

export type Changed = 'done' | 'was so' | 'not found'

const change = (services: Services, email: string, isDisabled: boolean): Promise<Changed> =>
  services.database.system.asSystem(async (tx) => {
    const user = await findUserByEmail(tx, { email })
    if (!user) return 'not found'
    const { id, name } = user
    // Waits for those who are signing in, so that their sessions end too.
    await lockUser(tx, id)
    if (Boolean(await findDisabledUser(tx, { id })) === isDisabled) return 'was so'
    const now = services.now()
    await setDisabled(tx, id, isDisabled ? now : null, now)
    if (isDisabled) await stopUser({ tx, services }, id)
    else await runHook({ tx, services }, userResumed, { userId: id })
    const action = isDisabled ? 'user.disabled' : 'user.enabled'
    for (const { id: workspaceId } of await listWorkspacesOf(tx, id))
      await recordAudit(tx, { workspaceId, actorId: null, action, subject: id, detail: { name }, now })
    return 'done'
  })
