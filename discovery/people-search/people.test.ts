import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const priya = 'Priya,Raman,https://www.linkedin.com/in/priya-raman,priya@kade.example,Kade Systems,CTO,01 Jan 2022'

test('people are found by either address, and strangers are null like everybody unknown', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  await bring(world, me, 'Connections.csv', connections([priya]))
  const questions = {
    people: [
      { email: 'PRIYA@kade.example' },
      { linkedinUrl: 'https://linkedin.com/in/Priya-Raman/' },
      { email: 'nobody@example.com' },
    ],
  }
  const { results } = await world.as(me).people.lookup({ body: questions })
  expect(results.map((found) => found?.name ?? null)).toEqual(['Priya Raman', 'Priya Raman', null])
  expect(results[0]).toMatchObject({
    role: 'CTO',
    source: 'graph',
    lastUpdated: { source: 'your contacts', ageDays: 0, label: 'fresh' },
  })
  expect((await world.as(eve).people.lookup({ body: questions })).results).toEqual([null, null, null])
  await expect(world.as(eve).people.profile({ params: { id: results[0]!.id } })).rejects.toMatchObject({ status: 404 })
})

test('a profile that a teammate shares says whose knowledge it is', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(me).sharing.show({})
  await bring(world, bob, 'Connections.csv', connections([priya]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { results } = await world
    .as(me)
    .people.lookup({ body: { people: [{ linkedinUrl: 'linkedin.com/in/priya-raman' }] } })
  const profile = await world.as(me).people.profile({ params: { id: results[0]!.id } })
  expect(profile).toMatchObject({
    path: { viaName: 'Bob Reyes' },
    connectorCount: 1,
    lastUpdated: { source: 'Bob Reyes’s contacts' },
  })
  expect(JSON.stringify(profile)).not.toContain('priya@kade.example')
  const german = await world
    .as(me)
    .people.profile({ params: { id: results[0]!.id }, headers: { 'accept-language': 'de' } })
  expect(german.lastUpdated.source).toBe('Kontakte von Bob Reyes')
})

test('a question without an address is refused', async () => {
  const { as, signUp } = await worldForThisTest()
  await expect(as(await signUp()).people.lookup({ body: { people: [{}] } })).rejects.toMatchObject({ status: 400 })
})
