import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { departmentOf } from '@wellmet/contacts/directory/departments.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import type { PositionAt } from '@wellmet/graph/inferred-relationships/shared-places.rules.ts'
import type { Somebody } from './shared-background.contract.ts'
import type { Gathering, Visitor } from './shared-background.rules.ts'
import {
  listMembers,
  listOwnPositions,
  type MemberRow,
  type PersonRow,
  type OrganizationPosition,
} from './shared-background.store.ts'

/** The strongest of the viewer's own contacts, and of those who share the strongest of each: so many in all. */
const mostLookedAt = { mostOwn: 10_000, mostOfOthers: 10_000 }
const mostGroups = 200
const mostMembers = 30

export interface Member extends Visitor {
  row: MemberRow
}

export interface Place extends Gathering {
  placeId: string
  visitors: Member[]
}

/** The one mechanism of this noun: places of these kinds, with who in reach is or was there and when. */
export async function gatherPlaces(tx: Tx, kinds: number[], fewest: number): Promise<Place[]> {
  const rows = await listMembers(tx, { kinds, fewest, ...mostLookedAt, mostGroups, mostMembers })
  const own = Map.groupBy(await listOwnPositions(tx, { kinds }), at)
  return [...Map.groupBy(rows, at)].map(([key, there]) => {
    const { kind, placeId, place, size, people } = firstOf(there)
    const visitors = [...Map.groupBy(there, ({ personId }) => personId).values()].map((positions): Member => {
      const row = firstOf(positions)
      return { row, name: row.name, isOwn: row.isOwn, positions: positions.map(toPosition) }
    })
    return { kind, placeId, place, size, people, visitors, mine: (own.get(key) ?? []).map(toPosition) }
  })
}

const at = ({ kind, placeId }: OrganizationPosition): string => `${kind} ${placeId}`

function toPosition({
  kind,
  placeId,
  role,
  department,
  location,
  fromMonth,
  toMonth,
  isCurrent,
}: OrganizationPosition): PositionAt {
  return {
    ref: placeId,
    kind,
    placeId,
    department: department ?? (kind === positionKinds.worked ? departmentOf(role) : null),
    location: location === null ? null : fold(location),
    from: fromMonth,
    to: toMonth,
    current: isCurrent,
  }
}

export const toSomebody = (call: MemberCall, { personId, name, title, company, isOwn }: PersonRow): Somebody => ({
  id: personIds(call).show(BigInt(personId)),
  name,
  title,
  company,
  isContact: isOwn,
})

/** A page of what was put in order anew: an order by chances has no key to continue from but the place in it. */
export function pageOf<T>(all: readonly T[], { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const from = Number(cursor ?? 0)
  const page = all.slice(from, from + limit)
  return { page, next: from + limit < all.length ? String(from + limit) : null }
}
