import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { replyAsConnector } from '../requests/act-across-members.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'
import type { Ask, ConnectorReply } from './asks.contract.ts'
import { saveTargetAddress } from './save-target-address.ts'
import { toAsk } from './show-asks.ts'

/** For a connector with an account. */
export async function replyToAsk(call: MemberCall, id: string, reply: ConnectorReply): Promise<Ask> {
  const { services } = call
  const replied = await replyAsConnector(call, id, async (tx) => {
    await applyConnectorReply(tx, services, id, reply)
    if (reply.reply === 'accept' && reply.with === 'ask_target') await saveTargetAddress(tx, id, reply.targetEmail)
  })
  return toAsk(replied)
}
