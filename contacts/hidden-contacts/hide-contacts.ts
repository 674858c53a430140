import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostHideRules, type HideRule, type NewHideRule } from './hide-rules.contract.ts'
import {
  countHideRules,
  findContact,
  findSame,
  hideMatches,
  insertHideRule,
  deleteHideRule,
  type Aim,
} from './hide-rules.store.ts'
import { showHideRule } from './show-hide-rules.ts'
import { hideRulesMessages } from './hide-rules.messages.ts'

/** Acts at once and backwards: whoever could see them sees them no more. */
export async function hideContacts(call: MemberCall, hideRule: NewHideRule): Promise<HideRule> {
  const { workspaceId, userId } = call.viewer
  const now = call.services.now()
  const id = await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const aim = await aimOf(tx, networkId, call, hideRule)
    const same = await findSame(tx, { networkId, ...aim })
    if (same) return same.id
    const counted = await countHideRules(tx, { networkId })
    if (counted.n >= mostHideRules) throw fail('conflict', hideRulesMessages.tooMany({ count: mostHideRules }))
    const made = newId()
    await insertHideRule(tx, {
      networkId,
      id: made,
      company: 'company' in hideRule ? hideRule.company : null,
      ...aim,
      now,
    })
    await hideMatches(tx, { networkId, id: made, ...aim })
    await recomputeTrustWeights(tx, networkId, call.services)
    return made
  })
  return showHideRule(call, id)
}

async function aimOf(tx: Tx, networkId: number, call: MemberCall, hideRule: NewHideRule): Promise<Aim> {
  const nothing = { person: null, companyId: null, domain: null }
  if ('domain' in hideRule) return { ...nothing, domain: hideRule.domain }
  if ('company' in hideRule) return { ...nothing, companyId: personKeys(call.services).company(hideRule.company) }
  const person = personIds(call).read(hideRule.contactId)?.toString()
  const found = person === undefined ? undefined : await findContact(tx, { networkId, person })
  if (!found) throw notFound('contact')
  return { ...nothing, person: found.personId }
}

/** Contacts that another rule also hides stay hidden. */
export async function showAgain({ db, viewer, services }: MemberCall, id: string): Promise<undefined> {
  const { workspaceId, userId } = viewer
  await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const lifted = await deleteHideRule(tx, { networkId, id })
    if (!lifted) throw notFound('hiding')
    await recomputeTrustWeights(tx, networkId, services)
  })
}
