import { onTestFinished } from 'vitest'
import type { Area } from '@wellmet/platform/area.ts'
import { startLuma, type LumaEvent, type LumaGuest } from '../../tools/stand-ins/luma/luma.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

const day = 24 * 60 * 60 * 1000

/** So many days from now; negative is in the past. */
export const inDays = (days: number): Date => new Date(Date.now() + days * day)

let made = 0

export const guest = (email: string | null, more: Partial<LumaGuest> = {}): LumaGuest => ({
  id: `gst-${(made += 1)}`,
  name: null,
  email,
  status: 'approved',
  checkedInAt: null,
  ...more,
})

/** Whose badge was scanned at the door. */
export const came = (email: string, more: Partial<LumaGuest> = {}): LumaGuest =>
  guest(email, { checkedInAt: inDays(-30), ...more })

export const eventOf = (name: string, days: number, guests: LumaGuest[]): LumaEvent => ({
  id: `evt-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  name,
  startsAt: inDays(days),
  endsAt: new Date(inDays(days).getTime() + 3 * 60 * 60 * 1000),
  guests,
})

/** A world with a calendar of events beside it. */
export async function gatheringsStage(events: LumaEvent[] = [], product?: readonly Area[]) {
  const luma = await startLuma()
  onTestFinished(() => luma.close())
  luma.events.push(...events)
  const world = await worldForThisTest({ LUMA_API_URL: luma.url }, undefined, product)
  const me = await world.signUp('Ana Lima')
  const api = world.as(me)
  return {
    world,
    me,
    luma,
    api,
    connect: async (who = me) => {
      const { apiKey } = luma
      const account = await world.as(who).typedAccounts.connect({ body: { provider: 'luma', access: { apiKey } } })
      await world.work()
      return account
    },
    sync: async (id: string, full = false) => {
      await api.connectedAccounts.sync({ params: { id }, body: { full } })
      await world.work()
    },
  }
}

/** Six events with guests on several pages, for faults in between. */
export async function lumaFaultStage() {
  const guestsOf = (event: number) =>
    Array.from({ length: 70 }, (_, i) => ({
      id: `gst-${event}-${i}`,
      name: `Guest ${i}`,
      email: `guest-${i}@else.example`,
      status: i % 7 === 0 ? ('invited' as const) : ('approved' as const),
      checkedInAt: i % 3 === 1 ? new Date('2026-05-02T18:00:00Z') : null,
    }))
  const starts = (i: number) => new Date(Date.UTC(2026, 4, i + 1, 17))
  const events = Array.from({ length: 6 }, (_, i) => ({
    ...eventOf(`Breakfast ${i}`, 0, guestsOf(i)),
    startsAt: starts(i),
    endsAt: null,
  }))
  const { world, me, luma, connect } = await gatheringsStage(events)
  const graph = async () =>
    (
      await world.superuser.query<object>(
        `select g.ref, g.name, g.starts_at, g.coming, g.checked_in, u.ref as guest, u.name as guest_name, u.email, u.state, u.checked_in_at
          from connections.gatherings g join connections.gathering_guests u on u.gathering_id = g.id order by g.ref, u.ref`,
      )
    ).rows
  return { world, me, data: luma, connect, graph, endsAccess: true as const }
}

/** An event with these guests, as if a calendar had been read that is not connected any more. */
export async function plantGathering(
  { superuser }: Pick<World, 'superuser'>,
  { user, workspace }: Somebody,
  { name, guests }: { name: string; guests: readonly { name: string; email: string }[] },
): Promise<string> {
  const [account, gathering, member] = [newId(), newId(), [workspace!.id, user.id]]
  await superuser.query(
    `insert into connections.connected_accounts (id, workspace_id, user_id, provider, subject, address, state, connected_at)
      values ($1, $2, $3, 'luma', $4, $5, 'expired', now())`,
    [account, ...member, `cal-${account}`, `${name} calendar`],
  )
  await superuser.query(
    `insert into connections.gatherings (id, workspace_id, user_id, account_id, ref, name, starts_at, coming, guests_read_at, seen_at)
      values ($1, $2, $3, $4, $5, $6, now() + interval '9 days', $7, now(), now())`,
    [gathering, ...member, account, `evt-${account}`, name, guests.length],
  )
  for (const [i, one] of guests.entries())
    await superuser.query(
      `insert into connections.gathering_guests (gathering_id, ref, workspace_id, user_id, name, email, state, seen_at)
        values ($1, $2, $3, $4, $5, $6, 'coming', now())`,
      [gathering, `gst-${i}`, ...member, one.name, one.email],
    )
  return gathering
}
