import { expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { deriveRelationships } from '@wellmet/graph/inferred-relationships/derive-relationships.ts'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { demoFiles } from '../../database/seed/demo-network.ts'
import { demoDirectory } from '../../database/seed/directory-demo.ts'
import { demoTeam } from '../../database/seed/demo-team.ts'
import { message } from '../world/introductions.ts'
import { upload } from '../world/imports.ts'
import { join } from '../world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../world/world.ts'

/** The demo network, brought in by people of this world, with the directory around it. */
async function demo(): Promise<{ world: World; ana: Somebody }> {
  const world = await worldForThisTest()
  const today = new Date()
  const [first, ...others] = demoTeam
  const ana = await world.signUp(first.name)
  await world.as(ana).sharing.show({})
  const members = new Map([[first, ana]])
  for (const teammate of others) members.set(teammate, await join(world, ana, 'member', teammate.name))
  for (const [teammate, files] of demoFiles(today)) {
    const who = members.get(teammate)!
    for (const { fileName, content } of files) {
      const isText = /\.(?:mbox|ics)$/.test(fileName)
      await upload(world, who, fileName, isText ? withAddress(content, teammate.email, who.user.email) : content)
      await world.work()
    }
    if (teammate !== first && teammate.sharing !== 'private')
      await world.as(who).sharing.change({ body: { mode: 'workspace' } })
  }
  await loadDirectory(
    world.services,
    [...demoDirectory(today)].map((record) => JSON.stringify(record)),
  )
  await deriveRelationships(world.services, null)
  return { world, ana }
}

const withAddress = (content: Buffer, written: string, own: string): string =>
  content.toString().replaceAll(written, own)

type Answer = Pick<Path, 'viaId' | 'status' | 'confidence' | 'chance'>
const answerOf = ({ viaId, status, confidence, chance }: Path): Answer => ({ viaId, status, confidence, chance })

test('every endpoint gives the same connector, status, confidence and chance, for everybody in the demo', async () => {
  const { world, ana } = await demo()
  const api = world.as(ana)
  const { people } = await api.networkMaps.show({ query: { limit: 5000 } })
  const ids = people.filter(({ id, userId }) => id !== userId).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(300)

  const pages = new Map<string, Answer>()
  for (const id of ids) {
    const { person, paths } = await api.paths.person({ params: { id } })
    pages.set(id, answerOf(person.path))
    expect(paths.slice(0, 1).map(answerOf)).toEqual(person.path.status === 'none' ? [] : [answerOf(person.path)])
    expect(answerOf((await api.people.profile({ params: { id } })).path)).toEqual(answerOf(person.path))
  }
  let compared = 0
  const compare = (where: string, id: string, path: Path): void => {
    const page = pages.get(id)
    if (!page) return
    compared++
    expect({ where, id, ...answerOf(path) }).toEqual({ where, id, ...page })
  }
  for (const { id, path } of (await api.paths.top({ query: { limit: 100 } })).people) compare('top', id, path)
  for (const sort of ['reach', 'worth-meeting'] as const)
    for (const { id, path, connectorInsight } of (await api.reachablePeople.list({ query: { limit: 50, sort } }))
      .results) {
      compare(sort, id, path)
      expect(connectorInsight.trustScore).toBe(path.score)
    }
  const companies = (await api.companies.ranked({ query: { limit: 20 } })).items
  for (const { id, strongestPath, strongestPerson } of companies) {
    if (strongestPerson) compare('companies', strongestPerson.id, strongestPath)
    const { departments } = await api.companyPages.show({ params: { id } })
    for (const person of departments.flatMap((department) => department.people))
      compare('company page', person.id, person.path)
  }
  for (const { name } of people.slice(0, 60))
    for (const { id, path } of (await api.people.searchNetwork({ body: { query: name } })).results)
      compare('search', id, path)

  const strangers = ids.filter((id) => pages.get(id)!.viaId !== null).slice(0, 25)
  expect(strangers).toHaveLength(25)
  for (const id of strangers) {
    const { routes } = await api.marketplace.routes({ params: { targetId: id } })
    compare('marketplace', id, routes[0]!.path)
    const { route } = await api.networkIntro.create({ body: { personId: id, message } })
    compare('request', id, route!.path)
  }
  expect(compared).toBeGreaterThan(300)
}, 600_000)
