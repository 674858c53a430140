import { expect, test } from 'vitest'
import type { PersonInGraph } from '@wellmet/graph/paths/paths.contract.ts'
import { demoPeople } from '../../database/seed/demo-people.ts'
import { bringDemoIn } from '../world/demo-network.ts'
import { plantGathering } from '../world/gatherings.ts'
import { countMails, invited, signedUp } from '../world/mail-counts.ts'
import { isSweep } from '../sweep.ts'
import { worldForThisTest } from '../world/world.ts'
import {
  answerOf,
  endpointsWithPaths,
  pathEndpoints,
  showWholeRequest,
  type Answer,
  type Around,
} from './path-endpoints.ts'

test('every endpoint that shows a path is compared', () => {
  expect([...Object.keys(pathEndpoints), ...showWholeRequest].toSorted()).toEqual(endpointsWithPaths().toSorted())
})

type Pages = ReadonlyMap<string, PersonInGraph>

/** The page of everybody, each with its best path first. */
async function showAll(api: Around['api'], people: Around['people']): Promise<Pages> {
  const pages = new Map<string, PersonInGraph>()
  for (const { id } of people) pages.set(id, await api.paths.person({ params: { id } }))
  for (const { person, paths } of pages.values())
    expect(paths.slice(0, 1).map(answerOf)).toEqual(person.path.status === 'none' ? [] : [answerOf(person.path)])
  return pages
}

const strangersIn = (pages: Pages): Around['strangers'][number][] =>
  [...pages.values()]
    .filter(({ person }) => person.path.viaId !== null)
    .map(({ person: { id }, paths }) => ({ id, paths }))

/** Whatever an endpoint says otherwise than the page of the person. */
async function findDifferences(around: Around, pages: Pages): Promise<object[]> {
  const different: object[] = []
  for (const [endpoint, ask] of Object.entries(pathEndpoints)) {
    const answers = await ask(around)
    expect({ endpoint, isEmpty: answers.length === 0 }).toEqual({ endpoint, isEmpty: false })
    const known = answers.filter(({ id }) => pages.has(id))
    // A short list may have none of the people who were drawn.
    for (const { id, ...said } of known.length > 0 ? known : answers.slice(0, 5)) {
      const { person } = pages.get(id) ?? (await around.api.paths.person({ params: { id } }))
      expect(said.score ?? person.path.score).toBe(person.trustRank)
      const page = answerOf(person.path)
      const differs = Object.entries(said).filter(([what, value]) => value !== page[what as keyof Answer])
      if (differs.length > 0) different.push({ endpoint, id, differs, page })
    }
  }
  return different
}

/** Of the people in the demo, each so-manieth is asked about; in a sweep everybody is. */
const everyPerson = isSweep ? 1 : 8

test('every endpoint gives the same connector, status, confidence and chance for people in the demo', async () => {
  const world = await worldForThisTest()
  const { ana, mates } = await bringDemoIn(world)
  const api = world.as(ana)
  const addresses = new Map(demoPeople().map(({ name, email }) => [name, email]))
  const { people: drawn } = await api.networkMaps.show({ query: { limit: 5000 } })
  const people = drawn
    .filter(({ id, userId }) => id !== userId)
    .filter((_, number) => number % everyPerson === 0)
    .map(({ id, name }) => ({ id, name, email: addresses.get(name) }))
  expect(people.length).toBeGreaterThan(300 / everyPerson)

  const guests = people.flatMap(({ name, email }) =>
    email === undefined ? [] : [{ name, email: email.toLowerCase() }],
  )
  await plantGathering(world, ana, { name: 'Summer party', guests })
  const pages = await showAll(api, people)
  const strangers = strangersIn(pages)
  const some = isSweep ? 25 : 10
  expect(strangers.length).toBeGreaterThan(some)
  expect(await findDifferences({ api, people, strangers: strangers.slice(0, some) }, pages)).toEqual([])

  // What the viewer corrects on a path changes every answer alike.
  const corrected = strangers.slice(-some).filter(({ paths }) => paths.length > 1)
  expect(corrected.length).toBeGreaterThan(some / 5)
  for (const { id, paths } of corrected.slice(2)) {
    const step = { from: paths[0]!.between.at(-1)!.id, to: id }
    await api.stepCorrections.say({ body: step })
  }
  for (const { id, paths } of strangers.slice(0, some).filter((one) => one.paths.length > 1)) {
    const step = { from: paths.at(-1)!.between.at(-1)!.id, to: id, says: 'know_well' } as const
    await api.stepCorrections.say({ body: step })
  }
  for (const { id } of corrected.slice(0, 2))
    await api.manualContacts.markAsKnown({ params: { id }, body: { familiarity: 'well' } })
  const after = await showAll(api, people)
  for (const { id, paths } of corrected.slice(2)) {
    const gone = paths[0]!.between.map((one) => one.id).join()
    expect(after.get(id)!.paths.map(({ between }) => between.map((one) => one.id).join())).not.toContain(gone)
  }
  for (const { id } of corrected.slice(0, 2))
    expect(after.get(id)!.paths).toMatchObject([{ viaId: null, status: 'verified' }])
  const others = strangersIn(after).toReversed()
  expect(await findDifferences({ api, people, strangers: others.slice(0, some) }, after)).toEqual([])

  await world.work()
  expect(await countMails(world)).toEqual({
    [ana.user.email]: signedUp,
    ...Object.fromEntries(mates.map(({ user }) => [user.email, invited])),
  })
}, 600_000)
