import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { RunOfPage } from '../engine/provider.ts'
import { gatheringRead } from './gatherings.events.ts'
import {
  countGuests,
  deleteUnseenGatherings,
  deleteUnseenGuests,
  findGatheringByRef,
  settleGathering,
  upsertGatherings,
  upsertGuests,
} from './gatherings.store.ts'
import type { ListedEvent, ListedGuest } from './luma-answers.rules.ts'

/** Beyond this an event is a crowd, and its list is cut. */
const mostGuests = 5_000

export async function saveEvents(
  tx: Tx,
  { account, runAt }: RunOfPage,
  events: readonly ListedEvent[],
): Promise<number> {
  // A page may repeat an item: one statement must not touch a row twice.
  const each = [...new Map(events.map((one) => [one.ref, one])).values()]
  if (each.length === 0) return 0
  await upsertGatherings(tx, {
    ...account,
    runAt,
    ids: each.map(() => newId()),
    refs: each.map(({ ref }) => ref),
    names: each.map(({ name }) => name),
    urls: each.map(({ url }) => url),
    starts: each.map(({ startsAt }) => startsAt),
    ends: each.map(({ endsAt }) => endsAt),
  })
  return each.length
}

/** All events since this time are listed: those that are not were called off, and whoever follows is told. */
export async function finishEvents(tx: Tx, { account, runAt }: RunOfPage, after: Date): Promise<void> {
  const { accountId, workspaceId, userId } = account
  for (const { id: gatheringId } of await deleteUnseenGatherings(tx, { accountId, after, runAt }))
    await announce(tx, gatheringRead, { gatheringId, workspaceId, userId })
}

export interface GuestsPage {
  ref: string
  guests: readonly ListedGuest[]
  isLast: boolean
}

/** With the last page those who are not on the list any more go, and whoever follows is told. */
export async function saveGuests(
  tx: Tx,
  { services, account, runAt }: RunOfPage,
  { ref, guests, isLast }: GuestsPage,
): Promise<number> {
  const { accountId, workspaceId, userId } = account
  const found = await findGatheringByRef(tx, { accountId, ref })
  if (!found) return 0
  const gatheringId = found.id
  const room = Math.max(0, mostGuests - (await countGuests(tx, { gatheringId, runAt })).count)
  const each = [...new Map(guests.map((guest) => [guest.ref, guest])).values()].slice(0, room)
  const { count } = await upsertGuests(tx, {
    gatheringId,
    workspaceId,
    userId,
    runAt,
    refs: each.map((guest) => guest.ref),
    names: each.map(({ name }) => name),
    emails: each.map(({ email }) => email),
    states: each.map(({ state }) => state),
    registered: each.map(({ registeredAt }) => registeredAt),
    checkedIn: each.map(({ checkedInAt }) => checkedInAt),
  })
  if (isLast) {
    await deleteUnseenGuests(tx, { gatheringId, runAt })
    await settleGathering(tx, { gatheringId, now: services.now() })
    await announce(tx, gatheringRead, { gatheringId, workspaceId, userId })
  }
  return count
}
