import { expect, onTestFinished, test } from 'vitest'
import { resendMail } from '@wellmet/platform/mail/resend-mail.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { startAnsweringMailServer } from '../../tools/product/answering-mail-server.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

async function stage() {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const world = await worldForThisTest({ SMTP_URL: server.url })
  const me = await world.signUp('Mara Lind')
  const row = (name: string) =>
    `${name},Mensah,https://www.linkedin.com/in/${name.toLowerCase()},${name.toLowerCase()}@kade.example,Kade,Analyst,08 Feb 2024`
  await bring(world, me, 'Connections.csv', connections([row('Kofi')]))
  const [kofi] = (await world.as(me).contacts.list({})).items
  await world.work()
  const ask = () =>
    world.as(me).requests.create({
      body: { target: { name: 'Tara Get' }, connector: { personId: kofi!.id }, message, status: 'pending' },
    })
  const show = (id: string) => world.as(me).requests.show({ params: { id } })
  const news = async () =>
    (await world.as(me).notifications.list({})).items.map(({ title, body }) => [title, body].flat().join(' '))
  return { server, world, me, ask, show, news }
}

const askMail = async (world: World): Promise<string> =>
  (await world.superuser.query(`select id from platform.mails where kind = 'introductions.ask'`)).rows[0].id

test('a request whose email was refused says so, to the asker alone, and is told as a notification', async () => {
  const { server, world, me, ask, show, news } = await stage()
  server.answer = 'refuses recipient'
  const { id } = await ask()
  await world.work()
  const shown = await show(id)
  expect(shown).toMatchObject({ stage: 'awaiting_connector', unreached: 'connector' })
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'email_failed', by: 'system', note: 'connector' })
  expect((await world.as(me).requests.list({})).items[0]).toMatchObject({ id, unreached: 'connector' })
  expect((await news()).join('\n')).toContain(
    'We couldn’t reach Kofi Mensah’s mailbox about Tara Get Copy the message and send it yourself.',
  )
})

test('nobody is reminded of an email that never arrived', async () => {
  const { server, world, ask } = await stage()
  server.answer = 'refuses recipient'
  await ask()
  await world.work()
  server.answer = 'takes'
  world.clock.shiftMs = 8 * millisecondsPerDay
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'introductions.remind-connector')`,
  )
  await world.work()
  expect((await world.mails()).filter(({ kind }) => kind === 'introductions.reminder')).toEqual([])
})

test('an email that was sent again has left, and the request says so', async () => {
  const { server, world, ask, show, news } = await stage()
  server.answer = 'refuses sender'
  const { id } = await ask()
  await world.work()
  expect(await show(id)).toMatchObject({ unreached: 'connector' })
  server.answer = 'takes'
  const mailId = await askMail(world)
  await world.services.database.system.asSystem((tx) => resendMail(tx, world.services, mailId))
  await world.work()
  const shown = await show(id)
  expect(shown).toMatchObject({ stage: 'awaiting_connector', unreached: null })
  expect(shown.timeline.map(({ kind }) => kind).slice(-2)).toEqual(['email_failed', 'email_delivered'])
  expect(await news()).toContain(
    'Our email about Tara Get was sent after all There is nothing to do. Wait for the answer.',
  )
  expect((await news()).join('\n')).not.toContain('couldn’t reach')
})

test('an email that only waits is not told as failed', async () => {
  const { server, world, ask, show } = await stage()
  server.answer = 'defers'
  const { id } = await ask()
  await world.work()
  expect(await show(id)).toMatchObject({ unreached: null })
})

test('the next connector is offered by name, and can be asked at once', async () => {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const { world, me, bob, find } = await introductionStage({ SMTP_URL: server.url })
  const mei = await join(world, me, 'member', 'Mei-Lin Tan')
  const known = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'
  await bring(world, mei, 'Connections.csv', connections([known]))
  await world.as(mei).sharing.change({ body: { mode: 'workspace' } })
  await world.work()
  server.answer = 'refuses recipient'
  const { id } = await world.as(me).requests.create({
    body: {
      target: { personId: await find('Joost') },
      connector: { personId: bob.user.id },
      message,
      status: 'pending',
    },
  })
  await world.work()
  const { items } = await world.as(me).notifications.list({})
  expect(items.map(({ title, body }) => [title, body].flat().join(' '))).toContain(
    'We couldn’t reach Bob Reyes’s mailbox about Joost de Wit Copy the message or ask Mei-Lin Tan.',
  )
  const next = await world.as(me).requests.nextPath({ params: { id } })
  expect(next.connector.name).toBe('Mei-Lin Tan')
  expect(await world.as(me).requests.show({ params: { id } })).toMatchObject({ stage: 'cancelled', unreached: null })
})

test('an invitation that does not arrive is told to whoever invited', async () => {
  const { server, world, me, news } = await stage()
  server.answer = 'refuses recipient'
  await world.as(me).invitations.create({ body: { email: 'nobody@example.com', role: 'member' } })
  await world.work()
  expect(await news()).toContain(
    'An invitation of yours could not be delivered Check the address, or copy a link and send it yourself.',
  )
})
