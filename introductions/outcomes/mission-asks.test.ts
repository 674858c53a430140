import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { expect, test } from 'vitest'
import { outcomeStage } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'

test('a mission shows whom I can reach for each target, who was asked and what came of it', async () => {
  const { world, me, bob, cleo, find, ask } = await outcomeStage()
  const mine = world.as(me)
  const ana = await find('Ana')
  const { id } = await mine.missions.create({
    body: { title: 'Meet three', personIds: [ana], companies: ['Kade', 'Heliograph', 'Nowhere Labs'], roles: ['CTO'] },
  })
  const requestId = await ask(bob, 'Ana')
  await ask(bob, 'Priya')
  // A teammate's own request is not mine to see.
  await ask(bob, 'Joost', cleo)
  await mine.outcomes.record({ body: { requestId, outcome: 'meeting_booked' } })
  expect(await mine.outcomeGraph.thanks({})).toMatchObject({
    connectors: [{ connector: { name: 'Bob Reyes', kind: 'member' }, introductions: [{ requestId }] }],
  })
  expect(await world.as(bob).outcomeGraph.thanks({})).toEqual({ connectors: [] })

  const { progress } = await mine.missions.show({ params: { id } })
  expect(progress).toMatchObject({ total: 4, none: 1, asked: 2, accepted: 1, introduced: 1, met: 0, booked: 1 })
  const meetingAt = addDays(new Date(), -1).toISOString()
  await mine.requests.update({ params: { id: requestId }, body: { meetingAt } })
  const after = await mine.missions.show({ params: { id } })
  expect(after.progress).toMatchObject({ introduced: 1, met: 1, booked: 0 })
  await mine.requests.update({ params: { id: requestId }, body: { status: 'cancelled' } })
  expect((await mine.outcomeGraph.reached({ query: { step: 'met' } })).items).toMatchObject([
    { requestId, stage: 'cancelled', introduced: true },
  ])
  const targets = await mine.missions.targets({ params: { id } })
  expect(targets.people).toMatchObject([
    {
      personId: ana,
      person: { name: 'Ana Ribeiro', hasWantedTitle: false },
      asks: [{ requestId, isMine: true, connector: { name: 'Bob Reyes' }, stage: 'cancelled', introduced: true }],
    },
  ])
  expect(
    targets.companies.map(({ name, people, asks }) => [name, people.length, asks.map(({ stage }) => stage)]),
  ).toEqual([
    ['Kade', 1, []],
    ['Heliograph', 1, ['awaiting_connector']],
    ['Nowhere Labs', 0, []],
  ])
  expect(targets.companies[1]!.people[0]).toMatchObject({ name: 'Priya Raman', hasWantedTitle: true })
  expect(targets.roles).toMatchObject([{ role: 'CTO', people: [{ name: 'Priya Raman', hasWantedTitle: true }] }])

  const dan = await join(world, me, 'member', 'Dan Mate')
  await expect(world.as(dan).missions.targets({ params: { id } })).rejects.toMatchObject({ status: 404 })
})
