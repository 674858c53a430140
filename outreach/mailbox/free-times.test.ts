import { describe, expect, test } from 'vitest'
import { bring } from '../../tests/world/imports.ts'
import { suiteStage, type Suite } from '../../tests/world/suites.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const bo = 'bo@acme.example'
const people = `Name,Email,Company,Location\nBo Berg,${bo},Acme,"New York, United States"\n`
const hour = 3_600_000
const query = { to: bo, zone: 'Europe/Berlin' }

async function stage(suite: Suite) {
  const made = await suiteStage(suite, { messages: 0, events: 0, contacts: 0, people: 2 }, {})
  const { world, me, mailbox, connect } = made
  await bring(world, me, 'people.csv', people)
  await connect()
  await world.work()
  const { account, events } = mailbox
  const plan = (start: Date, hours: number, more: Partial<Parameters<typeof events.add>[0]> = {}) =>
    events.add({
      kind: 'focus time',
      summary: 'persimmon',
      start,
      end: new Date(start.getTime() + hours * hour),
      isAllDay: false,
      status: 'confirmed',
      organizer: account,
      attendees: [],
      ...more,
    })
  return { ...made, plan }
}

describe.each(['google', 'microsoft'] as const)('a calendar at %s', (suite) => {
  test('gives three free times in the office hours of both, around what the member does alone, and holds nothing', async () => {
    const { world, me, mailbox, plan } = await stage(suite)
    const now = world.services.now()
    plan(now, 5 * 24)
    // What was declined or called off takes no time.
    const declined = { ...mailbox.account, response: 'declined' } as const
    plan(new Date(now.getTime() + 5 * 24 * hour), 24 * 20, {
      attendees: [declined],
      organizer: { name: 'Bo', address: bo },
    })
    plan(new Date(now.getTime() + 5 * 24 * hour), 24 * 20, { status: 'cancelled' })
    const before = mailbox.events.slots
    const found = await world.as(me).mailbox.freeTimes({ query })
    expect(found).toMatchObject({ zone: 'Europe/Berlin', theirZone: 'America/New_York' })
    expect(found.calendars).toEqual([mailbox.account.address])
    expect(found.times).toHaveLength(3)
    for (const { start, end } of found.times) {
      expect(new Date(start).getTime()).toBeGreaterThanOrEqual(now.getTime() + 5 * 24 * hour)
      expect(new Date(end).getTime() - new Date(start).getTime()).toBe(hour / 2)
      const hourIn = (timeZone: string) =>
        Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date(start)))
      expect([hourIn('Europe/Berlin') < 17, hourIn('America/New_York') >= 9]).toEqual([true, true])
    }
    expect(mailbox.events.slots).toBe(before)
    const { rows } = await world.superuser.query(
      `select from connections.source_records where record::text like '%persimmon%'`,
    )
    expect(rows).toEqual([])
  })

  test('that is full has none, and one that does not answer says so', async () => {
    const { world, me, plan, data } = await stage(suite)
    plan(world.services.now(), 24 * 40)
    expect((await world.as(me).mailbox.freeTimes({ query })).times).toEqual([])
    data.faults.script({ when: ({ operation }) => /calendar/i.test(operation), kind: 'server error', times: 50 })
    await expect(world.as(me).mailbox.freeTimes({ query })).rejects.toMatchObject({ status: 409 })
  })
})

test('without a calendar, what to connect is said', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await expect(world.as(me).mailbox.freeTimes({ query })).rejects.toMatchObject({ code: 'not_configured' })
})
