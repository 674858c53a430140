import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostHidings, type Hiding, type NewHiding } from './hidings.contract.ts'
import {
  countHidings,
  findContact,
  findSame,
  hideMatches,
  insertHiding,
  liftHiding,
  type Aim,
} from './hidings.store.ts'
import { showHiding } from './show-hidings.ts'

/** Acts at once and backwards: whoever could see them sees them no more. */
export async function hideContacts(call: MemberCall, hiding: NewHiding): Promise<Hiding> {
  const { workspaceId, userId } = call.viewer
  const now = call.services.now()
  const id = await call.db.asSystem(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const aim = await aimOf(tx, networkId, call, hiding)
    const same = await findSame(tx, { networkId, ...aim })
    if (same) return same.id
    const counted = await countHidings(tx, { networkId })
    if (counted.n >= mostHidings)
      throw fail('conflict', `You have ${mostHidings} hidings, which is the most. Lift one first.`)
    const made = newId()
    await insertHiding(tx, { networkId, id: made, company: 'company' in hiding ? hiding.company : null, ...aim, now })
    await hideMatches(tx, { networkId, id: made, ...aim })
    await recomputeTrustWeights(tx, networkId, call.services)
    return made
  })
  return showHiding(call, id)
}

async function aimOf(tx: Tx, networkId: number, call: MemberCall, hiding: NewHiding): Promise<Aim> {
  const nothing = { person: null, companyId: null, domain: null }
  if ('domain' in hiding) return { ...nothing, domain: hiding.domain }
  if ('company' in hiding)
    return { ...nothing, companyId: personKeys(call.services.config.SECRET).company(hiding.company) }
  const person = personIds(call).read(hiding.contactId)?.toString()
  const found = person === undefined ? undefined : await findContact(tx, { networkId, person })
  if (!found) throw notFound('contact')
  return { ...nothing, person: found.personId }
}

/** Whoever is hidden by another one too stays hidden. */
export async function showAgain({ db, viewer, services }: MemberCall, id: string): Promise<undefined> {
  const { workspaceId, userId } = viewer
  await db.asSystem(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const lifted = await liftHiding(tx, { networkId, id })
    if (!lifted) throw notFound('hiding')
    await recomputeTrustWeights(tx, networkId, services)
  })
}
