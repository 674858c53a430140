import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const priya = 'Priya,Raman,https://www.linkedin.com/in/priya-raman,,Kade Systems,Head of Platform,01 Jan 2022'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,,Heliograph,VP Engineering,12 Mar 2023'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade Systems,Founder,02 May 2026'

test('before any export the next step is named', async () => {
  const { as, signUp } = await worldForThisTest()
  const status = await as(await signUp()).linkedin.status({})
  expect(status).toMatchObject({ connected: false, connections: 0, lastImportAt: null })
  expect(status.next).toContain('copy of your data')
})

test('a newer export shows who is new, and who changed company or title', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([priya, tomasz]))
  expect(await as(me).linkedin.status({})).toMatchObject({ connected: true, connections: 2 })
  expect((await as(me).linkedin.newConnections({})).items).toEqual([])
  const promoted = priya.replace('Head of Platform', 'CTO')
  const moved = tomasz.replace('Heliograph,VP Engineering', 'Fjordline,CTO')
  await bring(world, me, 'Connections.csv', connections([promoted, moved, joost]))
  const { items, total } = await as(me).linkedin.connections({})
  expect(total).toBe(3)
  expect(items.map(({ name }) => name)).toEqual(['Joost de Wit', 'Tomasz Nowak', 'Priya Raman'])
  expect((await as(me).linkedin.newConnections({})).items).toMatchObject([
    { name: 'Joost de Wit', connectedOn: '2026-05-02', profileUrl: 'https://www.linkedin.com/in/joost' },
  ])
  const changes = (await as(me).linkedin.relationshipChanges({})).items
  expect(changes.map(({ name, kind, before, after }) => [name, kind, before, after])).toEqual([
    ['Priya Raman', 'new title', 'Head of Platform', 'CTO'],
    ['Tomasz Nowak', 'new company', 'Heliograph', 'Fjordline'],
  ])
})

test('nobody else sees them', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp()]
  await bring(world, me, 'Connections.csv', connections([priya]))
  expect(await world.as(eve).linkedin.connections({})).toEqual({ items: [], total: 0 })
})
