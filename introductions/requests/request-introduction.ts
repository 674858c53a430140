import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { findPathTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { findRoutes, routeThrough, statedRoute } from './find-saved-paths.ts'
import type { Draft, Route, WholeIntroduction } from './introductions.contract.ts'
import { joinOpenAsk } from './join-open-ask.ts'
import { getRequest } from './move-request.ts'
import { findConnector, findTarget, type NamedConnector, type NamedTarget } from './find-participants.ts'
import { recordChange } from './record-change.ts'
import type { NetworkIntro } from './requests.contract.ts'
import { defaultSubject, fallbackPathsOf } from './requests.rules.ts'
import { findOpenAsk, insertRequest, lockConnector } from './requests.store.ts'
import { readStatus, takeStatus } from './take-status.ts'
import { showWhole } from './show-requests.ts'
import { stageOf, type RawStatus } from './vocabulary.rules.ts'

/** Drafts a request, or asks at once or at a time. The route must exist now, and is kept as it is now. */
export const requestIntroduction = (call: MemberCall, draft: Draft): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    const target = await findTarget(tx, call, draft.target)
    const connector = await findConnector(tx, call, draft.connector)
    const status = readStatus(draft.status ?? 'draft')
    if (target.person !== null && target.person === connector.person)
      throw fail('conflict', 'The connector and the target are the same person.')
    const routes = target.foundPaths ? await findRoutes(tx, call, target.foundPaths) : []
    const route = target.foundPaths
      ? routeThrough(routes, target.foundPaths, draft.connector.personId)
      : statedRoute(
          { personId: draft.connector.personId, name: connector.known.name, kind: connector.known.kind },
          target.known.name,
          call.services.now().toISOString(),
        )
    return make(tx, call, {
      draft,
      status,
      target,
      connector,
      route,
      ladder: fallbackPathsOf(routes, route.via.personId),
    })
  })

/** From a search result: through the best connector, unless one is named. */
export const introduceFromSearch = (call: MemberCall, { personId, via, ...draft }: NetworkIntro) =>
  call.db.transaction(async (tx) => {
    const foundPaths = await findPathTo(tx, call, personId)
    const best = routeThrough(await findRoutes(tx, call, foundPaths), foundPaths, via ?? null)
    return requestIntroduction(call, { ...draft, target: { personId }, connector: { personId: best.via.personId } })
  })

interface Making {
  draft: Draft
  status: RawStatus
  target: NamedTarget
  connector: NamedConnector
  route: Route
  ladder: Route[]
}

async function make(tx: Tx, call: MemberCall, making: Making): Promise<WholeIntroduction> {
  const { draft, status } = making
  const joined = await joinIfAsked(call, making)
  if (joined) return showWhole(tx, call, joined)
  const id = newId()
  const taken = await call.db.asSystem(async (system) => {
    await insertRequest(system, newRow(call, id, making))
    await recordChange(system, call.services, await getRequest(system, id), {
      by: 'asker',
      kind: 'created',
      from: null,
    })
    return takeStatus(system, call.services, id, { status, scheduledFor: draft.scheduledFor })
  })
  return showWhole(tx, call, id, taken)
}

/** Two teammates never ask one connector for one target at once: nothing is made for the second, who joins the first. */
const joinIfAsked = ({ db, viewer, services }: MemberCall, making: Making): Promise<string | null> =>
  db.asSystem(async (tx) => {
    const { draft, status, target, connector } = making
    if (stageOf(status) !== 'awaiting_connector' || draft.scheduledFor !== undefined) return null
    const { workspaceId, userId } = viewer
    const asked = { workspaceId, connectorKey: connector.key, targetKey: target.key }
    await lockConnector(tx, asked)
    const open = await findOpenAsk(tx, { ...asked, id: null })
    if (!open || open.userId === userId) return null
    await joinOpenAsk(tx, services, open, {
      workspaceId,
      userId,
      targetPerson: target.person,
      target: target.known,
      connector: connector.known,
    })
    return open.id
  })

const newRow = (call: MemberCall, id: string, { draft, target, connector, route, ladder }: Making) => ({
  id,
  workspaceId: call.viewer.workspaceId,
  userId: call.viewer.userId,
  targetPerson: target.person,
  targetKey: target.key,
  target: JSON.stringify(target.known),
  connectorUser: connector.user,
  connectorPerson: connector.person,
  connectorKey: connector.key,
  connector: JSON.stringify(connector.known),
  subject: draft.subject ?? defaultSubject(target.known.name),
  message: draft.message,
  ask: draft.ask ?? null,
  context: draft.context ?? null,
  isBlind: draft.blind ?? false,
  timeZone: draft.timeZone ?? 'UTC',
  route: JSON.stringify(route),
  ladder: JSON.stringify(ladder),
  now: call.services.now(),
})
