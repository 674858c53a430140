import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { helpdeskStage } from '../../tests/world/helpdesk.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { signedWebhook } from '../../tools/stand-ins/helpdesk/zendesk.ts'

const notConfigured = { status: 409, code: 'not_configured' }

test('where nothing is connected, tickets answer what to do, and without settings so does connecting', async () => {
  const { as, signUp } = await worldForThisTest()
  const { helpdesk } = as(await signUp())
  expect(await helpdesk.status({})).toMatchObject({ state: 'absent', isAvailable: false, shared: null, openTickets: 0 })
  await expect(helpdesk.connect({})).rejects.toMatchObject(notConfigured)
  await expect(helpdesk.disconnect({})).rejects.toMatchObject(notConfigured)
  await expect(helpdesk.tickets({ query: {} })).rejects.toMatchObject(notConfigured)
  await expect(helpdesk.ticket({ params: { ticketId: '1' } })).rejects.toMatchObject(notConfigured)
  await expect(helpdesk.create({ body: { subject: 'A', message: 'B' } })).rejects.toMatchObject(notConfigured)
})

test('an admin connects it, everybody in the workspace sees who waits since when, and nobody else', async () => {
  const { world, me, helpdesk, connect } = await helpdeskStage()
  helpdesk.open({ email: 'joost@kade.example', name: 'Joost de Wit', company: 'Kade', domain: 'kade.example' })
  helpdesk.open({ email: 'lea@acme.example', name: 'Lea Costa', status: 'solved' })
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await expect(connect(bob)).rejects.toMatchObject({ status: 403 })
  const { url } = await world.as(me).helpdesk.connect({})
  expect(new URL(url).pathname).toBe('/oauth/authorizations/new')
  const answer = Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }
  await world.as(me).helpdesk.callback({ query: answer })
  await world.work()
  expect(await world.as(me).helpdesk.status({})).toMatchObject({
    state: 'connected',
    shared: { connectedBy: 'Ana Lima', isWorking: true },
    openTickets: 1,
  })
  const { items } = await world.as(bob).helpdesk.tickets({ query: {} })
  expect(items).toMatchObject([
    { id: '35000', status: 'open', company: 'Kade', requester: { name: 'Joost de Wit', email: 'joost@kade.example' } },
  ])
  expect((await world.as(bob).helpdesk.tickets({ query: { state: 'all' } })).items).toHaveLength(2)
  expect((await world.as(bob).helpdesk.tickets({ query: { company: 'kade' } })).items).toHaveLength(1)
  expect(await world.as(bob).helpdesk.ticket({ params: { ticketId: '35000' } })).toMatchObject({
    subject: 'Question 35000',
    company: 'Kade',
  })
  const stranger = await world.signUp('Eve Stone')
  await expect(world.as(stranger).helpdesk.tickets({ query: {} })).rejects.toMatchObject(notConfigured)
  await expect(world.as(bob).helpdesk.ticket({ params: { ticketId: '999' } })).rejects.toMatchObject({ status: 404 })
})

test('a ticket is a signal about the company and the person until it is closed, or the helpdesk disconnected', async () => {
  const { world, me, helpdesk, connect, sync } = await helpdeskStage()
  const ticket = helpdesk.open({
    email: 'joost@kade.example',
    name: 'Joost de Wit',
    company: 'Kade Systems',
    domain: 'kade.example',
    createdAt: new Date('2026-05-03T10:00:00Z'),
  })
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const { id } = await connect()
  await world.work()
  const told = async () => (await world.as(bob).signals.list({ query: {} })).items
  const sentences = async () => (await told()).map(({ sentence }) => sentence).toSorted()
  expect(await sentences()).toEqual([
    'Joost de Wit has an open ticket since May 3, 2026.',
    'Kade Systems has an open ticket since May 3, 2026.',
  ])
  expect(await told()).toMatchObject([{ isCaution: true, link: '/settings/tickets' }, {}])
  helpdesk.open({
    email: 'lea@kade.example',
    company: 'Kade Systems',
    domain: 'kade.example',
    createdAt: new Date('2026-04-01T10:00:00Z'),
  })
  await sync(id)
  expect(await sentences()).toContain('Kade Systems has 2 open tickets, the oldest since Apr 1, 2026.')
  ticket.status = 'solved'
  ticket.updatedAt = new Date()
  await sync(id)
  expect(await sentences()).not.toContain('Joost de Wit has an open ticket since May 3, 2026.')
  await world.as(me).helpdesk.disconnect({})
  await world.work()
  expect(await told()).toEqual([])
  expect((await world.superuser.query('select from connections.source_records')).rowCount).toBe(0)
})

test('a ticket is created once with our external id, also after an answer that was lost', async () => {
  const { world, me, helpdesk, connect, data } = await helpdeskStage()
  await connect()
  await world.work()
  const body = {
    subject: 'Cannot sign in',
    message: 'They asked at lunch.',
    requester: { email: 'Joost@kade.example' },
  }
  data.faults.script({ kind: 'cut body', when: ({ operation }) => operation === 'zendesk.tickets.create' })
  await expect(world.as(me).helpdesk.create({ body })).rejects.toMatchObject({ status: 503 })
  const created = await world.as(me).helpdesk.create({ body })
  expect(created).toMatchObject({ subject: 'Cannot sign in', status: 'new' })
  expect(helpdesk.tickets).toMatchObject([
    { subject: 'Cannot sign in', externalId: expect.stringMatching(/^wellmet-/) },
  ])
  await world.work()
  expect((await world.as(me).helpdesk.tickets({ query: {} })).items.map(({ id }) => id)).toEqual([created.id])
})

test('an access token that ended is renewed, and the pair before is gone with it', async () => {
  const { world, me, helpdesk, connect, signIn, sync } = await helpdeskStage()
  const { id } = await connect()
  await world.work()
  helpdesk.open({ email: 'joost@kade.example' })
  signIn.expireAccessTokens()
  await Promise.all([sync(id), world.as(me).helpdesk.create({ body: { subject: 'One', message: 'Two' } })])
  expect(signIn.countOf('token.refresh')).toBe(1)
  signIn.expireAccessTokens()
  await sync(id)
  expect(signIn.countOf('token.refresh')).toBe(2)
  expect((await world.as(me).helpdesk.status({})).state).toBe('connected')
})

test('a webhook with the right signature has tickets read at once; any other is refused', async () => {
  const secret = 'the secret of the webhook'
  const { world, me, helpdesk, connect } = await helpdeskStage({}, { ZENDESK_WEBHOOK_SECRET: secret })
  await connect()
  await world.work()
  helpdesk.open({ email: 'joost@kade.example' })
  const send = (from: string, at?: Date, body?: string) => {
    const signed = signedWebhook(from, { type: 'zen:event-type:ticket.created', detail: { id: '1' } }, at)
    return fetch(`${world.origin()}/api/integrations/zendesk/webhook`, {
      method: 'POST',
      ...signed,
      ...(body ? { body } : {}),
    })
  }
  const old = new Date(Date.now() - 10 * 60_000)
  for (const answer of [await send('another'), await send(secret, old), await send(secret, undefined, '{"type":"x"}')])
    expect(answer.status).toBe(422)
  await world.work()
  expect((await world.as(me).helpdesk.tickets({ query: {} })).items).toEqual([])
  expect((await send(secret)).status).toBe(200)
  await world.work()
  expect((await world.as(me).helpdesk.tickets({ query: {} })).items).toHaveLength(1)
})

test('more tickets than pages by number reach are all read, and a limit of the helpdesk is waited for', async () => {
  const { world, me, zendesk, connect, sync } = await helpdeskStage({ tickets: 450 })
  zendesk.api.requestsPerMinute = 3
  const { id } = await connect()
  await world.work()
  zendesk.api.requestsPerMinute = Infinity
  await sync(id)
  const rows = await world.superuser.query(`select from connections.source_records where source = 'tickets'`)
  expect(rows.rowCount).toBe(450)
  expect(zendesk.api.asked.some(({ status }) => status === 429)).toBe(true)
  expect((await world.as(me).helpdesk.status({})).openTickets).toBe(90)
})

test('who objects is named by no ticket, also when the helpdesk is read again', async () => {
  const { world, me, helpdesk, connect, sync } = await helpdeskStage()
  const ticket = helpdesk.open({ email: 'joost@kade.example', name: 'Joost de Wit', company: 'Kade' })
  const { id } = await connect()
  await world.work()
  const requesters = async () =>
    (await world.as(me).helpdesk.tickets({ query: {} })).items.map(({ requester }) => requester)
  expect(await requesters()).toMatchObject([{ name: 'Joost de Wit' }])
  const { erasePerson } = await import('@wellmet/contacts/objections/erase-person.ts')
  await erasePerson(world.services, 'joost@kade.example')
  expect(await requesters()).toEqual([{ name: null, email: null }])
  ticket.status = 'pending'
  ticket.updatedAt = new Date()
  await sync(id)
  await world.work()
  expect(await requesters()).toEqual([{ name: null, email: null }])
})
