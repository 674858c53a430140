import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { deleteRepeatsOf } from '@wellmet/platform/http/idempotency.ts'
import { deleteMailsOf } from '@wellmet/platform/mail/delete-mails.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { memberLeft } from '../members/members.events.ts'
import { promoteSuccessor } from '../members/hand-over.ts'
import { sessionOf } from '../users/show-session.ts'
import { deletionBegun, deletionDone } from './leaving.hooks.ts'
import { eraseUserJob, eraseWorkspaceJob } from './leaving.jobs.ts'
import { becomesOf } from './leaving.rules.ts'
import {
  deleteUser,
  deleteVerifications,
  deleteWorkspace,
  findDueUser,
  findDueWorkspace,
  findUserDeletion,
  findWorkspaceDeletion,
  insertDeletion,
  listLeftWorkspaces,
  lockWorkspacesOf,
} from './leaving.store.ts'

/** For telling outside services that an account leaves. */
const minutesBetween = 2

const laterThan = (now: Date): Date => new Date(now.getTime() + minutesBetween * 60_000)

/** Users who changed their mind are not due. */
export async function leaveUser({ tx, services }: WorkContext, { userId }: { userId: string }): Promise<void> {
  const now = services.now()
  if (!(await findDueUser(tx, { userId, now }))) return
  await runHook({ tx, services }, deletionBegun, { userId, workspaceId: null })
  await enqueue(tx, eraseUserJob, { userId }, { key: `erase-user:${userId}`, runAt: laterThan(now) })
}

export async function leaveWorkspace({ tx, services }: WorkContext, { workspaceId }: { workspaceId: string }) {
  const now = services.now()
  if (!(await findDueWorkspace(tx, { workspaceId, now }))) return
  await runHook({ tx, services }, deletionBegun, { userId: null, workspaceId })
  await enqueue(
    tx,
    eraseWorkspaceJob,
    { workspaceId },
    { key: `erase-workspace:${workspaceId}`, runAt: laterThan(now) },
  )
}

export async function eraseDueUser({ tx, services }: WorkContext, { userId }: { userId: string }): Promise<void> {
  const now = services.now()
  if (await findDueUser(tx, { userId, now })) await eraseUser({ tx, services }, userId, now)
}

export async function eraseDueWorkspace({ tx, services }: WorkContext, { workspaceId }: { workspaceId: string }) {
  const now = services.now()
  if (await findDueWorkspace(tx, { workspaceId, now })) await eraseWorkspace({ tx, services }, workspaceId, now)
}

/**
 * Deletes the account with everything that is the user's. A workspace in which nobody else is goes with them; any other
 * gets an owner if it had none but them. What stays is the bare id: in the audit log, and for restored backups.
 */
export async function eraseUser({ tx, services }: HookContext, userId: string, at: Date): Promise<void> {
  await lockWorkspacesOf(tx, { userId })
  const known = await findUserDeletion(tx, { userId })
  if (known) {
    const { user } = await sessionOf(tx, userId, null)
    const workspaces = await listLeftWorkspaces(tx, { userId })
    for (const workspace of workspaces) {
      if (becomesOf(workspace) === 'deleted') await eraseWorkspace({ tx, services }, workspace.id, at)
      else if (workspace.role === 'owner' && workspace.owners === 1) await promoteSuccessor(tx, workspace.id, userId)
    }
    await runHook({ tx, services }, deletionDone, { userId, workspaceId: null })
    await deleteTraces(tx, userId, user.email)
    await deleteUser(tx, { userId })
    await leaveWorkspaces({ tx, services }, userId, workspaces, at)
  }
  await insertDeletion(tx, { id: userId, kind: 'user', at })
}

async function deleteTraces(tx: Tx, userId: string, email: string): Promise<void> {
  await deleteVerifications(tx, { userId })
  await deleteMailsOf(tx, userId, email)
  await deleteRepeatsOf(tx, userId)
}

async function leaveWorkspaces(
  { tx, services }: HookContext,
  userId: string,
  workspaces: Awaited<ReturnType<typeof listLeftWorkspaces>>,
  at: Date,
): Promise<void> {
  for (const workspace of workspaces.filter((one) => becomesOf(one) !== 'deleted')) {
    const { id: workspaceId } = workspace
    await announce(tx, memberLeft, { workspaceId, userId })
    await recordAudit(tx, { workspaceId, actorId: null, action: 'user.deleted', subject: userId, now: at })
  }
  services.log.info({ userId }, 'an account was deleted')
}

/** The log of a workspace goes with it; that it is gone stays known, so that nobody takes it for tampering. */
export async function eraseWorkspace({ tx, services }: HookContext, workspaceId: string, at: Date): Promise<void> {
  if (await findWorkspaceDeletion(tx, { workspaceId })) {
    await runHook({ tx, services }, deletionDone, { userId: null, workspaceId })
    await deleteWorkspace(tx, { workspaceId })
    services.log.info({ workspaceId }, 'a workspace was deleted')
  }
  await insertDeletion(tx, { id: workspaceId, kind: 'workspace', at })
}
