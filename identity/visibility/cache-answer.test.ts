import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const line = (name: string) =>
  `${name.replace(' ', ',')},https://www.linkedin.com/in/${name.replace(' ', '-').toLowerCase()},,Kade,Founder,02 May 2026`

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await bring(world, me, 'Connections.csv', connections([line('Priya Raman')]))
  const search = async (who = me) => {
    const { results, cache } = await world.as(who).people.searchNetwork({ body: { query: 'kade' } })
    return { names: results.map(({ name }) => name).toSorted(), hit: cache.hit }
  }
  return { world, me, bob, search }
}

test('the same question is answered from memory, and says so', async () => {
  const { world, me, search } = await stage()
  expect(await search()).toEqual({ names: ['Priya Raman'], hit: false })
  expect(await search()).toEqual({ names: ['Priya Raman'], hit: true })
  const { cache } = await world.as(me).people.findInNetwork({ query: { query: 'kade' } })
  expect(cache).toEqual({ hit: true, ageSeconds: expect.any(Number) })
  const companies = () => world.as(me).companySearch.search({ body: { query: 'kade' } })
  expect([(await companies()).cache.hit, (await companies()).cache.hit]).toEqual([false, true])
})

test('not after an import, mine or that of somebody who shares with me', async () => {
  const { world, me, bob, search } = await stage()
  await search()
  await bring(world, me, 'more.csv', connections([line('Robert Haddad')]))
  expect(await search()).toEqual({ names: ['Priya Raman', 'Robert Haddad'], hit: false })
  await bring(world, bob, 'Connections.csv', connections([line('Zoe Okafor')]))
  expect((await search()).hit).toBe(true)
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect(await search()).toEqual({ names: ['Priya Raman', 'Robert Haddad', 'Zoe Okafor'], hit: false })
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect((await search()).names).toEqual(['Priya Raman', 'Robert Haddad'])
})

test('nobody is answered what somebody else asked', async () => {
  const { search, bob } = await stage()
  await search()
  expect(await search(bob)).toEqual({ names: [], hit: false })
})

test('many at once are one question', async () => {
  const { search } = await stage()
  const answers = await Promise.all(Array.from({ length: 8 }, () => search()))
  expect(new Set(answers.map(({ names }) => names.join()))).toEqual(new Set(['Priya Raman']))
})
