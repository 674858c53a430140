import { expectPaid } from '@wellmet/account/billing/entitled.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { expectVerifiedEmail } from '@wellmet/platform/http/access.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { findPathTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { findRoutes, routeThrough, statedRoute } from './find-saved-paths.ts'
import type { Draft, WholeIntroduction } from './introductions.contract.ts'
import type { Route } from '../moves/saved-path.contract.ts'
import { findConnector, findTarget, type NamedConnector, type NamedTarget } from './find-participants.ts'
import type { NetworkIntro } from './requests.contract.ts'
import { requestsMessages } from './requests.messages.ts'
import { fallbackPathsOf } from './requests.rules.ts'
import { defaultSubject } from '../drafts/asker-words.rules.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { readStatus } from './read-status.ts'
import { findAsker } from './requests.store.ts'
import { showWhole } from './show-requests.ts'
import { expectNobodyDeleted, expectNoGap, expectUnnamed, submitNewRequest, type NewRequest } from './submit-request.ts'
import { stageOf } from '../stages/stages.rules.ts'

/** Drafts a request, or asks at once or at a time. The path must exist now, and is saved as it is now. */
export const requestIntroduction = (call: MemberCall, draft: Draft): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    const target = await findTarget(tx, call, draft.target)
    const connector = await findConnector(tx, call, draft.connector)
    const status = readStatus(draft.status ?? 'draft')
    const asker = await findAsker(tx, call.viewer)
    const { blind: isBlind = false, subject = defaultSubject(asker, isBlind) } = draft
    const elsewhere = readElsewhere(draft, call.services.now())
    if (elsewhere) await expectPaid({ tx, services: call.services, workspaceId: call.viewer.workspaceId })
    else if (draft.scheduledFor || stageOf(status) === 'awaiting_connector') {
      expectVerifiedEmail(call.viewer)
      await expectPaid({ tx, services: call.services, workspaceId: call.viewer.workspaceId })
      expectNoGap(draft.message)
      if (isBlind) expectUnnamed({ subject, message: draft.message }, asker)
    }
    if (target.person !== null && target.person === connector.person)
      throw fail('conflict', requestsMessages.connectorIsTarget())
    const routes = target.foundPaths ? findRoutes(call, target.foundPaths) : []
    const route = target.foundPaths
      ? routeThrough(routes, target.foundPaths, draft.connector.personId)
      : statedRoute(
          { personId: draft.connector.personId, name: connector.known.name, kind: connector.known.kind },
          target.known.name,
          call.services.now().toISOString(),
        )
    const request = newRequest(
      call,
      { ...draft, subject },
      {
        target,
        connector,
        route,
        fallbackPaths: fallbackPathsOf(routes, route.via.personId),
      },
    )
    await expectNobodyDeleted(tx, call.services, request)
    const wanted = { status, scheduledFor: draft.scheduledFor, elsewhere }
    const submitted = await submitNewRequest(tx, call.services, request, wanted)
    return showWhole(tx, call, submitted)
  })

/** From a search result: through the best connector, unless one is named. */
export const introduceFromSearch = (call: MemberCall, { personId, via, ...draft }: NetworkIntro) =>
  call.db.transaction(async (tx) => {
    const foundPaths = await findPathTo(tx, call, personId)
    const best = routeThrough(findRoutes(call, foundPaths), foundPaths, via ?? null)
    return requestIntroduction(call, { ...draft, target: { personId }, connector: { personId: best.via.personId } })
  })

interface Participants {
  target: NamedTarget
  connector: NamedConnector
  route: Route
  fallbackPaths: Route[]
}

const newRequest = (
  { viewer }: MemberCall,
  draft: Draft & { subject: string },
  { target, connector, route, fallbackPaths }: Participants,
): NewRequest => ({
  id: newId(),
  workspaceId: viewer.workspaceId,
  userId: viewer.userId,
  targetPerson: target.person,
  targetKey: target.key,
  target: target.known,
  connectorUser: connector.user,
  connectorPerson: connector.person,
  connectorKey: connector.key,
  mailboxKey: connector.mailboxKey,
  connector: connector.known,
  subject: draft.subject,
  message: draft.message,
  nextStep: draft.nextStep ?? null,
  context: draft.context ?? null,
  isBlind: draft.blind ?? false,
  timeZone: draft.timeZone ?? 'UTC',
  route: JSON.stringify(route),
  fallbackPaths: JSON.stringify(fallbackPaths),
})
