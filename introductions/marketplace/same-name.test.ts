import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'
import { mailbox, type Email } from '../../tests/world/mailbox.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { annas, bringAnnas } from './annas-for-tests.ts'

const searchAs = (world: World, me: Somebody, query: string) => world.as(me).people.searchNetwork({ body: { query } })

test('two contacts of the same name have their own history, chances and rules', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bringAnnas(world, me)
  const find = async (query: string) => (await searchAs(world, me, query)).results[0]!
  const { items } = await world.as(me).contacts.list({})
  const addressOf = (id: string) => {
    const { company } = items.find((contact) => contact.id === id)!
    return annas.find((anna) => anna.company === company)!.email
  }
  const tokenFor = async (id: string) => {
    const bodies = (await world.mails(addressOf(id))).map(({ body }) => body).join('\n')
    return [...bodies.matchAll(/\/guest\/asks\/([\w-]{43})/g)].at(-1)![1]!
  }
  const ask = async (connector: string, query: string) => {
    const target = { personId: (await find(query)).id }
    const body = { target, connector: { personId: connector }, message, status: 'pending' }
    const { id } = await world.as(me).requests.create({ body })
    await world.work()
    return { id, token: await tokenFor(connector) }
  }
  const answer = (token: string, body: Parameters<ReturnType<World['as']>['guestAsks']['reply']>[0]['body']) =>
    world.as(null).guestAsks.reply({ params: { token }, body })

  const before = await find('Lena')
  const first = before.path.viaId!
  const other = items.find(({ id }) => id !== first)!.id
  for (const name of ['Omar', 'Tess']) {
    const no = await ask(first, name)
    await answer(no.token, { reply: 'decline', reason: 'not_now' })
    const yes = await ask(other, name)
    await answer(yes.token, { reply: 'accept', how: 'forward' })
    await world.as(me).outcomes.record({ body: { requestId: yes.id, outcome: 'target_replied' } })
  }
  await settle(world)

  const after = await find('Lena')
  expect(after.path).toMatchObject({ viaName: 'Anna Schmidt', viaId: other })
  expect(after.whyRanked).toContain('Anna Schmidt acted on 2 of 2 requests before')

  const page = await world.as(me).paths.person({ params: { id: after.id } })
  expect(new Set(page.paths.map(({ viaId }) => viaId))).toEqual(new Set([first, other]))
  const breakdownOf = (connector: string) =>
    JSON.stringify(page.paths.find(({ viaId }) => viaId === connector)!.breakdown)
  expect(breakdownOf(other)).toContain('acted on 2 of 2 requests before')
  expect(breakdownOf(first)).toContain('acted on 0 of 2 requests before')

  const rules = { asksAMonth: 0, quietUntil: null, noGoCompanies: [], tellsOutcomes: true }
  await world.as(null).guestAsks.changeRules({ params: { token: await tokenFor(other) }, body: rules })
  const { routes } = await world.as(me).marketplace.routes({ params: { targetId: after.id } })
  const routeThrough = (connector: string) => routes.find(({ connector: { personId } }) => personId === connector)!
  expect(routeThrough(other).path.availability).toEqual({ canAsk: false, from: null })
  expect(routeThrough(first).path.availability.canAsk).toBe(true)
  expect(routeThrough(other).reputation).toBeGreaterThan(routeThrough(first).reputation!)
  expect(routeThrough(other).path.chance).toBeGreaterThan(routeThrough(first).path.chance)
})

test('two teammates of the same name have their own entries, history and rules', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await world.as(me).sharing.show({})
  const bens = new Map<string, Somebody>()
  for (const company of ['Kade', 'Heliograph']) {
    const ben = await join(world, me, 'member', 'Ben Weber')
    const row = `Priya,Raman,https://www.linkedin.com/in/priya,priya@kade.example,${company},Engineer,08 Feb 2024`
    await bring(world, ben, 'Connections.csv', connections([row]))
    await world.as(ben).sharing.change({ body: { mode: 'workspace' } })
    bens.set(company, ben)
  }

  const { results } = await searchAs(world, me, 'Priya')
  const [shown, other] = results[0]!.company === 'Kade' ? ['Kade', 'Heliograph'] : ['Heliograph', 'Kade']
  expect((await searchAs(world, me, shown)).results[0]!.whyRanked[0]).toBe(`Engineer at ${shown}`)
  expect((await searchAs(world, me, other)).results[0]!.whyRanked[0]).toBe(`Engineer at ${other}, says Ben Weber`)

  const [busy, free] = [bens.get(shown)!, bens.get(other)!]
  const body = {
    target: { personId: results[0]!.id },
    connector: { personId: busy.user.id },
    message,
    status: 'pending',
  }
  await world.as(me).requests.create({ body })
  await world.as(busy).connectorRules.keep({
    body: {
      asksAMonth: 0,
      batchDay: null,
      quietFrom: null,
      quietTo: null,
      noGoCompanies: [],
      noGoPeople: [],
      tellsOutcomes: true,
    },
  })
  await settle(world)
  const { routes } = await world.as(me).marketplace.routes({ params: { targetId: results[0]!.id } })
  const routeThrough = ({ user }: Somebody) => routes.find(({ connector: { personId } }) => personId === user.id)!
  expect(routeThrough(busy)).toMatchObject({ openAsks: 1, path: { availability: { canAsk: false } } })
  expect(routeThrough(free)).toMatchObject({ openAsks: 0, path: { availability: { canAsk: true } } })
  const page = await world.as(me).paths.person({ params: { id: results[0]!.id } })
  expect(new Set(page.paths.map(({ viaId }) => viaId))).toEqual(new Set([busy.user.id, free.user.id]))
})

test('a teammate is not taken for a contact of the same name whom I hardly know', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await world.as(me).sharing.show({})
  const anna = await join(world, me, 'member', 'Anna Schmidt')
  await bringAnnas(world, me, annas.slice(0, 1))
  const lena = 'Lena Fischer <lena@fjordline.example>'
  const row = 'Lena,Fischer,https://www.linkedin.com/in/lena,lena@fjordline.example,Fjordline,Engineer,08 Feb 2024'
  const exchanged = [40, 30, 20, 9, 3].flatMap((daysAgo): Email[] => [
    { from: anna.user.email, to: [lena], daysAgo },
    { from: lena, to: [anna.user.email], daysAgo: daysAgo - 1 },
  ])
  await bring(world, anna, 'Connections.csv', connections([row]))
  await bring(world, anna, 'mail.mbox', mailbox(exchanged))
  await world.as(anna).sharing.change({ body: { mode: 'workspace' } })

  const { results, notice } = await searchAs(world, me, 'Lena')
  expect(results[0]!.path).toMatchObject({ status: 'verified', viaId: anna.user.id })
  expect(notice).toBeUndefined()
})
