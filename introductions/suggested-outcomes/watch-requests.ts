import { listOwnEmails } from '@wellmet/contacts/imports/read-edits.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listOwnRecords } from '../asks/find-own-records.ts'
import {
  findAgreedAddressAsAsker,
  listAsksOf,
  type ListedAskRow,
  type OfMember,
} from '../requests/act-across-members.ts'
import type { WatchedRequest } from './seen-records.rules.ts'
import {
  listOpenRequests,
  listOwnAddressesOf,
  listOwnAddressesOfMembers,
  type OpenRequestRow,
} from './suggested-outcomes.store.ts'

const mostRequests = 500

/** A teammate asked it of the member. `addresses` are those of the target among the member's own contacts. */
export interface AskedRequest {
  ask: ListedAskRow
  addresses: readonly string[]
}

export interface OpenRequests {
  mine: OpenRequestRow[]
  asked: AskedRequest[]
}

/** The requests that wait for somebody: the member's own, and those that were asked of them. */
export const listOpen = async (tx: Tx, member: OfMember): Promise<OpenRequests> => ({
  mine: await listOpenRequests(tx, { limit: mostRequests }),
  asked: await listAsksOf(member, mostRequests, async (system, asks) => {
    const ids = asks.map(({ id }) => id)
    const records = await listOwnRecords(system, ids)
    return asks.map((ask) => ({ ask, addresses: records.get(ask.id)?.emails ?? [] }))
  }),
})

/** The same with the addresses of everybody in them, as far as the member's own data has them. */
export async function watchRequests(tx: Tx, member: OfMember): Promise<WatchedRequest[]> {
  const { mine, asked } = await listOpen(tx, member)
  if (mine.length === 0 && asked.length === 0) return []
  const ownAddresses = await listOwnEmails(tx, member.viewer.userId)
  const known = await listKnownAddresses(tx, mine)
  const watched = asked.map((one) => watchAsked(one, ownAddresses))
  for (const row of mine) watched.push(await watchOwn(tx, row, ownAddresses, known))
  return watched
}

type KnownAddresses = ReadonlyMap<string, readonly string[]>

/** By the number of a contact, or the id of a member. */
async function listKnownAddresses(tx: Tx, rows: readonly OpenRequestRow[]): Promise<KnownAddresses> {
  const people = rows.flatMap(({ targetPerson, connectorPerson }) => [targetPerson ?? [], connectorPerson ?? []].flat())
  const users = rows.flatMap(({ connectorUser }) => connectorUser ?? [])
  const contacts = await listOwnAddressesOf(tx, { people: [...new Set(people)] })
  const members = await listOwnAddressesOfMembers(tx, { users: [...new Set(users)] })
  const known = new Map<string, string[]>()
  const add = (who: string, emails: readonly string[]) => known.set(who, [...(known.get(who) ?? []), ...emails])
  for (const { person, emails } of contacts) add(person, emails)
  for (const { userId, emails } of members) add(userId, emails)
  return known
}

async function watchOwn(
  tx: Tx,
  row: OpenRequestRow,
  ownAddresses: readonly string[],
  known: KnownAddresses,
): Promise<WatchedRequest> {
  const stage = row.stage
  const isIntroduced = stage === 'intro_sent' || stage === 'target_replied'
  // Who may mention a name writes themselves: the yes is the introduction.
  const mayWrite = row.repliedWith === 'name_drop' ? row.repliedAt : null
  const agreed = stage === 'target_replied' && row.targetEmail === null ? await findAgreedAddressAsAsker(tx, row) : null
  return {
    id: row.id,
    role: 'asker',
    stage,
    repliedWith: row.repliedWith,
    since: row.since,
    introducedAt: row.introducedAt ?? (isIntroduced ? row.since : mayWrite),
    askerAddresses: ownAddresses,
    connectorAddresses: [
      ...written(row.connectorEmail),
      ...(known.get(row.connectorUser ?? row.connectorPerson ?? '') ?? []),
    ],
    targetAddresses: [...written(row.targetEmail), ...written(agreed), ...(known.get(row.targetPerson ?? '') ?? [])],
    targetName: row.targetName,
  }
}

const watchAsked = ({ ask, addresses }: AskedRequest, ownAddresses: readonly string[]): WatchedRequest => ({
  id: ask.id,
  role: 'connector',
  stage: ask.stage,
  repliedWith: ask.repliedWith,
  since: ask.askedAt,
  introducedAt: null,
  askerAddresses: [ask.askerEmail],
  connectorAddresses: ownAddresses,
  targetAddresses: addresses,
  targetName: ask.target.name,
})

const written = (address: string | null): string[] => (address === null ? [] : [address])
