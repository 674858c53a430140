import { expect, test } from 'vitest'
import { ghostStage, member } from '../../tests/world/ghost.ts'

const notConfigured = { status: 409, problem: { code: 'not_configured' } }
const noPost = 'a'.repeat(24)

test('a site is connected with its key, under an address as people copy it', async () => {
  const { api, ghost, access } = await ghostStage()
  expect(await api.ghost.settings({})).toMatchObject({ state: 'absent', site: null, membersBecomeLeads: false })
  const saved = await api.ghost.saveSettings({ body: { access: { ...access, url: `${ghost.url}/ghost/#/posts` } } })
  expect(saved).toMatchObject({ state: 'connected', site: 'Halyard Notes', url: `${ghost.url}/` })
  expect(await api.ghost.settings({})).toEqual(saved)
  const { items } = await api.connectedAccounts.list({})
  expect(items.find(({ provider }) => provider === 'ghost')).toMatchObject({ state: 'connected' })
  const sent = ghost.asked.at(-1)!
  expect(sent.headers).toMatchObject({ 'accept-version': 'v5.0', authorization: expect.stringMatching(/^Ghost ey/) })
})

test('a key that the site does not take is refused at once', async () => {
  const { api, access } = await ghostStage()
  const other = { ...access, adminKey: `${'a1'.repeat(12)}:${'c3'.repeat(32)}` }
  await expect(api.ghost.saveSettings({ body: { access: other } })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'access.adminKey' }] },
  })
  expect(await api.ghost.settings({})).toMatchObject({ state: 'absent' })
})

test('without a site there is nothing to show', async () => {
  const { api } = await ghostStage()
  const params = { id: noPost }
  await expect(api.ghost.posts({ query: {} })).rejects.toMatchObject(notConfigured)
  await expect(api.ghost.post({ params })).rejects.toMatchObject(notConfigured)
  await expect(api.ghost.create({ body: { title: 'One', html: '' } })).rejects.toMatchObject(notConfigured)
  const body = { updatedAt: new Date().toISOString(), title: 'Two' }
  await expect(api.ghost.change({ params, body })).rejects.toMatchObject(notConfigured)
  await expect(api.ghost.saveSettings({ body: { membersBecomeLeads: true } })).rejects.toMatchObject(notConfigured)
})

test('posts are listed by pages, written and changed as Ghost has them', async () => {
  const { api, ghost, connectSite } = await ghostStage()
  await connectSite()
  for (let i = 0; i < 31; i += 1) ghost.addPost({ title: `Post ${i}`, updatedAt: new Date(Date.UTC(2026, 0, 1 + i)) })
  const first = await api.ghost.posts({ query: {} })
  expect(first).toMatchObject({
    total: 31,
    next: '2',
    items: expect.arrayContaining([{}].map(() => expect.anything())),
  })
  expect(first.items[0]).toMatchObject({ title: 'Post 30' })
  expect((await api.ghost.posts({ query: { cursor: first.next! } })).items).toMatchObject([{ title: 'Post 0' }])

  const made = await api.ghost.create({ body: { title: 'What we learned', html: '<p>Much.</p>', excerpt: 'Short' } })
  expect(made).toMatchObject({ state: 'draft', html: '<p>Much.</p>', excerpt: 'Short', hasCards: false })
  const body = { updatedAt: made.updatedAt, title: 'What we learned this year', state: 'published' as const }
  const changed = await api.ghost.change({ params: { id: made.id }, body })
  expect(changed).toMatchObject({ state: 'published', title: 'What we learned this year', html: '<p>Much.</p>' })
  expect(await api.ghost.post({ params: { id: made.id } })).toEqual(changed)
  const { items } = await api.ghost.posts({ query: { state: 'published' } })
  expect(items).toMatchObject([{ id: made.id, publishedAt: expect.any(String) }])
  await expect(api.ghost.post({ params: { id: noPost } })).rejects.toMatchObject({ status: 404 })
})

test('a version that somebody saved meanwhile is not overwritten, and both times are told', async () => {
  const { api, ghost, connectSite } = await ghostStage()
  await connectSite()
  const { id, updatedAt } = await api.ghost.create({ body: { title: 'Ours', html: '<p>One.</p>' } })
  const post = ghost.posts[0]!
  Object.assign(post, { title: 'Theirs', updatedAt: new Date(Date.parse(updatedAt) + 60_000) })
  const theirs = new Date(Date.parse(updatedAt) + 60_000).toISOString()
  const change = { params: { id }, body: { updatedAt, title: 'Ours, later' } }
  await expect(api.ghost.change(change)).rejects.toMatchObject({
    status: 409,
    problem: {
      errors: [
        { field: 'updatedAt.yours', message: updatedAt },
        { field: 'updatedAt.theirs', message: theirs },
      ],
    },
  })
  expect(post.title).toBe('Theirs')
  const again = await api.ghost.change({ params: { id }, body: { updatedAt: theirs, title: 'Ours, later' } })
  expect(again.title).toBe('Ours, later')
})

test('a save between our look and our write is refused by Ghost, and told the same way', async () => {
  const { api, ghost, connectSite } = await ghostStage()
  await connectSite()
  const { id, updatedAt } = await api.ghost.create({ body: { title: 'Ours', html: '<p>One.</p>' } })
  const post = ghost.posts[0]!
  ghost.afterLook = () => (post.updatedAt = new Date(post.updatedAt.getTime() + 60_000))
  await expect(api.ghost.change({ params: { id }, body: { updatedAt, title: 'Ours, later' } })).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ message: updatedAt }, { message: new Date(Date.parse(updatedAt) + 60_000).toISOString() }] },
  })
  expect(ghost.countOf('ghost.post.change')).toBe(1)
})

test('the text of a post with cards is left alone, and its title is not', async () => {
  const { api, ghost, connectSite } = await ghostStage()
  await connectSite()
  const { id } = ghost.addPost({ title: 'Pictures', cards: ['gallery'] })
  const { hasCards, updatedAt } = await api.ghost.post({ params: { id } })
  expect(hasCards).toBe(true)
  const params = { id }
  await expect(api.ghost.change({ params, body: { updatedAt, html: '<p>Gone.</p>' } })).rejects.toMatchObject({
    status: 422,
  })
  expect(await api.ghost.change({ params, body: { updatedAt, title: 'More pictures' } })).toMatchObject({
    title: 'More pictures',
    hasCards: true,
  })
})

test('a site that is busy, gone or takes the key no more is told as what it is', async () => {
  const { api, ghost, connectSite } = await ghostStage()
  await connectSite()
  ghost.faults.script({ kind: 'too many requests', retryAfter: 90, times: 9 })
  await expect(api.ghost.posts({ query: {} })).rejects.toMatchObject({ status: 503 })
  ghost.faults.clear()
  ghost.adminKey = `${'a1'.repeat(12)}:${'c3'.repeat(32)}`
  await expect(api.ghost.posts({ query: {} })).rejects.toMatchObject({ status: 409 })
})

test('only members who agreed become leads, only where that is wanted, and never twice', async () => {
  const stage = await ghostStage([
    ...Array.from({ length: 120 }, (_, i) => member(`reader-${i}@acme.example`)),
    member('mei@northgate.example', { name: 'Mei Tan' }),
    member('never-seen@kade.example', { seenAt: null }),
    member('no-newsletter@kade.example', { newsletters: [] }),
    member('bounced@kade.example', { isSuppressed: true }),
  ])
  const { world, me, api, ghost, sync, connectSite } = stage
  const { accountId } = await connectSite()
  await world.work()
  await expect(api.leadList.list({ query: {} })).rejects.toMatchObject(notConfigured)
  expect(ghost.countOf('ghost.members')).toBe(0)

  expect(await api.ghost.saveSettings({ body: { membersBecomeLeads: true } })).toMatchObject({
    membersBecomeLeads: true,
  })
  await world.work()
  const leads = async () => {
    const { rows } = await world.superuser.query<{ email: string; is_confirmed: boolean; is_left: boolean }>(
      `select email, confirmed_at is not null as is_confirmed, withdrawn_at is not null as is_left from growth.leads order by email`,
    )
    return rows
  }
  const all = await leads()
  expect(all).toHaveLength(122)
  expect(all.filter(({ is_confirmed: isConfirmed }) => !isConfirmed)).toMatchObject([
    { email: 'never-seen@kade.example' },
  ])
  const { items } = await api.leadList.list({ query: {} })
  expect(items[0]).toMatchObject({ kind: 'newsletter', wording: expect.stringContaining('Halyard Notes') })
  // Nobody is mailed, and nobody becomes a contact.
  const addresses = new Set((await world.mails()).map((mail) => mail.to_address))
  expect([...addresses].filter((address) => address !== me.user.email)).toEqual([])
  expect((await api.contacts.list({})).items).toEqual([])

  const mei = ghost.members.find(({ email }) => email.startsWith('mei@'))!
  Object.assign(mei, { newsletters: [], updatedAt: world.services.now() })
  await sync(accountId!)
  await sync(accountId!)
  const after = await leads()
  expect(after).toHaveLength(122)
  expect(after.filter(({ is_left: isLeft }) => isLeft)).toMatchObject([{ email: 'mei@northgate.example' }])
}, 60_000)
