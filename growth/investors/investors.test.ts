import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { agreed, browser, countsOf, post, siteOf } from '../growth-for-tests.ts'

const pitch = {
  title: 'Acme raises',
  sections: [
    { key: 'team', title: 'Team', text: 'Who we are.' },
    { key: 'financials', title: 'Financials', text: 'What we earn.' },
  ],
}

const stage = async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const key = await siteOf(world, ana, false)
  await world.as(ana).pitches.save({ body: pitch })
  const { id, url } = await world.as(ana).pitches.addLink({ body: { reader: 'Aurora' } })
  const link = url.split('/').at(-1)!
  const own = new URL(world.services.config.PUBLIC_URL).origin
  const send = (path: string, fields: object = {}, headers: Record<string, string> = {}) =>
    post(world, `/api/investors/${path}`, { link, ...fields }, { origin: own, ...headers }).then(({ status }) => status)
  const reads = async () => (await world.as(ana).pitches.show({})).links[0]!.reads
  return { world, ana, key, id, link, send, reads }
}

test('a reader is somebody with the link until they tick that it is theirs, and no duration is stored', async () => {
  const { world, ana, link, send, reads } = await stage()
  expect(await world.as(null).pitches.read({ params: { token: link } })).toMatchObject({ reader: 'Aurora', ...pitch })
  expect(await reads()).toEqual([])
  const other = { 'user-agent': `${browser} Other` }
  expect(await send('track-page')).toBe(202)
  expect(await send('track-event', { section: 'financials' })).toBe(202)
  expect(await send('track-event', { section: 'financials' }), 'again within minutes').toBe(202)
  expect(await send('track-event', { section: 'financials' }, other)).toBe(202)
  expect(await send('track-action', { action: 'this-is-me' })).toBe(202)
  expect(await send('track-event', { section: 'team', isMe: 'yes' })).toBe(202)
  expect(await send('end-session')).toBe(202)
  expect(await send('track', { event: 'printed' })).toBe(202)
  expect((await reads()).map(({ title, who, times }) => `${who}: ${title} ${times}`).toSorted()).toEqual([
    'Aurora: Team 1',
    'Someone with Aurora’s link: Financials 2',
    'Someone with Aurora’s link: The page 1',
  ])
  const { rows } = await world.superuser.query(
    `select column_name as name from information_schema.columns where table_schema = 'growth' and table_name = 'pitch_reads'`,
  )
  expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'by_reader',
    'last_day',
    'link_id',
    'section',
    'times',
    'workspace_id',
  ])
  await bring(
    world,
    ana,
    'Connections.csv',
    connections(['Mei-Lin,Zhao,https://www.linkedin.com/in/mei,,Aurora,Partner,08 Feb 2024']),
  )
  expect((await world.as(ana).briefs.show({})).signals).toMatchObject([
    { title: 'Aurora', text: expect.stringContaining('Aurora opened “Team”') },
  ])
})

test('a reader whose browser asks for privacy is counted and not told under the link', async () => {
  const { world, send, reads } = await stage()
  await send('track-page', {}, { 'sec-gpc': '1' })
  await send('track-event', { section: 'team', isMe: 'yes' }, { dnt: '1' })
  expect(await reads()).toEqual([])
  expect(await countsOf(world)).toMatchObject({ 'investors.page counted': 1, 'investors.section counted': 1 })
})

test('a revoked link, another site and a section that is not there tell nothing', async () => {
  const { world, ana, id, link, send, reads } = await stage()
  expect(await send('track-event', { section: 'nonsense' })).toBe(202)
  expect(await send('track-page', {}, { origin: 'https://evil.example' })).toBe(202)
  expect(await reads()).toEqual([])
  await world.as(ana).pitches.revokeLink({ params: { id } })
  expect(await send('track-page')).toBe(422)
  await expect(world.as(null).pitches.read({ params: { token: link } })).rejects.toMatchObject({
    code: 'link_not_valid',
  })
  const eve = await world.signUp('Eve')
  await expect(world.as(eve).pitches.show({})).rejects.toMatchObject({ code: 'not_configured' })
  await siteOf(world, eve)
  expect(await world.as(eve).pitches.show({})).toEqual({ pitch: null, links: [] })
})

test('who asks to see the pitch by the form of the site is a lead', async () => {
  const { world, ana, key } = await stage()
  const fields = { site: key, email: 'mei@aurora.example', ...agreed }
  expect((await post(world, '/api/investors/submit', fields)).status).toBe(202)
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([{ kind: 'pitch', company: 'Aurora' }])
})
