import { expect, test } from 'vitest'
import { bring } from '../../tests/world/imports.ts'
import { suiteStage } from '../../tests/world/suites.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

/** As a server was before evidence said who made it: no answer is stored, and every meeting counts. */
async function asBefore({ superuser }: World): Promise<void> {
  await superuser.query(`update contacts.evidence set maker = null, in_copy = false where kind = 2`)
  await superuser.query(`update contacts.contact_keys set is_on_card = false`)
  await superuser.query(`insert into contacts.recounts select id from identity.member_networks`)
}

async function runRecounts({ superuser, work }: World): Promise<void> {
  await superuser.query(`select graphile_worker.add_job('contacts.recount-networks', '{}')`)
  await work()
}

const strengths = async ({ superuser }: World): Promise<Record<string, number | null>> => {
  const { rows } = await superuser.query<{ name: string; strength: number | null }>(
    `select c.name, e.strength from contacts.contacts c join contacts.relationships e using (network_id, person_id) where c.network_id > 0`,
  )
  return Object.fromEntries(rows.map(({ name, strength }) => [name, strength]))
}

const event = (uid: string, day: number, organizer: string, attendees: [string, string][]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART:2026110${day}T100000Z`,
  'DURATION:PT30M',
  `ORGANIZER;CN=${organizer.split('@')[0]}:mailto:${organizer}`,
  ...attendees.map(([address, said]) => `ATTENDEE;CN=${address.split('@')[0]};PARTSTAT=${said}:mailto:${address}`),
  'END:VEVENT',
]

test('after an upgrade strengths are computed once by who made the evidence, and those that move say why', async () => {
  const world = await worldForThisTest()
  world.clock.shiftMs = Date.parse('2026-11-18T12:00:00Z') - Date.now()
  const me = await world.signUp('Mara Lind')
  const mine = me.user.email
  const box = 'spam@evil.example'
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((day) =>
    event(`e${day}`, day, box, [
      [mine, 'ACCEPTED'],
      [box, 'ACCEPTED'],
    ]),
  )
  await bring(world, me, 'c.ics', ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
  await asBefore(world)
  expect((await strengths(world))['spam']).toBeGreaterThan(700)
  await runRecounts(world)
  // The file is not stored, so nothing tells any more what the member answered.
  expect(await strengths(world)).toEqual({ spam: null })
  const [contact] = (await world.as(me).contacts.list({})).items
  const { strengthChanges } = await world.as(me).contacts.show({ params: { id: contact!.id } })
  expect(strengthChanges).toEqual([{ at: expect.any(String), before: expect.any(Number), after: null }])
  expect(strengthChanges[0]!.before).toBeGreaterThan(70)
  await runRecounts(world)
  expect((await world.as(me).contacts.show({ params: { id: contact!.id } })).strengthChanges).toHaveLength(1)
  // The same file says it again.
  await bring(world, me, 'c.ics', ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
  expect((await strengths(world))['spam']).toBeGreaterThan(700)
})

test.each(['google', 'microsoft'] as const)(
  'the stored records of a %s account tell what the member answered, so its strengths are as if read anew',
  async (name) => {
    const { world, connect } = await suiteStage(name)
    await connect()
    await world.work()
    const makers = async () =>
      (
        await world.superuser.query(
          `select maker, count(*)::int as n from contacts.evidence where kind = 2 group by maker order by maker`,
        )
      ).rows
    const keys = async () =>
      (await world.superuser.query(`select count(*)::int as n from contacts.contact_keys where is_on_card`)).rows
    const read = { strengths: await strengths(world), makers: await makers(), keys: await keys() }
    await asBefore(world)
    await runRecounts(world)
    expect({ strengths: await strengths(world), makers: await makers(), keys: await keys() }).toEqual(read)
    const { rows } = await world.superuser.query('select from contacts.recounts')
    expect(rows).toEqual([])
  },
)
