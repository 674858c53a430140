import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob } from '@wellmet/platform/jobs/job.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { userResumed } from '../users/users.hooks.ts'
import { beginLeaving, leavingKey, recordEverywhere } from './begin-leaving.ts'
import { daysToChangeOnesMind, type AccountDeletion } from './leaving.contract.ts'
import { accountLeavesMail } from './leaving.mails.ts'
import { leavingMessages } from './leaving.messages.ts'
import { becomesOf } from './leaving.rules.ts'
import { findUserDeletion, listLeftWorkspaces, lockWorkspacesOf, setUserDeletion } from './leaving.store.ts'

export const showLeaving = ({ db, viewer }: UserCall): Promise<AccountDeletion> =>
  // As the system: the user’s workspaces, sessions, keys and accounts, in all workspaces
  db.asSystem((tx) => describeLeaving(tx, viewer.userId))

async function describeLeaving(tx: Tx, userId: string): Promise<AccountDeletion> {
  const user = await findUserDeletion(tx, { userId })
  const workspaces = await listLeftWorkspaces(tx, { userId })
  return {
    deletesAt: user?.deletesAt?.toISOString() ?? null,
    workspaces: workspaces.map(({ owners, deletesAt, ...workspace }) => ({
      ...workspace,
      becomes: becomesOf({ ...workspace, owners, deletesAt }),
      deletesAt: deletesAt?.toISOString() ?? null,
    })),
  }
}

/** From this moment nobody acts for the user: no session, no key, no sync, no mail. In seven days the rows are deleted. */
export const planLeaving = (call: UserCall, { email }: { email: string }): Promise<AccountDeletion> =>
  call.db.asSystem(async (tx) => {
    const { viewer, services, answer } = call
    const { userId } = viewer
    if (email !== viewer.email) {
      const message = leavingMessages.notYourAddress()
      throw fail('unprocessable', message, { errors: [{ field: 'email', message }] })
    }
    await lockWorkspacesOf(tx, { userId })
    const before = await describeLeaving(tx, userId)
    const blocking = before.workspaces.filter(({ becomes }) => becomes === 'blocking')
    if (blocking.length > 0)
      throw fail('conflict', leavingMessages.soleOwner({ workspaces: blocking.map(({ name }) => name).join(', ') }))
    const deletesAt = addDays(services.now(), daysToChangeOnesMind)
    if (await beginLeaving({ tx, services }, { userId, deletesAt, actorId: userId }))
      await queueMail(tx, services, accountLeavesMail(viewer, deletesAt, services.config.PUBLIC_URL))
    answer.endSession()
    return describeLeaving(tx, userId)
  })

export const cancelLeaving = (call: UserCall): Promise<undefined> =>
  call.db.asSystem(async (tx) => {
    const { viewer, services } = call
    const { userId } = viewer
    const now = services.now()
    if (!(await setUserDeletion(tx, { userId, deletesAt: null, now }))) return undefined
    await cancelJob(tx, leavingKey(userId))
    await runHook({ tx, services }, userResumed, { userId })
    await recordEverywhere(tx, { userId, actorId: userId, action: 'user.deletion-cancelled', now })
    return undefined
  })
