import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('of two entries of one person the search shows the one that is my own contact', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const lukas = (profile: string) =>
    `Lukas,Brandt,https://www.linkedin.com/in/${profile},,Packhorse,Account Manager,01 Jan 2024`
  await bring(world, me, 'Connections.csv', connections([lukas('lukas-2')]))
  await bring(world, bob, 'Connections.csv', connections([lukas('lukas-1')]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const [own] = (await world.as(me).contacts.list({})).items
  const [theirs] = (await world.as(bob).contacts.list({})).items
  await world.as(bob).ratings.rate({ params: { id: theirs!.id }, body: { familiarity: 'well' } })
  const { results } = await world.as(me).people.searchNetwork({ body: { query: 'Lukas Brandt' } })
  expect(results.map(({ id }) => id)).toEqual([own!.id])
})

test('the page of a company lists somebody of two entries once, as my own contact, and the best path first', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const at = (name: string, profile: string, title: string) =>
    `${name},https://www.linkedin.com/in/${profile},,Packhorse,${title},01 Jan 2024`
  await bring(world, me, 'Connections.csv', connections([at('Lukas,Brandt', 'lukas-2', 'Account Manager')]))
  const theirs = [at('Lukas,Brandt', 'lukas-1', 'Account Manager'), at('Nora,Winter', 'nora', 'Account Manager')]
  await bring(world, bob, 'Connections.csv', connections(theirs))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  for (const { id } of (await world.as(bob).contacts.list({})).items)
    await world.as(bob).ratings.rate({ params: { id }, body: { familiarity: 'well' } })
  const [own] = (await world.as(me).contacts.list({})).items
  const { knownAt } = await world.as(me).people.searchNetwork({ body: { query: 'Wilhelmina Oduya at Packhorse' } })
  const { departments, strongestPath } = await world.as(me).companyPages.show({ params: { id: knownAt!.companyId } })
  const people = departments.flatMap((one) => one.people)
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Lukas Brandt', 'Nora Winter'])
  expect(people.find(({ name }) => name === 'Lukas Brandt')!.id).toBe(own!.id)
  const ranks = people.map(({ trustRank }) => trustRank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(strongestPath).toEqual(people[0]!.path)
})
