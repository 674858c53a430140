import type { Gathering } from '@wellmet/connections/gatherings/gatherings.contract.ts'
import {
  expectGatherings,
  getGathering,
  hasEnded,
  readGatherings,
  readGuestRows,
  toGathering,
  type GuestRow,
} from '@wellmet/connections/gatherings/show-gatherings.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { byReach } from '@wellmet/graph/paths/path-order.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Attendee, Reach } from './event-guests.contract.ts'
import { matchGuests } from './event-guests.store.ts'

const mostEvents = 200
/** Events to come of which the list says whom one reaches. */
const mostLooked = 10
const mostBest = 3

export const showEvents = (call: MemberCall): Promise<{ items: EventItem[]; next: null }> =>
  call.db.transaction(async (tx) => {
    await expectGatherings(tx)
    const rows = await readGatherings(tx, mostEvents)
    const now = call.services.now()
    // The next ones are at the end, because the newest comes first.
    const toCome = rows.filter((row) => !hasEnded(row, now)).slice(-mostLooked)
    const guestsOf = new Map<string, GuestRow[]>()
    for (const { id } of toCome) guestsOf.set(id, await readGuestRows(tx, id))
    const found = await findGuests(tx, call, [...guestsOf.values()].flat())
    const items = rows.map((row): EventItem => {
      const guests = guestsOf.get(row.id)
      return { ...toGathering(call, row), reach: guests ? reachOf(guests, found) : null }
    })
    return { items, next: null }
  })

type EventItem = Gathering & { reach: Reach | null }

export const showEvent = (call: MemberCall, id: string): Promise<{ event: Gathering; reach: Reach }> =>
  call.db.transaction(async (tx) => {
    const row = await getGathering(tx, id)
    const guests = await readGuestRows(tx, id)
    return { event: toGathering(call, row), reach: reachOf(guests, await findGuests(tx, call, guests)) }
  })

export const showAttendees = (call: MemberCall, id: string): Promise<{ items: Attendee[]; next: null }> =>
  call.db.transaction(async (tx) => {
    await getGathering(tx, id)
    const guests = await readGuestRows(tx, id)
    const found = await findGuests(tx, call, guests)
    const reached = guests.filter(({ email }) => isReached(found.get(email)))
    const others = guests.filter(({ email }) => !isReached(found.get(email)))
    const inOrder = reached.toSorted((a, b) => byReach(found.get(a.email)!, found.get(b.email)!))
    return { items: [...inOrder, ...others].map((guest) => toAttendee(guest, found.get(guest.email))), next: null }
  })

type Found = ReadonlyMap<string, PathsToPerson>

/** By address, those of whom the viewer may see anything. */
async function findGuests(tx: Tx, call: MemberCall, guests: readonly GuestRow[]): Promise<Found> {
  const keys = personKeys(call.services)
  const emails = new Map(guests.map(({ email }) => [keys.of({ emails: [email], phones: [] })[0]!, email]))
  if (emails.size === 0) return new Map()
  const matched = await matchGuests(tx, { keys: [...emails.keys()] })
  const paths = await findPathsTo(tx, call, [...new Set(matched.map(({ personId }) => personId))])
  return new Map(
    matched.flatMap(({ key, personId }) => {
      const [email, person] = [emails.get(key), paths.get(personId)]
      return email !== undefined && person ? [[email, person] as const] : []
    }),
  )
}

const isReached = (found: PathsToPerson | undefined): boolean => (found?.paths.length ?? 0) > 0

function reachOf(guests: readonly GuestRow[], found: Found): Reach {
  const coming = new Set(guests.filter(({ state }) => state === 'coming').map(({ email }) => email))
  const people = [...coming].flatMap((email) => found.get(email) ?? []).filter(isReached)
  const distinct = [...new Map(people.map((one) => [one.personId, one])).values()]
  const best = distinct.toSorted(byReach).slice(0, mostBest)
  return { guests: coming.size, reached: distinct.length, best: best.map(({ person }) => person) }
}

const toAttendee = (
  { ref, name, email, state, checkedInAt }: GuestRow,
  found: PathsToPerson | undefined,
): Attendee => ({
  ref,
  name,
  email,
  state,
  checkedInAt: checkedInAt?.toISOString() ?? null,
  person: found?.person ?? null,
})
