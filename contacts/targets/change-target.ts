import { ensureNetwork, membershipOf } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { companyNumbers, expectAddable, expectProfile, handlesOf } from './add-target.ts'
import { showTarget } from './show-targets.ts'
import type { Target, TargetChange } from './targets.contract.ts'
import { targetsMessages } from './targets.messages.ts'
import {
  addTargetKeys,
  deleteTarget,
  joinTargetsByKey,
  listTargetsByKey,
  lockTarget,
  updateTarget,
} from './targets.store.ts'

/** The number stays, whatever they are called now: what was saved about them is under it. */
export async function changeTarget(call: MemberCall, id: string, change: TargetChange): Promise<Target> {
  const person = await call.db.transaction(async (tx) => {
    const { networkId, target } = await lock(tx, call, id)
    const { personId, ...before } = target
    const {
      name = before.name,
      title = before.title,
      company = before.company,
      formerCompanies = before.formerCompanies,
    } = change
    const after = { name, title, company, formerCompanies: [...new Set(formerCompanies)] }
    const numbers = companyNumbers(personKeys(call.services), after)
    await updateTarget(tx, { networkId, person: personId, ...after, ...numbers })
    if (change.linkedinUrl) await addProfile(tx, call, { networkId, person: personId, linkedinUrl: change.linkedinUrl })
    return personId
  })
  return showTarget(call, person)
}

type Profile = { networkId: number; person: string; linkedinUrl: string }

/** An import that brings the profile means this target from now on; a contact who has it already is this target. */
async function addProfile(tx: Tx, call: MemberCall, { networkId, person, linkedinUrl }: Profile): Promise<void> {
  expectProfile(linkedinUrl)
  const keys = handlesOf(personKeys(call.services), { linkedinUrl })
  await expectAddable(tx, call, {}, keys)
  const other = (await listTargetsByKey(tx, { networkId, keys })).find(({ personId }) => personId !== person)
  if (other) throw fail('conflict', targetsMessages.isTargetAlready({ name: other.name }))
  await addTargetKeys(tx, { networkId, person, keys, linkedinSlug: slugOf(linkedinUrl) ?? null })
  await joinTargetsByKey(tx, { networkId })
}

export async function removeTarget(call: MemberCall, id: string): Promise<undefined> {
  await call.db.transaction(async (tx) => {
    const { networkId, target } = await lock(tx, call, id)
    await deleteTarget(tx, { networkId, person: target.personId })
  })
}

async function lock(tx: Tx, call: MemberCall, id: string) {
  const person = personIds(call).read(id)?.toString()
  const networkId = await ensureNetwork(tx, membershipOf(call.viewer), call.services)
  const target = person === undefined ? undefined : await lockTarget(tx, { networkId, person })
  if (!target) throw notFound('target')
  return { networkId, target }
}
