import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob, enqueue } from '@wellmet/platform/jobs/job.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { daysToChangeOnesMind, type WorkspaceDeletion } from './leaving.contract.ts'
import { leaveWorkspaceJob } from './leaving.jobs.ts'
import { workspaceLeavesMail } from './leaving.mails.ts'
import { leavingMessages } from './leaving.messages.ts'
import { findWorkspaceDeletion, listToldMembers, setWorkspaceDeletion } from './leaving.store.ts'

const keyOf = (workspaceId: string): string => `leave-workspace:${workspaceId}`

export const showWorkspaceDeletion = ({ db, viewer }: MemberCall): Promise<WorkspaceDeletion> =>
  db.reading(async (tx) => {
    const row = await findWorkspaceDeletion(tx, { workspaceId: viewer.workspaceId })
    if (!row) throw notFound('workspace')
    return { deletesAt: row.deletesAt?.toISOString() ?? null }
  })

/** The members go on until then, and every one of them is told, so that they can export what is theirs. */
export const planWorkspaceDeletion = (call: MemberCall, { name }: { name: string }): Promise<WorkspaceDeletion> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { workspaceId, userId } = viewer
    const row = await findWorkspaceDeletion(tx, { workspaceId })
    if (!row) throw notFound('workspace')
    if (row.name !== name) {
      const message = leavingMessages.notItsName()
      throw fail('unprocessable', message, { errors: [{ field: 'name', message }] })
    }
    if (row.deletesAt) return { deletesAt: row.deletesAt.toISOString() }
    const now = services.now()
    const deletesAt = addDays(now, daysToChangeOnesMind)
    // As the system: no member writes when a workspace is deleted; all members are told
    return asSystem(tx, async (system) => {
      if (await setWorkspaceDeletion(system, { workspaceId, deletesAt })) {
        await enqueue(system, leaveWorkspaceJob, { workspaceId }, { key: keyOf(workspaceId), runAt: deletesAt })
        const deletion = { workspace: name, by: viewer.name, deletesAt, publicUrl: services.config.PUBLIC_URL }
        for (const { language, ...member } of await listToldMembers(system, { workspaceId }))
          await queueMail(
            system,
            services,
            mailIn(language ?? null, () => workspaceLeavesMail(member, deletion)),
          )
        const action = 'workspace.deletion-planned'
        await recordAudit(system, { workspaceId, actorId: userId, action, subject: workspaceId, now })
      }
      return { deletesAt: deletesAt.toISOString() }
    })
  })

export const cancelWorkspaceDeletion = ({ db, viewer, services }: MemberCall): Promise<undefined> =>
  db.asSystem(async (tx) => {
    const { workspaceId, userId } = viewer
    if (!(await setWorkspaceDeletion(tx, { workspaceId, deletesAt: null }))) return undefined
    await cancelJob(tx, keyOf(workspaceId))
    const action = 'workspace.deletion-cancelled'
    await recordAudit(tx, { workspaceId, actorId: userId, action, subject: workspaceId, now: services.now() })
    return undefined
  })
