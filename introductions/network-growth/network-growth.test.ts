import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const card = connections([
  'Ivy,Stone,https://www.linkedin.com/in/ivy,ivy@northgate.example,Northgate,Partner,08 Feb 2024',
])

test('it tells how members came, and what is not recorded stays unknown', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const bob = await join(world, ana, 'admin', 'Bob Reed')
  await join(world, bob, 'member', 'Cy Wren')
  const { acquisition } = world.as(ana).networkGrowth
  expect(await acquisition({})).toEqual({
    members: 3,
    ways: [
      { way: 'founded', by: null, members: 1 },
      { way: 'invited', by: 'Ana Lima', members: 1 },
      { way: 'invited', by: 'Bob Reed', members: 1 },
    ],
  })
  await world.superuser.query('delete from account.invitations where invited_by = $1', [bob.user.id])
  expect((await acquisition({})).ways.at(-1)).toEqual({ way: 'unknown', by: null, members: 1 })
})

test('the funnel counts each invitation once, and tells of members only when they are enough', async () => {
  const world = await worldForThisTest({ SESSION_DAYS: '120' })
  const ana = await world.signUp('Ana Lima')
  const conversion = async (days = 90) => world.as(ana).networkGrowth.conversion({ query: { days } })
  expect(await conversion()).toMatchObject({ notice: { code: 'nothing_sent' }, waiting: 0 })
  await world.as(ana).invitations.create({ body: { email: 'waiting@example.com', role: 'member' } })
  const bob = await join(world, ana, 'member', 'Bob')
  await bring(world, bob, 'Connections.csv', card)
  const early = await conversion()
  expect(early).toMatchObject({ notice: { code: 'few' }, waiting: 1 })
  expect(early.steps.map(({ step, happened, n }) => [step, happened, n])).toEqual([
    ['sent', 2, 2],
    ['opened', 1, 2],
    ['accepted', 1, 2],
    ['first_import', null, null],
    ['first_ask', null, null],
  ])
  for (const name of ['Cy', 'Di', 'Ed', 'Flo']) await join(world, ana, 'member', name)
  const later = await conversion()
  expect(later.steps.slice(3).map(({ happened, n }) => [happened, n])).toEqual([
    [1, 5],
    [0, 5],
  ])
  world.clock.shiftMs = 100 * millisecondsPerDay
  expect(await conversion(30)).toMatchObject({ notice: { code: 'nothing_sent' } })
})

test('no two answers of the funnel differ by one member, whatever window is asked for', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const members = []
  for (const [at, name] of ['Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].entries()) {
    const member = await join(world, ana, 'member', name)
    members.push(member)
    await world.superuser.query(
      `update account.invitations set created_at = now() - make_interval(days => $1) where accepted_by = $2`,
      [2 + 3 * at, member.user.id],
    )
  }
  await bring(world, members[5]!, 'Connections.csv', card)
  const answered = new Set<string>()
  for (const days of [3, 6, 9, 12, 15, 18, 21, 30]) {
    const { days: window, steps } = await world.as(ana).networkGrowth.conversion({ query: { days } })
    answered.add(JSON.stringify([window, steps.slice(3)]))
  }
  expect([...answered].map((answer) => JSON.parse(answer) as unknown)).toMatchObject([
    [
      30,
      [
        // The sixth has imported contacts. The sixth and the seventh wait until ten have joined.
        { n: 5, happened: 0 },
        { n: 5, happened: 0 },
      ],
    ],
  ])
})
