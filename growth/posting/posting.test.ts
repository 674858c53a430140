import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { connectingIn, startChannels } from '../../tests/world/channels.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startGhost } from '../../tools/stand-ins/ghost/ghost.ts'
import { pagesUrl, published } from '../content/content-for-tests.ts'

const notConfigured = { status: 409, problem: { code: 'not_configured' } }

/** A receiver that answers as it is told. */
async function startReceiver() {
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const receiver = { url: '', received, status: 200, dies: false }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      if (receiver.dies) request.socket.destroy()
      else response.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/posts`
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())))
  return receiver
}

async function stage() {
  const chats = await startChannels()
  const ghost = await startGhost()
  onTestFinished(() => ghost.close())
  const receiver = await startReceiver()
  const hosts = [chats.settings['PRIVATE_ACCOUNT_HOSTS'], new URL(ghost.url).host, new URL(receiver.url).host]
  const settings = { ...chats.settings, PRIVATE_ACCOUNT_HOSTS: hosts.join(','), PAGES_URL: pagesUrl }
  const world = await worldForThisTest(settings)
  ghost.now = () => world.services.now()
  const me = await world.signUp('Ana Lima')
  const api = world.as(me)
  const connect = connectingIn(world, chats)
  const page = await published(world, me, 'What we learned', '::: hero\nHello\n:::\n\nAll of it, *in full*.')
  /** Ghost, a channel of Slack, one of Teams, and a webhook. */
  const connectAll = async () => {
    const access = { url: ghost.url, adminKey: ghost.adminKey }
    const { accountId } = await api.ghost.saveSettings({ body: { access } })
    await api.posting.connect({ body: { kind: 'ghost', accountId: accountId! } })
    chats.slack.channels.push({ id: 'C1', name: 'news' })
    const { id: slackId } = await connect.slack(me)
    await api.posting.connect({ body: { kind: 'channel', accountId: slackId, channelId: 'C1' } })
    const { id: teamsId } = await connect.teams(me)
    await api.posting.connect({ body: { kind: 'channel', accountId: teamsId } })
    return await api.posting.connect({ body: { kind: 'webhook', name: 'Our site', url: receiver.url } })
  }
  const postTo = async (placeIds: string[]) => {
    const { items } = await api.posting.drafts({ body: { documentId: page.id, placeIds } })
    const posts = items.map(({ placeId, title, text: words }) => ({ placeId, title, text: words }))
    return await api.posting.crossPost({ body: { documentId: page.id, posts } })
  }
  const freely = () => api.posting.settings({ body: { needsApproval: false, ghostState: 'published' } })
  const outcomes = async () =>
    Object.fromEntries((await api.posting.list({ query: {} })).items.map(({ kind, state }) => [kind, state]))
  return { ...chats, ghost, receiver, world, me, api, connect, page, connectAll, postTo, freely, outcomes }
}

test('a page is posted to four places, each with its draft and its outcome, and never twice', async () => {
  const { world, api, page, ghost, slack, teams, receiver, connectAll, postTo, freely, outcomes } = await stage()
  const { places, secret } = await connectAll()
  expect(places.map(({ kind, name, isWorking }) => [kind, name, isWorking])).toEqual([
    ['ghost', 'Halyard Notes', true],
    ['slack', 'news', true],
    ['teams', 'Partnerships', true],
    ['webhook', 'Our site', true],
  ])
  expect(secret).toMatch(/^whsec_/)
  expect(await api.posting.connection({})).toMatchObject({ secret: null, ghost: [], settings: { needsApproval: true } })
  await freely()
  const all = places.map(({ id }) => id)
  const { items: drafts } = await api.posting.drafts({ body: { documentId: page.id, placeIds: all } })
  expect(drafts.map(({ text: words }) => words)).toEqual([
    'Hello\n\nAll of it, *in full*.',
    'What we learned\n\nWhat this is about.',
    'What we learned\n\nWhat this is about.',
    'Hello\n\nAll of it, *in full*.',
  ])
  const { approvalId, items } = await postTo(all)
  expect([approvalId, items.length]).toEqual([null, 4])
  await world.work()
  expect(await outcomes()).toEqual({ ghost: 'posted', slack: 'posted', teams: 'accepted', webhook: 'posted' })

  expect(ghost.posts).toMatchObject([{ title: 'What we learned', status: 'published' }])
  expect(ghost.posts[0]!.html).toContain('<em>in full</em>')
  expect(ghost.posts[0]!.html).toContain(`${pagesUrl}/p/what-we-learned`)
  const { items: atGhost } = await api.ghost.posts({ query: {} })
  expect(atGhost).toMatchObject([{ title: 'What we learned' }])
  expect(slack.messages.at(-1)).toMatchObject({ channel: 'C1', text: expect.stringContaining('What we learned') })
  expect(teams.posted.at(-1)!.text).toContain('What we learned')
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]!.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) })
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ data: { url: `${pagesUrl}/p/what-we-learned` } })

  await expect(postTo(all)).rejects.toMatchObject({ status: 409 })
  await world.work()
  expect([ghost.posts.length, receiver.received.length]).toEqual([1, 1])
  // A new version may be posted again.
  await api.dripPages.change({ params: { id: page.id }, body: { fields: { ...page.fields, title: 'Again' } } })
  await api.documents.publish({ params: { id: page.id }, body: {} })
  expect((await postTo(all)).items).toHaveLength(4)
})

test('an admin approves what a member posts, and a no leaves nothing anywhere', async () => {
  const { world, me, api, ghost, page, connectAll, postTo, outcomes } = await stage()
  const { places } = await connectAll()
  const ids = places.map(({ id }) => id)
  const first = await postTo(ids.slice(0, 1))
  expect(first.items).toMatchObject([{ state: 'approval', approvalId: first.approvalId }])
  await world.work()
  expect(ghost.posts).toEqual([])
  const { items } = await api.approvals.pending({ query: {} })
  expect(items[0]).toMatchObject({ id: first.approvalId, title: expect.stringContaining('What we learned') })
  await api.approvals.approve({ params: { approvalId: first.approvalId! }, body: { hash: items[0]!.hash } })
  await world.work()
  expect(await outcomes()).toEqual({ ghost: 'posted' })
  // As a draft, because nobody said otherwise.
  expect(ghost.posts).toMatchObject([{ status: 'draft' }])

  const second = await postTo(ids.slice(3))
  const [waiting] = (await api.approvals.pending({ query: {} })).items
  await api.approvals.reject({ params: { approvalId: second.approvalId! }, body: { hash: waiting!.hash } })
  await world.work()
  expect(await outcomes()).toMatchObject({ webhook: 'rejected' })
  expect((await postTo(ids.slice(3))).items).toHaveLength(1)

  const kofi = await join(world, me, 'member', 'Kofi Mensah')
  const settings = { needsApproval: false, ghostState: 'draft' as const }
  await expect(world.as(kofi).posting.settings({ body: settings })).rejects.toMatchObject({ status: 403 })
  // Others see what became of it, and cannot post through my places.
  expect((await world.as(kofi).posting.list({ query: { documentId: page.id } })).items).toHaveLength(3)
  expect((await world.as(kofi).posting.connection({})).places).toEqual([])
  await expect(world.as(kofi).posting.drafts({ body: { documentId: page.id, placeIds: ids } })).rejects.toMatchObject(
    notConfigured,
  )
})

test('a post without an answer is unknown, is looked up where that is possible, and is not sent again', async () => {
  const { world, ghost, receiver, connectAll, postTo, freely, outcomes } = await stage()
  const { places } = await connectAll()
  await freely()
  const of = (kind: string) => places.filter((place) => place.kind === kind).map(({ id }) => id)
  receiver.dies = true
  await postTo(of('webhook'))
  await world.work()
  expect(await outcomes()).toEqual({ webhook: 'unknown' })
  expect(receiver.received).toHaveLength(1)
  await expect(postTo(of('webhook'))).rejects.toMatchObject({ status: 409 })

  // Ghost saved it, and its answer was lost.
  ghost.faults.script({
    kind: 'error after acting',
    status: 502,
    when: ({ operation }) => operation === 'ghost.post.create',
  })
  await postTo(of('ghost'))
  await world.work()
  expect(await outcomes()).toMatchObject({ ghost: 'unknown' })
  await world.superuser.query(`update graphile_worker._private_jobs set run_at = now() where key like 'look-up-post-%'`)
  await world.work()
  expect(await outcomes()).toMatchObject({ ghost: 'posted', webhook: 'unknown' })
  expect(ghost.posts).toHaveLength(1)
})

test('what certainly did not arrive says so, and can be posted again', async () => {
  const { world, api, page, receiver, connectAll, postTo, freely, outcomes } = await stage()
  const { places } = await connectAll()
  await freely()
  const webhook = places.filter(({ kind }) => kind === 'webhook').map(({ id }) => id)
  receiver.status = 400
  await postTo(webhook)
  await world.work()
  expect(await outcomes()).toEqual({ webhook: 'failed' })
  receiver.status = 200
  await postTo(webhook)
  await world.work()
  expect((await api.posting.list({ query: {} })).items.map(({ state }) => state)).toEqual(['posted', 'failed'])

  const [ghostPlace] = places
  await postTo([ghostPlace!.id])
  await api.posting.disconnect({ body: { placeId: ghostPlace!.id } })
  await world.work()
  expect((await api.posting.list({ query: { limit: 1 } })).items).toMatchObject([{ kind: 'ghost', state: 'failed' }])
  await expect(postTo([ghostPlace!.id])).rejects.toMatchObject({ status: 404 })
  await api.documents.unpublish({ params: { id: page.id } })
  await expect(postTo(webhook)).rejects.toMatchObject({ status: 409 })
})

test('without a place there is nothing to post to, and a text beyond the limit is refused', async () => {
  const { api, page, connectAll } = await stage()
  const none = { documentId: page.id, placeIds: [page.id] }
  await expect(api.posting.drafts({ body: none })).rejects.toMatchObject(notConfigured)
  const posts = [{ placeId: page.id, title: 'One', text: 'Two' }]
  await expect(api.posting.crossPost({ body: { documentId: page.id, posts } })).rejects.toMatchObject(notConfigured)
  const { places } = await connectAll()
  const slack = places.find(({ kind }) => kind === 'slack')!
  const long = [{ placeId: slack.id, title: 'One', text: 'x'.repeat(slack.mostText + 1) }]
  await expect(api.posting.crossPost({ body: { documentId: page.id, posts: long } })).rejects.toMatchObject({
    status: 422,
  })
})
