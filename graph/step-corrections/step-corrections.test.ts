import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { outcomeStage, people } from '../../tests/world/outcomes.ts'
import type { Somebody } from '../../tests/world/world.ts'

type Stage = Awaited<ReturnType<typeof outcomeStage>>

const pathsFor = async ({ world }: Stage, who: Somebody, id: string) =>
  (await world.as(who).paths.person({ params: { id } })).paths.map(({ viaName }) => viaName)

test('a step that was corrected is in no path of mine until I take it back, and nobody else notices', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, find } = stage
  const { stepCorrections, paths, people: search, marketplace, requests, networkMaps } = world.as(me)
  const ana = await find('Ana')
  const before = await paths.person({ params: { id: ana } })
  expect(before.paths[0]!.relationships.map(({ corrections }) => corrections)).toEqual([
    [],
    ['i-know-them', 'they-know-each-other-well', 'they-do-not-know-each-other'],
  ])
  await search.searchNetwork({ body: { query: 'Ana' } })
  const seenByCleo = await world.as(cleo).people.searchNetwork({ body: { query: 'Ana' } })

  const best = before.paths[0]!.viaName!
  const [connector, other] = best === 'Bob Reyes' ? [bob, cleo] : [cleo, bob]
  const body = { from: connector.user.id, to: ana }
  const said = await stepCorrections.say({ body })
  expect(said).toMatchObject({ from: connector.user.id, fromName: best, to: ana, toName: 'Ana Ribeiro' })
  expect((await stepCorrections.say({ body })).id).toBe(said.id)

  expect(await pathsFor(stage, me, ana)).toEqual([other.user.name])
  const { results } = await search.searchNetwork({ body: { query: 'Ana' } })
  expect(results[0]!.path.viaName).toBe(other.user.name)
  expect(results[0]!.connectorCount).toBe(1)
  const { routes } = await marketplace.routes({ params: { targetId: ana } })
  expect(routes.map((route) => route.connector.name)).toEqual([other.user.name])
  const asked = { target: { personId: ana }, connector: { personId: connector.user.id }, message }
  await expect(requests.create({ body: asked })).rejects.toMatchObject({ status: 409 })
  const drawn = await networkMaps.show({ query: { limit: 5000 } })
  expect(drawn.people.map(({ name }) => name)).toContain('Ana Ribeiro')
  expect(await world.as(cleo).people.searchNetwork({ body: { query: 'Ana' } })).toMatchObject({
    results: seenByCleo.results,
    cache: { hit: true },
  })

  expect((await stepCorrections.list({})).items).toEqual([said])
  expect((await world.as(bob).stepCorrections.list({})).items).toEqual([])
  await expect(world.as(bob).stepCorrections.takeBack({ params: { id: said.id } })).rejects.toMatchObject({
    status: 404,
  })
  await stepCorrections.takeBack({ params: { id: said.id } })
  expect(await paths.person({ params: { id: ana } })).toEqual(before)
  const again = await search.searchNetwork({ body: { query: 'Ana' } })
  expect(again.results[0]!.path.viaName).toBe(best)
})

test('without any step left there is no path, and the person can still be looked at', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, find } = stage
  const ana = await find('Ana')
  const { stepCorrections, paths, people: search, networkMaps } = world.as(me)
  for (const { user } of [bob, cleo]) await stepCorrections.say({ body: { from: user.id, to: ana } })
  const { person } = await paths.person({ params: { id: ana } })
  expect(person).toMatchObject({ name: 'Ana Ribeiro', connectorCount: 0, path: { status: 'none' } })
  expect((await search.searchNetwork({ body: { query: 'Ana Ribeiro' } })).results).toEqual([])
  expect(await pathsFor(stage, me, await find('Joost'))).toHaveLength(2)
  const { people: drawn, note } = await networkMaps.show({ query: { limit: 100 } })
  expect(drawn.map(({ name }) => name)).not.toContain('Ana Ribeiro')
  expect(note).toBeNull()
})

test('a correction outlives a new import, and is deleted with the contact', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, find } = stage
  const ana = await find('Ana')
  await world.as(me).stepCorrections.say({ body: { from: bob.user.id, to: ana } })
  await bring(world, bob, 'Connections.csv', connections(people))
  expect(await pathsFor(stage, me, ana)).toEqual([cleo.user.name])
  await bring(world, me, 'Connections.csv', connections(people.slice(0, 1)))
  expect(await pathsFor(stage, me, ana)).not.toContain(bob.user.name)
  await world.as(me).deletions.delete({ params: { id: ana } })
  expect((await world.as(me).stepCorrections.list({})).items).toEqual([])
})

test('whoever is out of sight cannot be named, and a step joins two', async () => {
  const { world, me, bob, find } = await outcomeStage()
  const ana = await find('Ana')
  const { stepCorrections } = world.as(me)
  const stranger = await world.signUp('Someone Else')
  for (const body of [
    { from: stranger.user.id, to: ana },
    { from: bob.user.id, to: stranger.user.id },
  ])
    await expect(stepCorrections.say({ body })).rejects.toMatchObject({ status: 404 })
  await expect(stepCorrections.say({ body: { from: ana, to: ana } })).rejects.toMatchObject({ status: 422 })
})

test('my word that a contact knows somebody well is evidence for me alone, dated, and no proof', async () => {
  const stage = await outcomeStage()
  const { world, me, cleo, find } = stage
  const colleague = 'Ines,Moreau,https://www.linkedin.com/in/ines,ines@kade.example,Kade,Analyst,08 Feb 2024'
  await bring(world, me, 'Connections.csv', connections([colleague]))
  const [joost, ines] = [await find('Joost'), await find('Ines')]
  const { stepCorrections, paths, people: search } = world.as(me)
  const throughInes = async () => {
    const { paths: found } = await paths.person({ params: { id: joost } })
    const path = found.find(({ viaName }) => viaName === 'Ines Moreau')!
    return { path, step: path.relationships.at(-1)!, place: found.indexOf(path) }
  }
  const before = await throughInes()
  const seenByCleo = await world.as(cleo).paths.person({ params: { id: joost } })
  await search.searchNetwork({ body: { query: 'Joost' } })

  const said = await stepCorrections.say({ body: { from: ines, to: joost, says: 'know_well' } })
  expect(said).toMatchObject({ fromName: 'Ines Moreau', toName: 'Joost de Wit', says: 'know_well' })
  expect((await stepCorrections.say({ body: { from: ines, to: joost, says: 'know_well' } })).id).toBe(said.id)
  const after = await throughInes()
  expect(after.path.chance).toBeGreaterThan(before.path.chance)
  expect(after.path.confidence).toBeGreaterThanOrEqual(before.path.confidence)
  expect(after.place).toBeLessThanOrEqual(before.place)
  expect(after.step.basis).toBe('probable')
  expect(after.path.status).not.toBe('verified')
  expect(after.step.evidence).toContainEqual(
    expect.objectContaining({
      text: 'You said they know each other well',
      source: 'answer',
      lastAt: said.correctedAt.slice(0, 10),
    }),
  )
  expect(after.step.explanations.at(-1)).toMatchObject({ audience: 'viewer' })
  expect(after.step.explanations.at(-1)!.text).toMatch(/^You said on .* that Ines Moreau knows Joost de Wit well\.$/)
  expect(after.step.corrections).toEqual(['i-know-them', 'they-do-not-know-each-other'])
  const { results } = await search.searchNetwork({ body: { query: 'Joost' } })
  expect(results[0]!.path.viaName).toBe((await pathsFor(stage, me, joost))[0])
  expect(await world.as(cleo).paths.person({ params: { id: joost } })).toEqual(seenByCleo)
  expect((await world.as(cleo).stepCorrections.list({})).items).toEqual([])

  // The last word counts.
  const denied = await stepCorrections.say({ body: { from: ines, to: joost } })
  expect(denied.says).toBe('not_acquainted')
  expect((await stepCorrections.list({})).items).toEqual([denied])
  expect(await pathsFor(stage, me, joost)).not.toContain('Ines Moreau')
  await stepCorrections.takeBack({ params: { id: denied.id } })
  expect((await throughInes()).path).toEqual(before.path)
})

test('my word about a teammate adds to what they share, and names no record of theirs', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, find } = stage
  const ana = await find('Ana')
  const { stepCorrections, paths } = world.as(me)
  const through = async () =>
    (await paths.person({ params: { id: ana } })).paths.find(({ viaId }) => viaId === bob.user.id)!
  const before = await through()
  await stepCorrections.say({ body: { from: bob.user.id, to: ana, says: 'know_well' } })
  const after = await through()
  expect(after.chance).toBeGreaterThanOrEqual(before.chance)
  expect(after.confidence).toBeGreaterThanOrEqual(before.confidence)
  expect(after.relationships[1]!.evidence.slice(0, -1)).toEqual(before.relationships[1]!.evidence)
})

test('a contact in between is left out, whichever end is named first', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, find } = stage
  const colleague = 'Ines,Moreau,https://www.linkedin.com/in/ines,ines@kade.example,Kade,Analyst,08 Feb 2024'
  await bring(world, me, 'Connections.csv', connections([colleague]))
  const [joost, ines] = [await find('Joost'), await find('Ines')]
  expect(await pathsFor(stage, me, joost)).toContain('Ines Moreau')
  const { id } = await world.as(me).stepCorrections.say({ body: { from: joost, to: ines } })
  expect(new Set(await pathsFor(stage, me, joost))).toEqual(new Set([bob.user.name, cleo.user.name]))
  await world.as(me).stepCorrections.takeBack({ params: { id } })
  expect(await pathsFor(stage, me, joost)).toContain('Ines Moreau')
})
