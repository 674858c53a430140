import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { agreed, countsOf, post, siteOf } from '../growth-for-tests.ts'

const stage = async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const key = await siteOf(world, ana)
  const send = (kind: string, fields: object, headers: Record<string, string> = {}) =>
    post(world, `/api/leads/${kind}`, { site: key, ...agreed, ...fields }, headers)
  return { world, ana, key, send, leads: () => world.as(ana).leadList.list({ query: {} }) }
}

const tokenTo = async (world: World, address: string): Promise<string> =>
  (await world.mails(address)).flatMap(({ body }) => [...body.matchAll(/\/confirm\/([\w-]{43})/g)]).at(-1)![1]!

const card = connections([
  'Dana,Fields,https://www.linkedin.com/in/dana-fields,dana@acme.example,Acme,CFO,08 Feb 2024',
  'Omar,Aziz,https://www.linkedin.com/in/omar-aziz,,Acme,Engineer,08 Feb 2024',
])

test('a form becomes a lead with what was agreed to, and names the best path', async () => {
  const { world, ana, send, leads } = await stage()
  const kofi = await join(world, ana, 'member', 'Kofi Mensah')
  await bring(world, kofi, 'Connections.csv', card)
  await world.as(kofi).sharing.change({ body: { mode: 'workspace' } })
  await world.work()
  await bring(world, ana, 'Connections.csv', connections(['Nobody,Else,,,Other,CEO,08 Feb 2024']))
  await world.work()
  expect((await send('demo', { email: 'sam@acme.example', name: 'Sam', message: 'Show us' })).status).toBe(202)
  const { items } = await leads()
  expect(items).toMatchObject([
    {
      kind: 'demo',
      email: 'sam@acme.example',
      wording: agreed.wording,
      company: 'Acme',
      isCompanySaid: false,
      state: 'new',
      confirmation: 'none',
      match: { by: 'company', person: null, says: 'Matched to Acme by the domain of the address.' },
      path: { path: { viaName: 'Kofi Mensah' } },
    },
  ])
  await send('demo', { email: 'lee@acme.example' })
  expect((await world.as(ana).briefs.show({})).signals).toMatchObject([
    {
      title: 'Acme',
      // Both whom Kofi knows there are as near.
      text: expect.stringMatching(
        /^Two people at Acme asked for a demo\. The address is unchecked\. Best way in: (?:Dana|Omar) .+ · Not rated yet\. Check with Kofi first\.$/,
      ),
    },
  ])
  expect((await world.as(kofi).leadList.list({ query: {} })).items).toMatchObject([
    { path: { path: { viaName: null } } },
    { path: { path: { viaName: null } } },
  ])
})

test('an address is matched to the contact who has it, and to nobody by a name', async () => {
  const { world, ana, send, leads } = await stage()
  await bring(world, ana, 'Connections.csv', card)
  await send('contact', { email: 'Dana@acme.example', name: 'Somebody' })
  await send('contact', { email: 'omar.aziz@gmail.com', name: 'Omar Aziz' })
  const { items } = await leads()
  expect(items.map(({ match }) => match)).toMatchObject([
    { by: 'none', person: null, says: expect.stringContaining('Not matched') },
    { by: 'address', person: { name: 'Dana Fields' } },
  ])
})

test('newsletter and waitlist are asked for by mail, and count as confirmed after a yes', async () => {
  const { world, ana, send, leads } = await stage()
  const permissions = async () =>
    (await world.as(ana).sending.check({ body: { email: 'Dana@acme.example' } })).permissions.map(({ kind }) => kind)
  await send('newsletter', { email: 'dana@acme.example' })
  await world.work()
  expect((await leads()).items).toMatchObject([{ confirmation: 'waiting' }])
  const params = { token: await tokenTo(world, 'dana@acme.example') }
  const page = world.as(null).leadConfirmations
  expect(await page.show({ params })).toMatchObject({ state: 'waiting', wording: agreed.wording })
  expect((await leads()).items).toMatchObject([{ confirmation: 'waiting' }])
  // Until the address is confirmed it allows nothing.
  expect(await permissions()).toEqual([])
  expect(await page.answer({ params, body: { answer: 'confirm' } })).toMatchObject({ state: 'confirmed' })
  expect((await leads()).items).toMatchObject([{ confirmation: 'confirmed' }])
  expect(await permissions()).toEqual(['consented'])
  expect(await page.answer({ params, body: { answer: 'withdraw' } })).toMatchObject({ state: 'withdrawn' })
  expect((await leads()).items).toMatchObject([{ confirmation: 'withdrawn' }])
  expect(await permissions()).toEqual([])
  await expect(page.show({ params: { token: 'x'.repeat(43) } })).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('Home tells who joined the waitlist once they confirmed, and never takes a typed company for a known one', async () => {
  const { world, ana, send } = await stage()
  const told = async () => (await world.as(ana).signals.list({ query: {} })).items.map(({ sentence }) => sentence)
  await send('waitlist', { email: 'dana@acme.example' })
  await send('waitlist', { email: 'omar@acme.example' })
  await world.work()
  expect(await told()).toEqual([])
  const params = { token: await tokenTo(world, 'dana@acme.example') }
  await world.as(null).leadConfirmations.answer({ params, body: { answer: 'confirm' } })
  expect(await told()).toEqual(['Someone at Acme joined your waitlist.'])
  await world.as(null).leadConfirmations.answer({ params, body: { answer: 'withdraw' } })
  expect(await told()).toEqual([])
  await send('demo', { email: 'sam@gmail.com', company: 'Acme' })
  await send('contact', { email: 'sam@gmail.com' })
  expect((await told()).toSorted()).toEqual([
    'Someone (sam@gmail.com) wrote to you through your site. The address is unchecked.',
    'Someone at Acme asked for a demo. They typed the company themselves.',
  ])
})

test('the export tells who took it back, and calls nobody confirmed who did', async () => {
  const { world, ana, send } = await stage()
  await send('newsletter', { email: 'dana@acme.example' })
  await world.work()
  const params = { token: await tokenTo(world, 'dana@acme.example') }
  const { answer } = world.as(null).leadConfirmations
  const cells = async () => {
    const [head, row] = (await world.as(ana).leadList.exportCsv({}))
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','))
    return Object.fromEntries(head!.map((name, at) => [name, row![at]]))
  }
  await answer({ params, body: { answer: 'confirm' } })
  expect(await cells()).toMatchObject({ 'Confirmed at': expect.stringMatching(/^\d/), 'Taken back at': '' })
  await answer({ params, body: { answer: 'withdraw' } })
  expect(await cells()).toMatchObject({
    Form: 'Newsletter',
    Status: 'New',
    'Confirmed at': '',
    'Taken back at': expect.stringMatching(/^\d/),
  })
})

test('a second message is stored beside the first, and the lead is new again', async () => {
  const { world, ana, send, leads } = await stage()
  await send('contact', { email: 'sam@acme.example', message: 'On Monday' })
  const [lead] = (await leads()).items
  await world.as(ana).leadList.change({ params: { id: lead!.id }, body: { state: 'closed' } })
  world.clock.shiftMs += 86_400_000
  await send('contact', { email: 'sam@acme.example', message: 'On Tuesday' })
  await send('contact', { email: 'sam@acme.example', message: 'Later on Tuesday' })
  expect((await leads()).items).toMatchObject([
    {
      state: 'new',
      times: 3,
      message: 'On Monday',
      laterMessages: [{ message: 'Later on Tuesday' }, { message: 'On Tuesday' }],
    },
  ])
  expect((await world.as(ana).signals.list({ query: {} })).items).toMatchObject([
    { sentence: expect.stringContaining('wrote to you through your site') },
  ])
})

test('a confirmation mail quotes our words only, and who signs up later is asked again with theirs', async () => {
  const { world, send, leads } = await stage()
  const email = 'dana@acme.example'
  const bodies = async () => (await world.mails(email)).map(({ body }) => body)
  await send('newsletter', { email, wording: 'Your account is locked. Sign in at https://evil.example' })
  await world.work()
  expect((await bodies()).join()).toContain('to get the newsletter of')
  expect((await bodies()).join()).not.toContain('evil.example')
  const first = await tokenTo(world, email)
  const wording = 'Send me your newsletter. I can stop it at any time.'
  await send('newsletter', { email, wording })
  await world.work()
  expect(await bodies(), 'not within hours').toHaveLength(1)
  world.clock.shiftMs += 7 * 3_600_000
  await send('newsletter', { email, wording })
  await world.work()
  expect((await bodies()).join()).toContain(`“${wording}”`)
  const page = world.as(null).leadConfirmations
  await expect(page.show({ params: { token: first } })).rejects.toMatchObject({ code: 'link_not_valid' })
  const params = { token: await tokenTo(world, email) }
  expect(await page.answer({ params, body: { answer: 'confirm' } })).toMatchObject({ state: 'confirmed', wording })
  world.clock.shiftMs += 7 * 3_600_000
  await send('newsletter', { email, wording: 'Something else' })
  await world.work()
  expect(await bodies(), 'whoever confirmed is not asked').toHaveLength(2)
  await page.answer({ params, body: { answer: 'withdraw' } })
  await send('newsletter', { email, wording })
  await world.work()
  await page.answer({ params: { token: await tokenTo(world, email) }, body: { answer: 'confirm' } })
  expect((await leads()).items).toMatchObject([{ wording, confirmation: 'confirmed' }])
})

test('a mailbox gets few confirmation mails, and none if it wants none', async () => {
  const { world, send } = await stage()
  for (const tag of ['a', 'b', 'c', 'd', 'e']) await send('waitlist', { email: `dana+${tag}@acme.example` })
  for (const kind of ['newsletter', 'waitlist']) await send(kind, { email: 'dana@acme.example' })
  await world.work()
  const mails = (await world.mails()).filter(({ kind }) => kind === 'growth.confirm-lead')
  expect(mails.length).toBe(2)
  const never = mails[0]!.body.match(/\/never-email\/([\w-]+)/)![1]!
  expect((await fetch(`${world.origin()}/never-email/${never}`, { method: 'POST' })).status).toBeLessThan(400)
  await send('newsletter', { email: 'dana+later@acme.example' })
  await world.work()
  expect((await world.mails()).filter(({ kind }) => kind === 'growth.confirm-lead')).toHaveLength(2)
})

test('a plain form works without a script, and leads to a page that thanks', async () => {
  const { world, key, leads } = await stage()
  const fields = new URLSearchParams({ site: key, email: 'sam@acme.example', name: '', website: '', ...agreed })
  const reply = await post(world, '/api/leads/contact', fields.toString())
  expect([reply.status, new URL(reply.headers.get('location')!).pathname]).toEqual([303, '/thanks'])
  expect((await leads()).items).toMatchObject([{ email: 'sam@acme.example', name: null }])
})

test('without the box, a wording or an address there is no lead', async () => {
  const { send, leads } = await stage()
  const email = 'sam@acme.example'
  for (const fields of [{ email, consent: 'no' }, { email, wording: '' }, { email: 'sam' }, { email, more: 1 }])
    expect((await send('contact', fields)).status).toBe(400)
  expect((await leads()).items).toEqual([])
})

test('who asked to be left alone is no lead, and stops being one', async () => {
  const { world, send, leads } = await stage()
  await send('contact', { email: 'dana@acme.example' })
  expect((await leads()).items).toHaveLength(1)
  await erase(world, 'dana@acme.example')
  expect((await leads()).items).toEqual([])
  const before = (await send('contact', { email: 'sam@acme.example' })).status
  expect((await send('contact', { email: 'dana@acme.example' })).status).toBe(before)
  expect((await leads()).items).toMatchObject([{ email: 'sam@acme.example' }])
  expect(await countsOf(world)).toMatchObject({ 'leads.contact not-taken': 1 })
})

const erase = async (world: World, address: string): Promise<void> => {
  const { erasePerson } = await import('@wellmet/contacts/objections/erase-person.ts')
  await erasePerson(world.services, address)
}

test('members say how far it is and who takes care, viewers look, and a deleted lead takes its events along', async () => {
  const { world, ana, send, leads } = await stage()
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  const vic = await join(world, ana, 'viewer', 'Vic')
  await send('demo', { email: 'sam@acme.example', name: '=cmd()' })
  const [lead] = (await leads()).items
  const params = { id: lead!.id }
  const changed = await world.as(bob).leadList.change({ params, body: { state: 'talking', ownerId: bob.user.id } })
  expect(changed).toMatchObject({ state: 'talking', owner: { name: 'Bob Reyes' } })
  await expect(world.as(vic).leadList.change({ params, body: { state: 'won' } })).rejects.toMatchObject({ status: 403 })
  await expect(world.as(bob).leadList.change({ params, body: { ownerId: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  })
  const csv = await world.as(bob).leadList.exportCsv({})
  expect(csv).toContain('sam@acme.example')
  expect(csv).toContain("'=cmd()")
  const events = async () =>
    (await world.superuser.query('select count(*)::int as n from growth.events where subject_id is not null')).rows[0].n
  expect(await events()).toBe(1)
  await world.as(bob).leadList.remove({ params })
  expect([await events(), (await leads()).items]).toEqual([0, []])
  const eve = await world.signUp('Eve')
  await expect(world.as(eve).leadList.remove({ params })).rejects.toMatchObject({ status: 404 })
})

/** `LEAD_FORMS=10000` for the whole attack. */
const forms = Number(process.env['LEAD_FORMS'] ?? 700)

test('thousands of forms with names of others move no strength, path or permission, and the quota says so', async () => {
  const { world, ana, key, leads } = await stage()
  await bring(world, ana, 'Connections.csv', card)
  const paths = () => world.as(ana).paths.top({})
  const state = async () =>
    (
      await world.superuser.query(
        `select (select jsonb_agg(r order by r.network_id, r.person_id) from contacts.relationships r) as strengths,
           (select count(*) from contacts.step_corrections) as vouches`.replace(
          'contacts.step_corrections',
          'graph.step_corrections',
        ),
      )
    ).rows
  const before = [await state(), await paths()]
  for (let sent = 0; sent < forms; sent += 50) {
    const some = Array.from({ length: Math.min(50, forms - sent) }, (_, at) =>
      post(world, '/api/leads/demo', {
        site: key,
        ...agreed,
        email: at % 7 === 0 ? 'dana@acme.example' : `dana.fields+${sent + at}@box${sent + at}.example`,
        name: 'Dana Fields',
        company: 'Acme',
      }),
    )
    await Promise.all(some)
  }
  await world.work()
  expect([await state(), await paths()]).toEqual(before)
  const { items, quota } = await leads()
  expect(items.every(({ confirmation }) => confirmation === 'none')).toBe(true)
  expect(quota.today).toBe(500)
  expect(quota.says).toMatch(/dropped today/)
}, 600_000)
