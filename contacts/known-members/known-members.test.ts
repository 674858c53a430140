import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

/** Bob knows a stranger and two colleagues, one of them by an address beside the one on LinkedIn. */
async function team() {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  const cleo = await join(world, ana, 'member', 'Cleo Park')
  await bring(
    world,
    bob,
    'Connections.csv',
    connections([
      `Ana,Lima,https://www.linkedin.com/in/ana-lima,${ana.user.email},Halyard,Founder,08 Feb 2024`,
      `Cleo,Park,https://www.linkedin.com/in/cleo-park,${cleo.user.email},Halyard,Engineer,08 Feb 2024`,
      'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
    ]),
  )
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.work()
  return { world, ana, bob, cleo }
}

const namesFor = async (world: World, who: Somebody, query: string) =>
  (await world.as(who).people.searchNetwork({ body: { query, limit: 12, filter: 'all' } })).results.map(
    ({ name, path }) => [name, path.leadsToTeammate, path.viaName],
  )

test('nobody is shown a path to themselves, and a teammate needs no introduction', async () => {
  const { world, ana, cleo } = await team()
  expect(await namesFor(world, ana, 'Ana Lima')).toEqual([])
  expect(await namesFor(world, cleo, 'Ana Lima')).toEqual([['Ana Lima', true, null]])
  expect(await namesFor(world, ana, 'Joost')).toEqual([['Joost de Wit', false, 'Bob Reyes']])
})

test('whoever leaves the workspace is somebody to be introduced to again', async () => {
  const { world, ana, cleo } = await team()
  await world.as(cleo).members.remove({ params: { userId: cleo.user.id } })
  await world.work()
  expect(await namesFor(world, ana, 'Cleo Park')).toEqual([['Cleo Park', false, 'Bob Reyes']])
})
