import { readOwnAddresses } from '@wellmet/connections/engine/own-addresses.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personKeys, type PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { erasedAmong } from '../deletions/honour-deletions.ts'
import { showTarget } from './show-targets.ts'
import { companyOfDomain, nameOfAddress, nameOfProfile } from './target-names.rules.ts'
import { mostTargets, type NewTarget, type Target } from './targets.contract.ts'
import { targetsMessages } from './targets.messages.ts'
import { countTargets, findKnownNumber, findTeammateAt, upsertTarget } from './targets.store.ts'

/**
 * Adds somebody whom the member wants to meet. They are numbered as an import would number them, so that whoever brings
 * them in later means the same person.
 */
export async function addTarget(call: MemberCall, typed: NewTarget): Promise<Target> {
  const { services, viewer } = call
  const { workspaceId, userId } = viewer
  if (typed.linkedinUrl) expectProfile(typed.linkedinUrl)
  const person = await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await acquireLock(tx, 'contacts.targets', workspaceId)
    await lockNetwork(tx, networkId)
    const described = describe(typed)
    const keys = personKeys(services)
    const handles = handlesOf(keys, typed)
    const byName = keys.byName(`${workspaceId}:${userId}`, described.name, described.company ?? undefined)
    await expectAddable(tx, call, typed, [...handles, byName])
    const known = handles.length === 0 ? undefined : await findKnownNumber(tx, { networkId, keys: handles })
    const number = known?.personId ?? handles[0] ?? byName
    const { isNew } = await upsertTarget(tx, {
      networkId,
      person: number,
      keys: handles,
      ...described,
      ...companyNumbers(keys, described),
      linkedinSlug: slugOf(typed.linkedinUrl) ?? null,
      email: typed.email ?? null,
      now: services.now(),
    })
    if (isNew) await expectRoom(call)
    else call.answer.status(200)
    return number
  })
  return showTarget(call, person)
}

export function expectProfile(url: string): void {
  if (slugOf(url) !== undefined) return
  throw fail('unprocessable', targetsMessages.notProfile(), {
    errors: [{ field: 'linkedinUrl', message: targetsMessages.notProfile() }],
  })
}

/** What is said, and what the profile or the address says where nothing is. */
function describe({ name, title = null, company = null, formerCompanies = [], linkedinUrl, email }: NewTarget) {
  const spelled =
    (linkedinUrl && nameOfProfile(linkedinUrl)) || (email && nameOfAddress(email)) || email || slugOf(linkedinUrl) || ''
  return {
    name: name ?? spelled,
    title,
    company: company ?? (email ? companyOfDomain(email) : null),
    formerCompanies: [...new Set(formerCompanies)],
  }
}

export const handlesOf = (keys: PersonKeys, { linkedinUrl, email }: NewTarget): string[] =>
  keys.of({
    linkedinSlug: slugOf(linkedinUrl),
    emails: email ? [...new Set([email, mailboxOf(email)])] : [],
    phones: [],
  })

export const companyNumbers = (
  keys: PersonKeys,
  { company, formerCompanies }: { company: string | null; formerCompanies: readonly string[] },
) => ({
  companyId: company === null ? null : keys.company(company),
  formerCompanyIds: formerCompanies.map((name) => keys.company(name)),
})

/**
 * Neither the member, nor somebody of the team, nor somebody who wants to be left alone. The words for the last are those for
 * everybody whom the member deleted, so that they say nothing about anybody.
 */
export async function expectAddable(tx: Tx, call: MemberCall, { email }: NewTarget, keys: string[]): Promise<void> {
  const { workspaceId, userId } = call.viewer
  const teammate = email === undefined ? undefined : await findTeammateAt(tx, { email: email.toLowerCase() })
  if (teammate && teammate.userId !== userId)
    throw fail('conflict', targetsMessages.isTeammate({ name: teammate.name }))
  const { accounts, others } = await readOwnAddresses(tx, userId)
  const own = personKeys(call.services).of({ emails: [...accounts, ...others], phones: [] })
  const isSelf = teammate !== undefined || own.some((key) => keys.includes(key))
  if (isSelf || (await erasedAmong(tx, { workspaceId, userId }, keys)) !== null)
    throw fail('unprocessable', targetsMessages.cannotAdd())
}

/** After the row is there, under the lock of the workspace: exactly so many, and never one more. */
async function expectRoom({ db, viewer }: MemberCall): Promise<void> {
  // As the system: the limit is of the workspace, and a member sees only their own targets
  const { n } = await db.asSystem((system) => countTargets(system, { workspaceId: viewer.workspaceId }))
  if (n > mostTargets) throw fail('conflict', targetsMessages.tooMany({ most: mostTargets }))
}
