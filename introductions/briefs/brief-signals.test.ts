import { expect, test } from 'vitest'
import { madeUpSignals, saveFor, warned } from '@wellmet/discovery/signals/signals-for-tests.ts'
import { areas } from '../../apps/areas.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

test('the brief tells what happened and names who can introduce the reader, by the one ranking of paths', async () => {
  const world = await worldForThisTest({}, undefined, [...areas, madeUpSignals])
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([joost]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.work()
  await saveFor(world, me, [
    { company: 'Kade', name: 'Kade' },
    { company: 'Kade', name: 'Kade', kind: warned },
  ])
  const { results } = await world.as(me).people.searchNetwork({ body: { query: 'Joost de Wit' } })
  const best = results[0]!
  const { signals } = await world.as(me).briefs.show({})
  expect(signals).toMatchObject([{ title: 'Kade', page: 'path', pageId: best.id }])
  const text = signals[0]?.text
  expect(text).toContain('Kade waved at us. Best way in: Joost de Wit, Founder')
  expect(text).toContain(best.path.viaName?.split(' ')[0])

  // Bob knows him, and nobody has to introduce him.
  const [own] = (await world.as(bob).briefs.show({})).signals
  expect(own!.text).toContain('Kade waved at us. Best way in: Joost de Wit, Founder')
  const stranger = await world.signUp('Eve Stone')
  expect((await world.as(stranger).briefs.show({})).signals).toEqual([])
})

test('somebody whom nobody can reach is told without a path, with the link of the signal', async () => {
  const world = await worldForThisTest({}, undefined, [...areas, madeUpSignals])
  const me = await world.signUp()
  await saveFor(world, me, [{ email: 'somebody@nowhere.example', name: 'Some Body' }])
  expect((await world.as(me).briefs.show({})).signals).toMatchObject([
    { title: 'Some Body', text: 'Some Body waved at us.', page: 'screen', pageId: '/missions', action: null },
  ])
})
