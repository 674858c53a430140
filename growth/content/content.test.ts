import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { browser, siteOf } from '../growth-for-tests.ts'
import { open, page, pagesUrl, published, publisher } from './content-for-tests.ts'
import { restorePage, takeDownPage } from './take-down.ts'

test('a page is published as it was written, without a script, and says who publishes it and how to report it', async () => {
  const { world, ana } = await publisher()
  const { slug, url, state } = await published(world, ana, 'Ship with one account', '# Why\n\nBecause **it works**.')
  expect([slug, url, state]).toEqual(['ship-with-one-account', `${pagesUrl}/p/ship-with-one-account`, 'published'])
  const answer = await open(world, `/p/${slug}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
  expect(answer.headers.get('cache-tag')).toMatch(/^document-/)
  expect(answer.headers.get('x-robots-tag'), 'no domain is proven').toBe('noindex')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const html = await answer.text()
  for (const part of [
    '<h1 dir="auto">Ship with one account</h1>',
    '<h2>Why</h2>',
    '<strong>it works</strong>',
    `Published by ${ana.workspace!.name}`,
    'Report this page',
    `<link rel="canonical" href="${url}">`,
  ])
    expect(html).toContain(part)
  expect(html).not.toMatch(/<script|<img|<iframe/i)
  expect(Buffer.byteLength(html)).toBeLessThan(50_000)
  const again = await open(world, `/p/${slug}`, { 'if-none-match': answer.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the host name of the product shows no page, and leads to the one that does', async () => {
  const { world, ana } = await publisher()
  const { slug } = await published(world, ana, 'Elsewhere')
  const answer = await world.app.inject({ url: `/p/${slug}`, headers: { host: 'wellmet.test' } })
  expect([answer.statusCode, answer.headers['location']]).toEqual([301, `${pagesUrl}/p/${slug}`])
})

test('without PAGES_URL drafts are written, and nothing is published', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const draft = await world.as(ana).dripPages.create({ body: { fields: page('A draft') } })
  const notConfigured = { status: 409, code: 'not_configured' }
  const { documents } = world.as(ana)
  await expect(documents.publish({ params: { id: draft.id }, body: {} })).rejects.toMatchObject(notConfigured)
  await expect(documents.previewLink({ params: { id: draft.id } })).rejects.toMatchObject(notConfigured)
  await expect(world.as(null).pages.show({ params: { slug: draft.slug! } })).rejects.toMatchObject(notConfigured)
  const sameHost = await worldForThisTest({ PAGES_URL: 'http://wellmet.test:8080' })
  const bo = await sameHost.signUp()
  expect((await sameHost.as(bo).cms.config({})).pagesUrl, 'cookies know no ports').toBeNull()
})

test('members write and admins publish; viewers read', async () => {
  const { world, ana } = await publisher()
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  const vic = await join(world, ana, 'viewer', 'Vic')
  const draft = await world.as(bob).dripPages.create({ body: { fields: page('By Bob') } })
  expect(draft.changedBy).toBe('Bob Reyes')
  const params = { id: draft.id }
  for (const who of [bob, vic])
    await expect(world.as(who).documents.publish({ params, body: {} })).rejects.toMatchObject({ status: 403 })
  await expect(world.as(vic).dripPages.change({ params, body: { slug: 'mine' } })).rejects.toMatchObject({
    status: 403,
  })
  expect(await world.as(vic).dripPages.show({ params })).toMatchObject({ state: 'draft' })
  await world.as(ana).documents.publish({ params, body: {} })
  await expect(world.as(bob).dripPages.change({ params, body: { slug: 'other' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(world.as(bob).dripPages.remove({ params })).rejects.toMatchObject({ status: 409 })
  const eve = await world.signUp('Eve')
  const notFound = { status: 404 }
  await expect(world.as(eve).documents.show({ params })).rejects.toMatchObject(notFound)
  await expect(world.as(eve).documents.versions({ params })).rejects.toMatchObject(notFound)
  await expect(world.as(eve).documents.unpublish({ params })).rejects.toMatchObject(notFound)
  await expect(world.as(eve).documents.restore({ params, body: { version: 1 } })).rejects.toMatchObject(notFound)
})

test('a change is a new version that waits, and an old one comes back as another', async () => {
  const { world, ana } = await publisher()
  const { id, slug } = await published(world, ana, 'One', 'First text.')
  const { documents } = world.as(ana)
  const params = { id }
  const changed = await documents.change({ params, body: { kind: 'landing', fields: page('One', 'Second text.') } })
  expect(changed).toMatchObject({ state: 'changed', version: 2, publishedVersion: 1 })
  const shown = async () => (await open(world, `/p/${slug}`)).text()
  expect(await shown()).toContain('First text.')
  const before = await open(world, `/p/${slug}`)
  await documents.publish({ params, body: {} })
  expect(await shown()).toContain('Second text.')
  const after = await open(world, `/p/${slug}`, { 'if-none-match': before.headers.get('etag')! })
  expect(after.status, 'what was cached is known to be old').toBe(200)
  expect(await documents.restore({ params, body: { version: 1 } })).toMatchObject({ version: 3, state: 'changed' })
  const { items } = await documents.versions({ params })
  expect(items.map(({ number, restoredFrom, isPublished }) => [number, restoredFrom, isPublished])).toEqual([
    [3, 1, false],
    [2, null, true],
    [1, null, false],
  ])
  expect(items[0]!.fields).toEqual(items[2]!.fields)
  expect(await documents.publish({ params, body: { version: 1 } })).toMatchObject({ publishedVersion: 1 })
  expect(await shown()).toContain('First text.')
  expect(await documents.change({ params, body: { kind: 'landing', fields: items[0]!.fields } })).toMatchObject({
    version: 3,
  })
  await expect(documents.restore({ params, body: { version: 9 } })).rejects.toMatchObject({ status: 404 })
  await expect(documents.publish({ params, body: { version: 9 } })).rejects.toMatchObject({ status: 404 })
})

test('of two who edit at once, the second is told', async () => {
  const { world, ana } = await publisher()
  const { id } = await world.as(ana).dripPages.create({ body: { fields: page('Shared') } })
  const { headers } = await fetch(`${world.origin()}/api/cms/documents/${id}`, { headers: { cookie: ana.cookie! } })
  const etag = headers.get('etag')!
  const save = (title: string) =>
    world.as(ana).documents.change({
      params: { id },
      body: { kind: 'landing', fields: page(title) },
      headers: { 'if-match': etag },
    })
  expect(await save('First')).toMatchObject({ version: 2 })
  await expect(save('Second')).rejects.toMatchObject({ status: 412, code: 'precondition_failed' })
  expect((await world.as(ana).documents.show({ params: { id } })).fields['title']).toBe('First')
  const both = await Promise.allSettled(
    ['A', 'B', 'C', 'D'].map((title) =>
      world.as(ana).documents.change({ params: { id }, body: { kind: 'landing', fields: page(title) } }),
    ),
  )
  expect(both.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await world.as(ana).documents.versions({ params: { id } })).items.map(({ number }) => number)).toEqual([
    6, 5, 4, 3, 2, 1,
  ])
})

test('an address that a page had leads to the one that it has, in one step, and nobody else gets it', async () => {
  const { world, ana } = await publisher()
  const { id } = await published(world, ana, 'First')
  const move = (slug: string) => world.as(ana).dripPages.change({ params: { id }, body: { slug } })
  await move('second')
  await move('third')
  for (const slug of ['first', 'second']) {
    const answer = await open(world, `/p/${slug}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${pagesUrl}/p/third`])
  }
  const eve = await world.signUp('Eve')
  for (const slug of ['first', 'third']) {
    const draft = await world.as(eve).dripPages.create({ body: { slug, fields: page('Taken') } })
    await expect(world.as(eve).documents.publish({ params: { id: draft.id }, body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
  }
  await move('first')
  expect((await open(world, '/p/first')).status).toBe(200)
  expect((await open(world, '/p/third')).headers.get('location')).toBe(`${pagesUrl}/p/first`)
  const taken = world.as(ana).dripPages.create({ body: { slug: 'first', fields: page('Again') } })
  await expect(taken).rejects.toMatchObject({ status: 409 })
  const second = await world.as(ana).dripPages.create({ body: { fields: page('First') } })
  expect(second.slug).toBe('first-2')
  await expect(world.as(ana).dripPages.create({ body: { slug: 'feed', fields: page('x') } })).rejects.toMatchObject({
    status: 409,
  })
})

test.each(['北京欢迎你', 'مرحبا بالعالم', '🚀🎉'])('a page called %s has an address that works', async (title) => {
  const { world, ana } = await publisher()
  const { slug } = await published(world, ana, title)
  expect(slug).toMatch(/^[a-z0-9]{8}$/)
  expect(await (await open(world, `/p/${slug}`)).text()).toContain(`<title>${title}</title>`)
})

test('what is scheduled is published by a job when it is time, and a time in the past is now', async () => {
  const { world, ana } = await publisher()
  const { documents, dripPages } = world.as(ana)
  const draft = await dripPages.create({ body: { fields: page('Later', 'Planned text.') } })
  const params = { id: draft.id }
  const at = new Date(Date.now() + millisecondsPerDay).toISOString()
  expect(await documents.publish({ params, body: { at } })).toMatchObject({
    state: 'scheduled',
    publishAt: at,
    url: null,
  })
  await documents.change({ params, body: { kind: 'landing', fields: page('Later', 'Edited since.') } })
  await world.work()
  expect((await open(world, `/p/${draft.slug}`)).status).toBe(404)
  await expect(dripPages.remove({ params })).rejects.toMatchObject({ status: 409 })
  world.clock.shiftMs += millisecondsPerDay + 1000
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `publish-document:${draft.id}`,
  ])
  await world.work()
  expect(await (await open(world, `/p/${draft.slug}`)).text()).toContain('Planned text.')
  expect(await documents.show({ params })).toMatchObject({ state: 'changed', publishAt: null, publishedVersion: 1 })
  const past = new Date(Date.now() - millisecondsPerDay).toISOString()
  expect(await documents.publish({ params, body: { at: past } })).toMatchObject({ state: 'published' })
  const later = new Date(Date.now() + 9 * millisecondsPerDay).toISOString()
  await documents.publish({ params, body: { at: later } })
  expect(await documents.unschedule({ params })).toMatchObject({ state: 'published', publishAt: null })
  expect(await documents.unpublish({ params })).toMatchObject({ state: 'draft', url: null })
  expect((await open(world, `/p/${draft.slug}`)).status).toBe(404)
  await dripPages.remove({ params })
  expect(await dripPages.list({ query: {} })).toEqual({ items: [], next: null })
})

test('a preview link shows one version to whoever has it, for a week', async () => {
  const { world, ana } = await publisher()
  const draft = await world.as(ana).dripPages.create({ body: { fields: page('Secret') } })
  const { url } = await world.as(ana).documents.previewLink({ params: { id: draft.id } })
  const path = new URL(url).pathname
  const answer = await open(world, path)
  expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ])
  expect(await answer.text()).toContain('This is a preview.')
  const atProduct = await world.app.inject({ url: path, headers: { host: 'wellmet.test' } })
  expect([atProduct.statusCode, atProduct.headers['location']], 'the host name of the product').toEqual([301, url])
  expect((await open(world, `${path.slice(0, -4)}AAAA`)).status).toBe(422)
  world.clock.shiftMs += 8 * millisecondsPerDay
  expect((await open(world, path)).status).toBe(422)
})

test('a page with a form needs a site, and what is sent from it becomes a lead', async () => {
  const { world, ana } = await publisher()
  const body = '::: form demo\n:::'
  const draft = await world.as(ana).dripPages.create({ body: { fields: page('Demo', body) } })
  const publish = () => world.as(ana).documents.publish({ params: { id: draft.id }, body: {} })
  await expect(publish()).rejects.toMatchObject({ status: 409, code: 'not_configured' })
  const site = await siteOf(world, ana)
  await publish()
  const html = await (await open(world, `/p/${draft.slug}`)).text()
  expect(html).toContain(`name="site" value="${site}"`)
  const wording = /name="wording" value="([^"]+)"/.exec(html)![1]!
  const sent = await fetch(`${world.origin()}/api/leads/demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: pagesUrl,
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': browser,
    },
    body: new URLSearchParams({ site, wording, consent: 'yes', email: 'sam@acme.example' }).toString(),
  })
  expect(sent.status).toBe(303)
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([{ kind: 'demo' }])
})

test('a page is listed for search engines once the workspace has proven a domain', async () => {
  const { world, ana } = await publisher()
  const { slug } = await published(world, ana, 'Found')
  expect(await world.as(null).pages.sitemap({})).not.toContain(slug)
  await world.superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, checked_at, seen_at, proven_at)
     values (gen_random_uuid(), $1, 'acme.example', 'x', now(), now(), now(), now())`,
    [ana.workspace!.id],
  )
  expect((await open(world, `/p/${slug}`)).headers.get('x-robots-tag')).toBeNull()
  expect(await world.as(null).pages.sitemap({}), 'written once a minute').not.toContain(slug)
  world.clock.shiftMs += 61_000
  expect(await world.as(null).pages.sitemap({})).toContain(`<loc>${pagesUrl}/p/${slug}</loc>`)
  expect((await world.as(ana).cms.config({})).isIndexed).toBe(true)
})

test('whoever reads a page can report it, and its workspace is not told', async () => {
  const { world, ana } = await publisher()
  const { slug, id } = await published(world, ana, 'Reported')
  const sent = await fetch(`${world.origin()}/p/${slug}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'reason=fraud&said=It+asks+for+my+password',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, 'http://wellmet.test/thanks'])
  const { rows } = await world.superuser.query('select reason, said from growth.page_reports where document_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ reason: 'fraud', said: 'It asks for my password' }])
  expect((await open(world, '/p/nothing-here')).status).toBe(404)
})

test('a page that was reported or taken down is not deleted, so that its address stays taken and its reports stay', async () => {
  const { world, ana } = await publisher()
  const { slug, id } = await published(world, ana, 'Taken down')
  const params = { id }
  await fetch(`${world.origin()}/p/${slug}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'reason=fraud',
  })
  await world.as(ana).documents.unpublish({ params })
  const { remove } = world.as(ana).documents
  await expect(remove({ params })).rejects.toMatchObject({ status: 409, problem: { detail: /reported/ } })
  await takeDownPage(world.services, slug!, 'Fraud')
  await expect(remove({ params })).rejects.toMatchObject({ status: 409, problem: { detail: /Fraud/ } })
  await restorePage(world.services, slug!)
  await remove({ params })
})

test('what cannot be read, is too large or is of another kind is refused at its field', async () => {
  const { world, ana } = await publisher()
  const { documents, dripPages } = world.as(ana)
  const refused = (body: string) => dripPages.create({ body: { fields: page('x', body) } })
  await expect(refused('::: video\n:::')).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'fields.body' }] },
  })
  await expect(refused('&'.repeat(19_000))).rejects.toMatchObject({ status: 422 })
  await expect(refused('x'.repeat(20_001))).rejects.toMatchObject({ status: 400 })
  const { id } = await dripPages.create({ body: { fields: page('x') } })
  const other = { kind: 'blog', fields: page('x', 'y', { author: 'Ana' }) }
  await expect(documents.change({ params: { id }, body: other })).rejects.toMatchObject({ status: 404 })
  const unknown = { kind: 'landing', fields: { ...page('x'), more: 'y' } }
  await expect(documents.create({ body: unknown })).rejects.toMatchObject({ status: 400 })
  const team = { kind: 'self-description', slug: 'x', fields: { title: 'x', text: 'y' } }
  await expect(documents.create({ body: team })).rejects.toMatchObject({ status: 400 })
  const preview = await documents.preview({ body: { kind: 'landing', fields: page('x', 'a\n::: video\n:::') } })
  expect(preview.faults).toEqual([expect.stringContaining('Line 2')])
})
