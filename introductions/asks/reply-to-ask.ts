import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'
import type { Ask, ConnectorReply } from './asks.contract.ts'
import { saveTargetAddress } from './save-target-address.ts'
import { findAskFor } from './show-asks.ts'

/** For a connector with an account. Runs as the system, because the request belongs to the asker. */
export const replyToAsk = ({ db, viewer, services }: MemberCall, id: string, reply: ConnectorReply): Promise<Ask> =>
  db.asSystem(async (tx) => {
    const find = async (): Promise<Ask> => expectAsk(await findAskFor(tx, viewer, id))
    await find()
    await applyConnectorReply(tx, services, id, reply)
    if (reply.reply === 'accept' && reply.with === 'ask_target') await saveTargetAddress(tx, id, reply.targetEmail)
    return find()
  })

function expectAsk(ask: Ask | null): Ask {
  if (!ask) throw notFound('ask')
  return ask
}
