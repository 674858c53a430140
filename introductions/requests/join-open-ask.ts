import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { withTeammateAsk } from '@wellmet/identity/person-states/person-state.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { findOpenAskAsAsker, followAsAsker } from './act-across-members.ts'
import { findConnector, findTarget, type NamedConnector, type NamedTarget } from './find-participants.ts'
import type { WholeIntroduction } from './introductions.contract.ts'
import type { OpenAsk, OpenAskOf } from './requests.contract.ts'
import { requestsMessages } from './requests.messages.ts'
import type { OpenAskRow } from '../moves/find-open-ask.ts'
import { showWhole } from './show-requests.ts'

/** What asking would find: the same people, by the same keys. Nothing is told where the viewer has no such path. */
export const showOpenAsk = (
  call: MemberCall,
  asked: OpenAskOf,
): Promise<{ openAsk: OpenAsk | null; personState: PersonState | null }> =>
  call.db.transaction(async (tx) => {
    const { openAsk, target, connector } = await findOpen(tx, call, asked)
    const state = target.foundPaths?.person.personState ?? null
    if (!openAsk) return { openAsk: null, personState: state }
    const { id, userId, askerName: name, askedAt } = openAsk
    const isMine = userId === call.viewer.userId
    const ask = { askerName: name, connectorName: connector.known.name, askedAt, requestId: null }
    return {
      openAsk: {
        askedBy: { userId, name },
        askedAt: askedAt?.toISOString() ?? null,
        requestId: isMine ? id : null,
      },
      personState: state && !isMine ? withTeammateAsk(state, ask) : state,
    }
  })

/** Fails when nobody else is asking any more. */
export const joinOpenAsk = (call: MemberCall, asked: OpenAskOf): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    const { openAsk, target, connector } = await findOpen(tx, call, asked)
    if (!openAsk || openAsk.userId === call.viewer.userId) throw fail('conflict', requestsMessages.nothingToJoin())
    const { workspaceId, userId } = call.viewer
    await followAsAsker(tx, call.services, openAsk, {
      workspaceId,
      userId,
      targetPerson: target.person,
      target: target.known,
      connector: connector.known,
    })
    return showWhole(tx, call, { id: openAsk.id })
  })

interface Found {
  openAsk: OpenAskRow | null
  target: NamedTarget
  connector: NamedConnector
}

async function findOpen(tx: Tx, call: MemberCall, { personId, via }: OpenAskOf): Promise<Found> {
  const target = await findTarget(tx, call, { personId })
  const connector = await findConnector(tx, call, { personId: via })
  const hasPath = target.foundPaths?.paths.some((path) => path.via?.id === via) ?? false
  const openAsk = hasPath
    ? await findOpenAskAsAsker(tx, {
        workspaceId: call.viewer.workspaceId,
        targetKey: target.key,
        id: null,
        connectorKey: connector.key,
        mailboxKey: connector.mailboxKey,
      })
    : null
  return { openAsk, target, connector }
}
