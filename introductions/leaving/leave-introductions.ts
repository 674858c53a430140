import { deleteNotificationsAbout } from '@wellmet/account/notifications/delete-notifications-about.ts'
import type { Erased } from '@wellmet/account/leaving/leaving.hooks.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { deleteMails } from '@wellmet/platform/mail/delete-mails.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { closeAsksOf } from '../asks/find-ask.ts'
import { closedRoute, deletedConnector } from '../deleted-people/deleted-people.rules.ts'
import { updateOutcomeStatisticsJob } from '../outcomes/outcomes.jobs.ts'
import { moveRequest } from '../moves/move-request.ts'
import { savePersonStates } from '../person-states/save-request-states.ts'
import { isOpen } from '../stages/stages.rules.ts'
import {
  listRequestsIn,
  lockRequestsThrough,
  updateFollowersWithoutConnector,
  updateWithoutConnector,
} from './leaving.store.ts'

/**
 * Their own requests go with the account: links in mails open nothing from then on, and what waited to be sent is not
 * sent. Requests of others to them stay the others', without the name, and those that waited for them end.
 */
export async function leaveIntroductions(context: HookContext, erased: Erased): Promise<void> {
  const { tx } = context
  const requests = await listRequestsIn(tx, erased)
  await deleteMails(
    tx,
    requests.map(({ id }) => id),
  )
  for (const [workspaceId, ids] of byWorkspace(requests)) {
    await deleteNotificationsAbout(tx, workspaceId, ids)
    if (erased.userId !== null)
      await enqueue(
        tx,
        updateOutcomeStatisticsJob,
        { workspaceId },
        { key: `update-outcome-statistics:${workspaceId}` },
      )
  }
  if (erased.userId !== null) await leaveRequestsOfOthers(context, erased.userId)
}

function byWorkspace(requests: readonly { id: string; workspaceId: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, workspaceId } of requests) found.set(workspaceId, [...(found.get(workspaceId) ?? []), id])
  return found
}

async function leaveRequestsOfOthers({ tx, services }: HookContext, userId: string): Promise<void> {
  const now = services.now()
  const throughThem = JSON.stringify([{ via: { personId: userId } }])
  const rows = await lockRequestsThrough(tx, { userId, throughThem })
  const toThem = rows.filter(({ isConnector }) => isConnector)
  await closeAsksOf(
    tx,
    toThem.map(({ id }) => id),
    now,
  )
  for (const { id, stage } of toThem)
    if (isOpen(stage)) await moveRequest(tx, services, id, { to: 'cancelled', by: 'connector', kind: 'path_gone' })
  await updateFollowersWithoutConnector(tx, { userId, connector: JSON.stringify(deletedConnector) })
  for (const { id, workspaceId, isConnector, route, fallbackPaths } of rows) {
    const key = personKeys(services).reference(`left:${userId}`)
    const nobody = { shownAfter: opaqueIds(services, workspaceId, 'person').show(BigInt(key)) }
    await updateWithoutConnector(tx, {
      id,
      isConnector: isConnector === true,
      key,
      now,
      connector: JSON.stringify(deletedConnector),
      route: JSON.stringify(isConnector === true ? closedRoute(route, nobody) : route),
      fallbackPaths: JSON.stringify(fallbackPaths.filter(({ via }) => via.personId !== userId)),
    })
    await savePersonStates(tx, id)
  }
}
