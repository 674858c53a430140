import { expectVerifiedEmail } from '@wellmet/platform/http/access.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { replyAsConnector, type OfMember } from '../requests/act-across-members.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'
import type { Ask, MemberReply } from './asks.contract.ts'
import { reportIntroduction } from './report-introduction.ts'
import { saveTargetAddress } from './save-target-address.ts'
import { toAsk } from './show-asks.ts'

/** Who replies, in the app or by a button elsewhere. */
type Replying = OfMember & Pick<MemberCall, 'services'> & { viewer: Pick<MemberCall['viewer'], 'emailVerified'> }

/** For a connector with an account. */
export function replyToAsk(call: Replying, id: string, reply: MemberReply): Promise<Ask> {
  const { services } = call
  const asksTarget = reply.reply === 'accept' && reply.with === 'ask_target'
  if (asksTarget) expectVerifiedEmail(call.viewer)
  const answer = async (tx: Tx): Promise<void> => {
    if (reply.reply === 'sent') return reportIntroduction(tx, services, id)
    await applyConnectorReply(tx, services, id, reply)
    if (asksTarget) await saveTargetAddress(tx, services, id, reply.targetEmail)
  }
  return replyAsConnector(call, id, answer, toAsk)
}
