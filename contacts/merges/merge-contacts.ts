import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Contact } from '../contact-list/contacts.contract.ts'
import { showContact } from '../contact-list/show-contacts.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { mergeSearchTokens, saveSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import { inRounds, survivorOf } from './merges.rules.ts'
import {
  dropTheGone,
  findContacts,
  insertMerges,
  joinContacts,
  listEdited,
  moveKeys,
  noteAfter,
} from './merges.store.ts'
import { deleteDerivedRows, moveSubjectRows, saveSubjectRows } from './subject-rows.ts'
import { mergesMessages } from './merges.messages.ts'

/** The contact that was asked for speaks for both; the other fills the gaps. */
export async function mergeContacts(call: MemberCall, id: string, otherId: string): Promise<Contact> {
  const { db, services } = call
  const { workspaceId, userId } = call.viewer
  const now = services.now()
  const survivorId = await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const asked = [id, otherId].flatMap((shown) => personIds(call).read(shown)?.toString() ?? [])
    const found = await findContacts(tx, { networkId, people: asked })
    const [first, second] = asked.map((personId) => found.find((row) => row.personId === personId))
    if (!first || !second) throw notFound('contact')
    if (first === second) throw fail('unprocessable', mergesMessages.sameContact())
    const { survivor, gone } = survivorOf(first, second)
    const merge = { id: newId(), survivor: survivor.personId, gone: gone.personId, speaker: first.personId }
    await makeOne({ tx, services }, networkId, [merge], 'hand', now)
    await refreshStrengths(tx, networkId, [survivor.personId], now)
    await runHook({ tx, services }, contactsChanged, { networkId, people: [survivor.personId], now })
    await saveSearchTokens(tx, personKeys(services), networkId, [survivor.personId])
    await recomputeTrustWeights(tx, networkId, services)
    return survivor.personId
  })
  return (await showContact(call, personIds(call).show(BigInt(survivorId)))).contact
}

/** For an import whose file shows that two are one. Whom the owner edited speaks for both. The strengths of the survivors are the importer's to work out. */
export async function mergeByKeys(
  context: HookContext,
  networkId: number,
  pairs: readonly MergedPair[],
  now: Date,
): Promise<void> {
  await mergePairs(context, networkId, pairs, 'key', now)
}

/**
 * Makes one contact of each group: because the member says so, or because they are very likely one person. Returns who went
 * and into whom. Whoever is no contact any more is left out.
 */
export async function mergeGroups(
  context: HookContext,
  networkId: number,
  groups: readonly (readonly string[])[],
  by: 'hand' | 'likeness',
  now: Date,
): Promise<MergedPair[]> {
  const { tx, services } = context
  const found = new Map(
    (await findContacts(tx, { networkId, people: groups.flat() })).map((row) => [row.personId, row]),
  )
  const pairs = groups.flatMap((group) => {
    const [first, ...others] = group.flatMap((personId) => found.get(personId) ?? [])
    if (!first) return []
    const survivor = others.reduce((one, other) => survivorOf(one, other).survivor, first)
    return [first, ...others]
      .filter((row) => row !== survivor)
      .map((gone) => ({ survivor: survivor.personId, gone: gone.personId }))
  })
  if (pairs.length === 0) return []
  await mergePairs(context, networkId, pairs, by, now)
  const survivors = [...new Set(pairs.map(({ survivor }) => survivor))]
  await refreshStrengths(tx, networkId, survivors, now)
  await runHook({ tx, services }, contactsChanged, { networkId, people: survivors, now })
  await saveSearchTokens(tx, personKeys(services), networkId, survivors)
  return pairs
}

export interface MergedPair {
  survivor: string
  gone: string
}

/** Whom the owner edited speaks for both. */
async function mergePairs(
  context: HookContext,
  networkId: number,
  pairs: readonly MergedPair[],
  by: Maker,
  now: Date,
): Promise<void> {
  const people = pairs.flatMap(({ survivor, gone }) => [survivor, gone])
  const edited = new Set((await listEdited(context.tx, { networkId, people })).map(({ personId }) => personId))
  const speakerOf = ({ survivor, gone }: MergedPair) => (edited.has(gone) && !edited.has(survivor) ? gone : survivor)
  const merges = pairs.map((pair) => ({ ...pair, id: newId(), speaker: speakerOf(pair) }))
  for (const round of inRounds(merges)) await makeOne(context, networkId, round, by, now)
}

type Maker = 'hand' | 'key' | 'likeness'

interface Merge {
  id: string
  survivor: string
  gone: string
  speaker: string
}

async function makeOne(context: HookContext, networkId: number, merges: Merge[], by: Maker, now: Date): Promise<void> {
  const { tx } = context
  const ids = merges.map(({ id }) => id)
  const survivors = merges.map(({ survivor }) => survivor)
  const gone = merges.map((merge) => merge.gone)
  await insertMerges(tx, { networkId, ids, survivors, gone, by, now })
  await saveSubjectRows(context, networkId, ids)
  await moveSubjectRows(context, networkId, survivors, gone)
  await moveKeys(tx, { networkId, survivors, gone, by })
  await mergeSearchTokens(tx, survivors, gone)
  await joinContacts(tx, { networkId, survivors, gone, speakers: merges.map(({ speaker }) => speaker), by, now })
  await dropTheGone(tx, { networkId, survivors, gone })
  await noteAfter(tx, { networkId, ids })
  await deleteDerivedRows(context, networkId, gone)
}
