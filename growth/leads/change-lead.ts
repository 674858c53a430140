import { deleteNotificationsTitled } from '@wellmet/account/notifications/delete-notifications-naming.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { deleteEventsAbout } from '../tracking/delete-events.ts'
import type { Lead, LeadChange } from './leads.contract.ts'
import { deleteLead, deleteLeadsWith, isMember, updateLead } from './leads.store.ts'
import { showLead } from './show-leads.ts'
import { tellLeads } from './tell-leads.ts'

export const changeLead = (call: MemberCall, id: string, { state, ownerId }: LeadChange): Promise<Lead> =>
  call.db.transaction(async (tx) => {
    if (ownerId && !(await isMember(tx, { userId: ownerId })).isSo) throw notFound('member')
    const change = { id, state: state ?? null, ownerId: ownerId ?? null, setsOwner: ownerId !== undefined }
    if ((await updateLead(tx, change)) === 0) throw notFound('lead')
    return showLead(tx, call, id)
  })

export const removeLead = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const { workspaceId } = call.viewer
    const gone = await deleteLead(tx, { id, workspaceId })
    if (!gone) throw notFound('lead')
    // As the system: no member writes events
    await call.db.asSystem(async (system) => {
      await deleteEventsAbout(system, { workspaceId, subjectId: id })
      await tellLeads(system, { ...gone, personKeys: gone.keys }, call.services.now())
    })
    return undefined
  })

/** Somebody asked to be left alone: deletes their leads in every workspace. As the system. */
export async function deleteLeadsOf({ tx, services }: HookContext, people: readonly string[]): Promise<void> {
  for (const { id, keys, name, ...gone } of await deleteLeadsWith(tx, { people: [...people] })) {
    const { workspaceId } = gone
    await deleteNotificationsTitled(tx, { workspaceId, kind: 'playbook.nudge', link: '/leads', names: [name] })
    await deleteEventsAbout(tx, { workspaceId, subjectId: id })
    await tellLeads(tx, { ...gone, personKeys: keys }, services.now())
  }
}
