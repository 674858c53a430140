import { during } from '@wellmet/platform/events/hook.ts'
import type { Area } from '@wellmet/platform/area.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { expect, test } from 'vitest'
import { areas } from '../../apps/areas.ts'
import { came, eventOf, gatheringsStage, guest } from '../../tests/world/gatherings.ts'
import { connectionsArea } from '../connections.area.ts'
import { optedInWanted } from '../email-marketing/email-marketing.hooks.ts'

const notConfigured = { status: 409, problem: { code: 'not_configured' } }

test('the events of a calendar are read with their guests, over several pages', async () => {
  const many = Array.from({ length: 120 }, (_, i) => guest(`guest-${i}@else.example`, { name: `Guest ${i}` }))
  const events = Array.from({ length: 60 }, (_, i) => eventOf(`Breakfast ${i}`, -i - 1, []))
  const { api, connect } = await gatheringsStage([eventOf('Summer party', 20, many), ...events])
  const account = await connect()
  expect(account).toMatchObject({ provider: 'luma', address: 'Halyard events' })
  const { items } = await api.eventGuests.list({})
  expect(items).toHaveLength(61)
  expect(items[0]).toMatchObject({ name: 'Summer party', coming: 120, isSmall: false, isComing: true, isMine: true })
  const { items: guests } = await api.eventGuests.attendees({ params: { id: items[0]!.id } })
  expect(guests).toHaveLength(120)
  expect(guests.every(({ person }) => person === null)).toBe(true)
})

test('guests become nobody’s contacts, and what they answered is not stored', async () => {
  const { world, api, connect } = await gatheringsStage([
    eventOf('Founders Dinner', -30, [came('mei@northgate.example', { name: 'Mei Tan' }), guest(null)]),
  ])
  await connect()
  expect((await api.contacts.list({})).items).toEqual([])
  const { rows } = await world.superuser.query<{ t: string }>(
    `select string_agg(g::text, ' ') as t from connections.gathering_guests g`,
  )
  expect(rows[0]!.t).toContain('mei@northgate.example')
  expect(rows[0]!.t).not.toMatch(/private answer|351210000000/)
})

test('who is taken off the list goes, and so does an event that is called off', async () => {
  const { luma, api, connect, sync } = await gatheringsStage([
    eventOf('Founders Dinner', 5, [guest('mei@northgate.example'), guest('joost@kade.example')]),
    eventOf('Breakfast', 9, [guest('mei@northgate.example')]),
  ])
  const { id } = await connect()
  luma.events[0]!.guests.pop()
  luma.events.pop()
  await sync(id)
  const { items } = await api.eventGuests.list({})
  expect(items).toMatchObject([{ name: 'Founders Dinner', coming: 1 }])
})

test('one event is read again at once, by whoever connected the calendar', async () => {
  const { luma, world, api, connect } = await gatheringsStage([eventOf('Founders Dinner', 5, [])])
  await connect()
  const { id } = (await api.eventGuests.list({})).items[0]!
  luma.events[0]!.guests.push(guest('mei@northgate.example'))
  expect(await api.gatherings.sync({ params: { id } })).toMatchObject({ coming: 1 })
  expect(await api.eventGuests.show({ params: { id } })).toMatchObject({ reach: { guests: 1, reached: 0 } })
  const stranger = world.as(await world.signUp('Ben Roth'))
  await expect(stranger.gatherings.sync({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.eventGuests.attendees({ params: { id } })).rejects.toMatchObject({ status: 404 })
  luma.faults.script({ kind: 'too many requests', times: 5 })
  await expect(api.gatherings.sync({ params: { id } })).rejects.toMatchObject({ status: 422 })
})

test('without a calendar there is nothing to show', async () => {
  const { api } = await gatheringsStage()
  await expect(api.eventGuests.list({})).rejects.toMatchObject(notConfigured)
  await expect(api.gatherings.subscribers({ query: {} })).rejects.toMatchObject(notConfigured)
  await expect(api.gatherings.addSubscriber({ body: { leadId: newId() } })).rejects.toMatchObject(notConfigured)
})

test('a key that Luma does not take is refused at once', async () => {
  const { api } = await gatheringsStage()
  const refused = api.typedAccounts.connect({ body: { provider: 'luma', access: { apiKey: 'another-key-entirely' } } })
  await expect(refused).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'access.apiKey' }] } })
})

test('only a lead who agreed is added to the subscribers', async () => {
  const mei = { id: newId(), email: 'mei@northgate.example', name: 'Mei', agreedAt: new Date() }
  const product: Area[] = areas.map((area: Area) =>
    area.name === connectionsArea.name
      ? {
          ...area,
          hooks: [
            ...area.hooks,
            during(optedInWanted, async (_context, wanted) => {
              if (wanted.only === mei.id) wanted.people.push(mei)
            }),
          ],
        }
      : area,
  )
  const { luma, api, connect } = await gatheringsStage([], product)
  luma.contacts.push({ id: 'usr-0', email: 'reader@else.example', name: null })
  await connect()
  await api.gatherings.addSubscriber({ body: { leadId: mei.id } })
  const { items } = await api.gatherings.subscribers({ query: {} })
  expect(items.map(({ email }) => email)).toEqual(['reader@else.example', 'mei@northgate.example'])
  await expect(api.gatherings.addSubscriber({ body: { leadId: newId() } })).rejects.toMatchObject({ status: 409 })
  expect(luma.contacts).toHaveLength(2)
})

test('too many requests are a pause, and disconnecting deletes events and guests', async () => {
  const events = Array.from({ length: 30 }, (_, i) => eventOf(`Breakfast ${i}`, i + 1, [guest(`a-${i}@else.example`)]))
  const { world, luma, api, connect, sync } = await gatheringsStage(events)
  luma.requestsPerMinute = 10
  const { id } = await connect()
  expect((await api.connectedAccounts.show({ params: { id } })).account.state).toBe('connected')
  luma.requestsPerMinute = Number.POSITIVE_INFINITY
  await sync(id)
  expect((await api.eventGuests.list({})).items.every(({ coming }) => coming === 1)).toBe(true)
  await api.connectedAccounts.disconnect({ params: { id } })
  await world.work()
  const { rows } = await world.superuser.query(
    'select (select count(*)::int from connections.gatherings) + (select count(*)::int from connections.gathering_guests) as n',
  )
  expect(rows).toEqual([{ n: 0 }])
})
