import { expect, test } from 'vitest'
import { erasePerson } from '@wellmet/contacts/objections/erase-person.ts'
import { came, eventOf, gatheringsStage, guest, inDays } from '../../tests/world/gatherings.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'

const at = (first: string, last: string, company: string): string =>
  `${first},${last},https://www.linkedin.com/in/${first}-${last}-1,${first.toLowerCase()}@${company.toLowerCase()}.example,${company},Engineer,02 May 2024`

/** Whoever is in the address book, in which three work at Stripe. */
const book = connections([
  at('Ines', 'Santos', 'Stripe'),
  at('Omar', 'Haddad', 'Stripe'),
  at('Xenia', 'Popov', 'Stripe'),
  at('Joost', 'Wit', 'Kade'),
])

const target = { name: 'Patrick Collison', company: 'Stripe', email: 'patrick@stripe.example' }

async function stage(events: Parameters<typeof gatheringsStage>[0] = []) {
  const made = await gatheringsStage(events)
  await bring(made.world, made.me, 'Connections.csv', book)
  const { id: patrick } = await made.api.targets.add({ body: target })
  const pathsTo = async () => (await made.api.paths.person({ params: { id: patrick } })).paths
  return { ...made, patrick, pathsTo }
}

const namesOf = (paths: readonly { viaName: string | null }[]) => paths.map(({ viaName }) => viaName)

test('guests are matched by their address to people in sight, with state and path, and never by a name', async () => {
  const { api, connect } = await stage([
    eventOf('Founders Dinner', 12, [
      guest('patrick@stripe.example', { name: 'P. C.' }),
      guest('ines@stripe.example'),
      guest('stranger@else.example', { name: 'Joost Wit' }),
      guest('omar@stripe.example', { status: 'declined' }),
    ]),
  ])
  await connect()
  const { items } = await api.eventGuests.list({})
  expect(items).toMatchObject([{ name: 'Founders Dinner', coming: 3, reach: { guests: 3, reached: 2 } }])
  const [{ id }] = items as [(typeof items)[0]]
  const { reach } = await api.eventGuests.show({ params: { id } })
  expect(reach.best.map(({ name }) => name).toSorted()).toEqual(['Ines Santos', 'Patrick Collison'])
  const { items: guests } = await api.eventGuests.attendees({ params: { id } })
  const shown = new Map(guests.map(({ email, person }) => [email, person]))
  expect(shown.get('stranger@else.example')).toBeNull()
  expect(shown.get('patrick@stripe.example')).toMatchObject({ name: 'Patrick Collison', path: { hops: 2 } })
  expect(shown.get('patrick@stripe.example')?.personState.first).toBeTruthy()
  expect(guests.at(-1)?.person).toBeNull()
})

test('having checked in at the same small event is a reason on a path, with its size, and breaks a tie', async () => {
  const { api, connect, luma, sync, pathsTo } = await stage()
  const { id } = await connect()
  const before = await pathsTo()
  expect(before).toHaveLength(3)
  // Whoever is last of the equals.
  const last = before.at(-1)!
  const others = Array.from({ length: 22 }, (_, i) => came(`guest-${i}@else.example`))
  const email = `${last.viaName!.split(' ')[0]!.toLowerCase()}@stripe.example`
  luma.events.push(eventOf('Founders Dinner', -40, [came('patrick@stripe.example'), came(email), ...others]))
  await sync(id, true)
  const after = await pathsTo()
  expect(after[0]!.viaName).toBe(last.viaName)
  expect(namesOf(after.slice(1))).toEqual(namesOf(before.slice(0, -1)))
  const month = inDays(-40).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const reason = `${last.viaName} and Patrick Collison may have met: both were at Founders Dinner, 24 guests, ${month}.`
  expect(after[0]!.explanation).toContain(reason)
  expect(after[0]!.relationships[1]!.evidence).toContainEqual(
    expect.objectContaining({ source: 'event', text: `Both at Founders Dinner, 24 guests, ${month}` }),
  )
  // What counts stays as it was.
  const figures = ({ chance, score, status, confidence, isRated, viaId }: (typeof before)[number]) => ({
    chance,
    score,
    status,
    confidence,
    isRated,
    viaId,
  })
  const byVia = (paths: typeof before) => paths.map(figures).toSorted((a, b) => (a.viaId! < b.viaId! ? -1 : 1))
  expect(byVia(after)).toEqual(byVia(before))
  expect(await api.people.profile({ params: { id: (await api.targets.list({})).items[0]!.id } })).toMatchObject({
    path: { viaName: last.viaName },
  })
})

test('registering, and a large event, say nothing', async () => {
  const crowd = Array.from({ length: 60 }, (_, i) => came(`guest-${i}@else.example`))
  const { connect, pathsTo } = await stage([
    eventOf('Breakfast', -5, [guest('patrick@stripe.example'), came('xenia@stripe.example')]),
    eventOf('Conference', -9, [came('patrick@stripe.example'), came('xenia@stripe.example'), ...crowd]),
  ])
  const before = await pathsTo()
  await connect()
  expect(await pathsTo()).toEqual(before)
})

test('who registers for 100 events with names and addresses of others changes no strength, proof, vouch or best path', async () => {
  const { world, me, luma, api, connect, sync, pathsTo } = await stage()
  const { id } = await connect()
  const everything = async () => ({
    paths: await pathsTo(),
    contacts: (await api.contacts.list({})).items,
    top: (await api.paths.top({ query: { limit: 100 } })).people,
    rows: (
      await world.superuser.query(
        `select (select jsonb_agg(r order by r.person_id) from contacts.relationships r) as strengths,
          (select count(*)::int from contacts.evidence) as evidence, (select count(*)::int from contacts.co_occurrences) as seen,
          (select count(*)::int from graph.inferred_relationships) as inferred,
          (select count(*)::int from contacts.contact_keys) as keys`,
      )
    ).rows,
  })
  const before = await everything()
  // They come to every event, under addresses of their own, with the names of the people whom they want to be taken for.
  const own = Array.from({ length: 100 }, (_, i) =>
    eventOf(`Meetup ${i}`, -i - 1, [
      came(`attacker-${i}@evil.example`, { name: 'Patrick Collison' }),
      came('attacker@evil.example', { name: 'Ines Santos' }),
      guest('patrick@stripe.example', { name: 'Patrick Collison' }),
      guest('xenia@stripe.example', { name: 'Xenia Popov' }),
      came('omar@stripe.example'),
    ]),
  )
  luma.requestsPerMinute = Number.POSITIVE_INFINITY
  luma.events.push(...own)
  await sync(id, true)
  expect((await api.eventGuests.list({})).items).toHaveLength(100)
  expect(await everything()).toEqual(before)
  expect((await world.as(me).contacts.list({ query: { q: 'attacker' } })).items).toEqual([])
})

test('members of the workspace see the events and whom they reach themselves; nobody else sees anything', async () => {
  const { world, me, connect } = await stage([eventOf('Founders Dinner', 12, [guest('ines@stripe.example')])])
  await connect()
  const mate = await join(world, me, 'member', 'Ben Roth')
  const { items } = await world.as(mate).eventGuests.list({})
  expect(items).toMatchObject([{ name: 'Founders Dinner', isMine: false, reach: { guests: 1, reached: 0 } }])
  const stranger = world.as(await world.signUp('Cleo Marx'))
  await expect(stranger.eventGuests.list({})).rejects.toMatchObject({ problem: { code: 'not_configured' } })
})

test('whoever wants to be nowhere on this server is on no list of guests, and not after the next sync either', async () => {
  const { world, api, luma, connect, sync, pathsTo } = await stage([
    eventOf('Founders Dinner', -3, [came('patrick@stripe.example'), came('xenia@stripe.example')]),
  ])
  const { id } = await connect()
  const attended = () => world.superuser.query('select count(*)::int as n from graph.attendances')
  expect((await attended()).rows).toEqual([{ n: 2 }])
  expect((await pathsTo())[0]?.viaName).toBe('Xenia Popov')
  await erasePerson(world.services, 'xenia@stripe.example')
  expect((await attended()).rows).toEqual([{ n: 1 }])
  luma.events[0]!.guests.push(came('later@else.example'))
  await sync(id, true)
  const { id: eventId } = (await api.eventGuests.list({})).items[0]!
  const { items } = await api.eventGuests.attendees({ params: { id: eventId } })
  expect(items.map(({ email }) => email).toSorted()).toEqual(['later@else.example', 'patrick@stripe.example'])
  expect((await attended()).rows).toEqual([{ n: 2 }])
})

test('who comes, and who was at a small event, is told on their page, and taken back when the event is called off', async () => {
  const { api, luma, patrick, connect, sync } = await stage([
    eventOf('Summer party', 20, [guest('patrick@stripe.example', { name: 'P. C.' })]),
    eventOf('Founders Dinner', -3, [came('patrick@stripe.example', { name: 'P. C.' }), guest('ines@stripe.example')]),
  ])
  const { id } = await connect()
  const told = async (personId: string) =>
    (await api.signals.list({ query: { personId } })).items.map(({ kind, sentence, link }) => ({
      kind,
      sentence,
      link,
    }))
  const before = (await told(patrick)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
  expect(before.map(({ kind }) => kind)).toEqual(['coming_guest', 'event_guest'])
  expect(before[0]!.sentence).toMatch(/ comes to your event Summer party on /)
  expect(before[1]!.sentence).toMatch(/ was at your event Founders Dinner on /)
  for (const { link } of before) expect(link).toMatch(/^\/events\/[0-9a-f-]{36}$/)
  luma.events.shift()
  await sync(id, true)
  expect((await told(patrick)).map(({ kind }) => kind)).toEqual(['event_guest'])
})
