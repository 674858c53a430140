import { expect, test } from 'vitest'
import { outcomeStage } from '../../tests/world/outcomes.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { browser, siteOf } from '../growth-for-tests.ts'
import { open, page, published, publisher } from './content-for-tests.ts'

const post = (title: string) => ({ kind: 'blog', fields: page(title, 'Text of it.', { author: 'Ana Lima' }) })

test('a landing page is written, listed, changed, read and deleted', async () => {
  const { world, ana } = await publisher()
  const { id, slug } = await world.as(ana).dripPages.create({ body: { fields: page('Launch', 'Come and see.') } })
  await world.as(ana).dripPages.change({ params: { id }, body: { fields: page('Launch', 'Come and look.') } })
  expect((await world.as(ana).dripPages.list({ query: {} })).items).toMatchObject([{ id, version: 2 }])
  expect(await world.as(ana).dripPages.show({ params: { id } })).toMatchObject({ fields: { body: 'Come and look.' } })
  await world.as(ana).documents.publish({ params: { id }, body: {} })
  expect(await world.as(null).pages.show({ params: { slug: slug! } })).toContain('Come and look.')
  await world.as(ana).documents.unpublish({ params: { id } })
  await world.as(ana).dripPages.remove({ params: { id } })
  expect((await world.as(ana).documents.list({ query: {} })).items).toEqual([])
})

test('what a site publishes is listed, read and in its feed; drafts and other sites are not', async () => {
  const { world, ana } = await publisher()
  const site = await siteOf(world, ana)
  const reader = world.as(null)
  for (const name of ['blog', 'docs', 'guides']) {
    const more = name === 'blog' ? { author: 'Ana Lima' } : {}
    for (const title of [`Draft ${name}`, `Our ${name}`]) {
      const body = { kind: name, fields: page(title, 'Text of **it**.', more) }
      const { id } = await world.as(ana).documents.create({ body })
      if (title.startsWith('Our')) await world.as(ana).documents.publish({ params: { id }, body: {} })
    }
  }
  expect((await reader.publicContent.blogList({ query: { site } })).items).toMatchObject([{ title: 'Our blog' }])
  expect((await reader.publicContent.docsList({ query: { site } })).items).toMatchObject([{ title: 'Our docs' }])
  expect((await reader.publicContent.guidesList({ query: { site } })).items).toMatchObject([{ title: 'Our guides' }])
  const shown = { html: '<p>Text of <strong>it</strong>.</p>\n' }
  expect(await reader.publicContent.blogShow({ params: { slug: 'our-blog' }, query: { site } })).toMatchObject(shown)
  expect(await reader.publicContent.docsShow({ params: { slug: 'our-docs' }, query: { site } })).toMatchObject(shown)
  expect(await reader.publicContent.guidesShow({ params: { slug: 'our-guides' }, query: { site } })).toMatchObject(
    shown,
  )
  const feed = await reader.pages.feed({ query: { site } })
  expect([...feed.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title]) => title)).toEqual([
    `${ana.workspace!.name}: news`,
    'Our guides',
    'Our docs',
    'Our blog',
  ])
  await world.as(ana).documents.create({ body: post('Draft') })
  const other = await siteOf(world, await world.signUp('Eve'))
  expect((await reader.publicContent.blogList({ query: { site: other } })).items).toEqual([])
  await expect(
    reader.publicContent.blogShow({ params: { slug: 'our-blog' }, query: { site: other } }),
  ).rejects.toMatchObject({ status: 404 })
  const nobody = 'a'.repeat(20)
  await expect(reader.publicContent.blogList({ query: { site: nobody } })).rejects.toMatchObject({
    code: 'not_configured',
  })
})

test('without a site the help of the product is served, where nothing is published', async () => {
  const world = await worldForThisTest()
  const reader = world.as(null).publicContent
  expect((await reader.blogList({ query: {} })).items).toEqual([])
  const { items } = await reader.guidesList({ query: {} })
  expect(items.map(({ slug }) => slug)).toContain('first-day')
  const guide = await reader.guidesShow({ params: { slug: 'first-day' }, query: {} })
  expect(guide.html).toContain('<h2>')
  expect((await reader.docsList({ query: {} })).items.map(({ slug }) => slug)).toContain('security')
  expect((await reader.docsShow({ params: { slug: 'security' }, query: {} })).url).toBe(
    'http://wellmet.test/help/security.html',
  )
  await expect(reader.docsShow({ params: { slug: 'first-day' }, query: {} })).rejects.toMatchObject({ status: 404 })
})

test('the kinds say which fields they have, and the room that is left', async () => {
  const { world, ana } = await publisher()
  await world.as(ana).documents.create({ body: post('One') })
  const config = await world.as(ana).cms.config({})
  expect(config).toMatchObject({ documents: 1, mostDocuments: 500, isIndexed: false })
  expect(config.kinds.find(({ name }) => name === 'blog')).toMatchObject({ place: 'page', isListed: true })
})

test('reads are counted per page where the site counts visits, each reader once in half an hour', async () => {
  const { world, ana } = await publisher()
  await expect(world.as(ana).cms.stats({})).rejects.toMatchObject({ code: 'not_configured' })
  await siteOf(world, ana, false)
  const { slug } = await published(world, ana, 'Read me')
  await world.as(null).pages.show({ params: { slug: slug! }, headers: { 'user-agent': browser } })
  expect((await world.as(ana).cms.stats({})).items).toMatchObject([{ title: 'Read me', reads: null }])
  await siteOf(world, ana, true)
  const read = (agent: string) => open(world, `/p/${slug}`, { 'user-agent': agent })
  // The cached site is at most two seconds old.
  await read(browser)
  await read(browser)
  await read(`${browser} Other`)
  await read('curl/8.0')
  expect((await world.as(ana).cms.stats({})).items).toMatchObject([{ title: 'Read me', reads: 2 }])
})

test('one-line descriptions in use are listed to copy', async () => {
  const { world, ana } = await publisher()
  expect((await world.as(ana).cms.socialBios({})).items).toEqual([])
  const fields = { title: 'Short', text: 'We ship with one account.' }
  const { id } = await world.as(ana).documents.create({ body: { kind: 'self-description', fields } })
  expect((await world.as(ana).cms.socialBios({})).items, 'a draft is not in use').toEqual([])
  await world.as(ana).documents.publish({ params: { id }, body: {} })
  expect((await world.as(ana).cms.socialBios({})).items).toEqual([{ id, ...fields }])
})

test('the launch text is filled in for one’s own strongest contacts, and nobody whose strength is unknown', async () => {
  const { world, ana } = await publisher()
  const nobody = await world.as(ana).cms.launchKit({})
  expect(nobody).toEqual({ text: { id: null, title: 'A launch' }, items: [] })
  await bring(
    world,
    ana,
    'Connections.csv',
    connections(['Mei-Lin,Zhao,https://www.linkedin.com/in/mei,,Aurora,Partner,08 Feb 2024']),
  )
  const fields = { title: 'Ports', text: 'Hi [connector], our ports are live. Tell [somebody].' }
  const { id } = await world.as(ana).documents.create({ body: { kind: 'launch-kit', fields } })
  await world.as(ana).documents.publish({ params: { id }, body: {} })
  const { text, items } = await world.as(ana).cms.launchKit({})
  expect(text).toEqual({ id, title: 'Ports' })
  const { items: contacts } = await world.as(ana).contacts.list({ query: {} })
  expect(items.map(({ contact }) => contact.id)).toEqual(
    contacts.filter(({ strength }) => strength !== null).map(({ id: contactId }) => contactId),
  )
  for (const one of items) expect(one.text).toBe('Hi Mei-Lin, our ports are live. Tell [somebody].')
})

test('asks to copy name a connector, a target and the evidence, for introductions worth asking for now', async () => {
  const { world, me, find } = await outcomeStage()
  const ana = await find('Ana')
  await world.as(me).missions.create({ body: { title: 'Meet partners', personIds: [ana] } })
  const filled = async () => (await world.as(me).cms.dmTemplates({})).items.find(({ target }) => target.id === ana)!
  const own = await filled()
  expect(own.template).toEqual({ id: null, title: 'Ask for an introduction' })
  expect(own.evidence.length).toBeGreaterThan(0)
  expect(own.text).toContain(`I’d like to meet Ana Ribeiro at ${own.target.company}.`)
  const fields = { title: 'Short', text: '[connector], do you know [target]?' }
  const { id } = await world.as(me).documents.create({ body: { kind: 'message-template', fields } })
  await world.as(me).documents.publish({ params: { id }, body: {} })
  const { template, text, connector } = await filled()
  expect([template, text]).toEqual([{ id, title: 'Short' }, `${connector.split(' ')[0]}, do you know Ana Ribeiro?`])
})
