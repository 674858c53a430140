import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { selectContacts } from '../contact-list/select-contacts.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { mostHideRules } from './hide-rules.contract.ts'
import { hideRulesMessages } from './hide-rules.messages.ts'
import { countHideRules, hideEach } from './hide-rules.store.ts'

/** All of them or none. Whoever is hidden by a rule of their own already stays as they are. */
export const hideManyContacts = (call: MemberCall, contactIds: string[]): Promise<{ hidden: number }> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const people = await selectContacts(tx, call, { contactIds }, mostHideRules)
    const ids = people.map(() => newId())
    const hidden = await hideEach(tx, { networkId, people, ids, now: call.services.now() })
    const counted = await countHideRules(tx, { networkId })
    if (counted.n > mostHideRules) throw fail('conflict', hideRulesMessages.tooMany({ count: mostHideRules }))
    await recomputeTrustWeights(tx, networkId, call.services)
    return { hidden: hidden.length }
  })
