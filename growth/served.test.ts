import { expect, test } from 'vitest'
import { worldForThisTest } from '../tests/world/world.ts'
import { agreed, browser, countsOf, shop, siteOf } from './growth-for-tests.ts'

const headers = { 'user-agent': browser, origin: shop }

test('what pages send is counted, and forms are listed as leads', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const site = await siteOf(world, ana)
  const page = world.as(null).leads
  const email = 'sam@acme.example'
  await page.track({ body: { site, event: 'page' }, headers })
  await page.contact({ body: { site, email, ...agreed }, headers })
  await page.newsletter({ body: { site, email, ...agreed }, headers })
  await page.waitlist({ body: { site, email, ...agreed }, headers })
  await page.demo({ body: { site, email, ...agreed }, headers })
  const { items } = await world.as(ana).leadList.list({ query: {} })
  expect(items.map(({ kind }) => kind)).toEqual(['demo', 'waitlist', 'newsletter', 'contact'])
  const { items: counts } = await world.as(ana).tracking.counts({ query: {} })
  expect(counts.filter(({ name }) => name.startsWith('leads.')).map(({ counted }) => counted)).toEqual([1, 1, 1, 1, 1])
})

test('what readers of a pitch do is told to the founder', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const site = await siteOf(world, ana)
  const section = { key: 'team', title: 'Team', text: 'Who we are.' }
  await world.as(ana).pitches.save({ body: { title: 'Acme raises', sections: [section] } })
  const { url } = await world.as(ana).pitches.addLink({ body: { reader: 'Aurora' } })
  const link = url.split('/').at(-1)!
  const own = { ...headers, origin: new URL(world.services.config.PUBLIC_URL).origin }
  const reader = world.as(null).investors
  await reader.submit({ body: { site, email: 'mei@aurora.example', ...agreed }, headers })
  await reader.trackPage({ body: { link }, headers: own })
  await reader.trackEvent({ body: { link, section: 'team' }, headers: own })
  await reader.trackAction({ body: { link, action: 'this-is-me' }, headers: own })
  await reader.track({ body: { link, event: 'printed' }, headers: own })
  await reader.endSession({ body: { link }, headers: own })
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([{ kind: 'pitch' }])
  expect((await world.as(ana).pitches.show({})).links[0]!.reads).toHaveLength(2)
  expect(Object.values(await countsOf(world))).toEqual([1, 1, 1, 1, 1, 1])
})

test('what programs tell is counted, and whom they name is a lead', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  await siteOf(world, ana)
  const program = world.as(ana).gtm
  const body = { email: 'sam@acme.example' }
  await program.event({ body: { event: 'signed-up' } })
  await program.waitlist({ body })
  await program.demo({ body })
  await program.interest({ body })
  await program.newsletter({ body })
  await program.purchase({ body: { ...body, reference: 'ORDER-1' } })
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([{ kind: 'gtm', times: 5 }])
  expect((await world.as(ana).purchases.list({})).items).toMatchObject([{ reference: 'ORDER-1', state: 'pending' }])
  expect(
    (await world.as(ana).tracking.counts({ query: {} })).items.filter(({ name }) => name.startsWith('gtm.')),
  ).toHaveLength(6)
})
