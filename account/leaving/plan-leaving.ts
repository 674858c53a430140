import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob, enqueue } from '@wellmet/platform/jobs/job.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { stopUser } from '../users/stop-user.ts'
import { userResumed } from '../users/users.hooks.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { daysToChangeOnesMind, type AccountDeletion } from './leaving.contract.ts'
import { leaveUserJob } from './leaving.jobs.ts'
import { accountLeavesMail } from './leaving.mails.ts'
import { leavingMessages } from './leaving.messages.ts'
import { becomesOf } from './leaving.rules.ts'
import { findUserDeletion, listLeftWorkspaces, lockWorkspacesOf, setUserDeletion } from './leaving.store.ts'

const keyOf = (userId: string): string => `leave-user:${userId}`

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
    const inTheWay = before.workspaces.filter(({ becomes }) => becomes === 'in the way')
    if (inTheWay.length > 0)
      throw fail('conflict', leavingMessages.soleOwner({ workspaces: inTheWay.map(({ name }) => name).join(', ') }))
    const now = services.now()
    const deletesAt = addDays(now, daysToChangeOnesMind)
    if (await setUserDeletion(tx, { userId, deletesAt, now })) {
      await enqueue(tx, leaveUserJob, { userId }, { key: keyOf(userId), runAt: deletesAt })
      await stopUser({ tx, services }, userId)
      await queueMail(tx, services, accountLeavesMail(viewer, deletesAt, services.config.PUBLIC_URL))
      await recordEverywhere(tx, call, 'user.deletion-planned')
    }
    answer.endSession()
    return describeLeaving(tx, userId)
  })

export const cancelLeaving = (call: UserCall): Promise<undefined> =>
  call.db.asSystem(async (tx) => {
    const { viewer, services } = call
    const { userId } = viewer
    if (!(await setUserDeletion(tx, { userId, deletesAt: null, now: services.now() }))) return undefined
    await cancelJob(tx, keyOf(userId))
    await runHook({ tx, services }, userResumed, { userId })
    await recordEverywhere(tx, call, 'user.deletion-cancelled')
    return undefined
  })

type Step = 'user.deletion-planned' | 'user.deletion-cancelled'

async function recordEverywhere(tx: Tx, { viewer: { userId }, services }: UserCall, action: Step): Promise<void> {
  for (const { id: workspaceId } of await listWorkspacesOf(tx, userId))
    await recordAudit(tx, { workspaceId, actorId: userId, action, subject: userId, now: services.now() })
}
