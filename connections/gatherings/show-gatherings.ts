import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Gathering } from './gatherings.contract.ts'
import { gatheringsMessages } from './gatherings.messages.ts'
import { isSmall } from './gatherings.rules.ts'
import {
  findCalendar,
  findGathering,
  findGatheringForWork,
  hasGatherings,
  listCheckedIn,
  listGatherings,
  listGuests,
  type GatheringRow,
  type GuestRow,
} from './gatherings.store.ts'

/** Of whom a page of guests is made; a larger event is cut. */
const mostShown = 1_000

type Shown = Pick<MemberCall, 'viewer' | 'services'>

/** Throws 409 where nothing is connected in the workspace and nothing was read. */
export async function expectGatherings(tx: Tx): Promise<void> {
  if ((await hasGatherings(tx)).isThere || (await findCalendar(tx, { provider: 'luma' }))) return
  throw fail('not_configured', gatheringsMessages.notConnected())
}

export type { GuestRow }

/** The newest first. */
export const readGatherings = (tx: Tx, limit: number): Promise<GatheringRow[]> => listGatherings(tx, { limit })

/** Throws 404 for one of another workspace. */
export async function getGathering(tx: Tx, id: string) {
  const row = await findGathering(tx, { id })
  if (!row) throw notFound('event')
  return row
}

export const readGuestRows = (tx: Tx, gatheringId: string): Promise<GuestRow[]> =>
  listGuests(tx, { gatheringId, limit: mostShown })

/** Addresses of those who checked in; of a large event nobody, because it says nothing. Null once it is gone. */
export async function readSmallAttendance(tx: Tx, gatheringId: string): Promise<string[] | null> {
  const row = await findGatheringForWork(tx, { id: gatheringId })
  if (!row) return null
  return isSmall(row) ? (await listCheckedIn(tx, { gatheringId })).map(({ email }) => email) : []
}

/** An event with its guests, for work without a viewer. Null once it is gone. */
export async function readGatheringForWork(tx: Tx, gatheringId: string) {
  const row = await findGatheringForWork(tx, { id: gatheringId })
  return row ? { ...row, guests: await readGuestRows(tx, gatheringId) } : null
}

export const hasEnded = ({ startsAt, endsAt }: Pick<GatheringRow, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (endsAt ?? startsAt) <= now

export const toGathering = ({ viewer, services }: Shown, row: GatheringRow): Gathering => ({
  id: row.id,
  name: row.name,
  url: row.url,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  isComing: !hasEnded(row, services.now()),
  coming: row.coming,
  checkedIn: row.checkedIn,
  isSmall: isSmall(row),
  readAt: row.readAt?.toISOString() ?? null,
  isMine: row.userId === viewer.userId,
})
