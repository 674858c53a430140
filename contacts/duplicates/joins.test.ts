import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { isSweep } from '../../tests/sweep.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { mailboxWith } from '../merges/merges-for-tests.ts'
import { joinSamePeople } from './join-same-people.ts'

const emma = 'Emma,Thistlewood,https://www.linkedin.com/in/emma-thistlewood,,Kade Systems,CTO,01 Jan 2022'
const hers = 'emma.t@home.example'
const card = (name: string, email: string, more = 'ORG:Kade Systems\r\n') =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}EMAIL:${email}\r\nEND:VCARD\r\n`

const contactsOf = async ({ as }: World, who: Somebody) =>
  (await as(who).contacts.list({ query: { limit: 100 } })).items

/** Emma stands in LinkedIn without an address, and in an address book with one. */
async function bringEmma(world: World, who: Somebody, email = hers) {
  await bring(world, who, 'Connections.csv', connections([emma]))
  return bring(world, who, 'cards.vcf', card('Emma Thistlewood', email))
}

test('two entries that are very likely one person are joined, counted once and listed in the history', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { import: read } = await bringEmma(world, me)
  expect(read.counts).toMatchObject({ created: 0, updated: 1 })
  expect(await contactsOf(world, me)).toMatchObject([{ name: 'Emma Thistlewood', title: 'CTO' }])
  const [merge] = (await world.as(me).merges.list({})).items
  expect(merge).toMatchObject({ madeBy: 'likeness', mayUndo: true })
  await world.as(me).merges.undo({ params: { id: merge!.id } })
  expect(await contactsOf(world, me)).toHaveLength(2)
  await bring(world, me, 'cards.vcf', card('Emma Thistlewood', hers))
  expect(await contactsOf(world, me), 'no import joins them again').toHaveLength(2)
})

test('two profiles of one name are asked about, never joined, and not merged with all others', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([emma, emma.replace('in/emma-', 'in/e-')]))
  expect(await contactsOf(world, me)).toHaveLength(2)
  const { items, likely } = await world.as(me).duplicates.list({})
  expect(likely).toBe(0)
  expect(items.map(({ likelihood }) => likelihood)).toEqual(['possible'])
  expect(items[0]!.reasons.join(' ')).toContain('two different LinkedIn profiles')
})

/** Mail between the member and Emma, as her name is in it. */
const letter = (id: string, from: string, to: string) =>
  `From x Thu Jan  1 00:00:00 2026\nMessage-ID: <${id}@m.example>\nDate: Mon, 10 Nov 2025 10:0${id}:00 +0000\nFrom: ${from}\nTo: ${to}\nSubject: x\n\nx\n`
const mine = 'mara@lind.example'
const atWork = 'emma.thistlewood@kadesystems.example'
const named = `Emma Thistlewood <${atWork}>`

test.each([
  ['on a card', () => ['cards.vcf', card('Emma Thistlewood', atWork)] as const],
  ['that the member wrote to', () => ['m.mbox', letter('1', mine, named) + letter('2', named, mine)] as const],
])('a joined entry is asked at an address %s', async (_, book) => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind', mine)
  await world.superuser.query('update account.users set email_verified = true')
  await bring(world, me, 'Connections.csv', connections([emma]))
  const [file, text] = book()
  await bring(world, me, file, text)
  const [contact, ...others] = await contactsOf(world, me)
  expect(others).toEqual([])
  expect(await world.as(me).contacts.show({ params: { id: contact!.id } })).toMatchObject({
    emails: [atWork],
    writeTo: atWork,
  })
  const body = { target: { name: 'Zed Target', company: 'Northgate' }, connector: { personId: contact!.id }, message }
  await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await world.work()
  expect(await world.mails(atWork)).not.toEqual([])
})

test('mail that merely came in lends no address: whoever wrote it chose the name', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind', mine)
  await world.superuser.query('update account.users set email_verified = true')
  await bring(world, me, 'Connections.csv', connections([emma]))
  await bring(world, me, 'm.mbox', letter('1', named, mine) + letter('2', named, mine))
  const [contact, ...others] = await contactsOf(world, me)
  expect(others).toEqual([])
  expect((await world.as(me).contacts.show({ params: { id: contact!.id } })).writeTo).toBeNull()
  const body = { target: { name: 'Zed Target', company: 'Northgate' }, connector: { personId: contact!.id }, message }
  const asked = world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await expect(asked).rejects.toMatchObject({
    status: 409,
    problem: { detail: expect.stringContaining('no email address') },
  })
  await world.work()
  expect(await world.mails(atWork)).toEqual([])
})

test('after the member merges them by hand the address is written to', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await world.superuser.query('update account.users set email_verified = true')
  await bringEmma(world, me)
  const [merge] = (await world.as(me).merges.list({})).items
  await world.as(me).merges.undo({ params: { id: merge!.id } })
  const [one, other] = await contactsOf(world, me)
  const { id } = await world.as(me).merges.merge({ params: { id: one!.id }, body: { with: other!.id } })
  const body = { target: { name: 'Zed Target', company: 'Northgate' }, connector: { personId: id }, message }
  await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await world.work()
  expect(await world.mails(hers)).not.toEqual([])
})

test('a join of a teammate vouches for no address', async () => {
  const world = await worldForThisTest()
  const mal = await world.signUp('Mal Ory')
  const vic = await join(world, mal, 'member', 'Vic Tim')
  await world.superuser.query('update account.users set email_verified = true')
  await bring(world, mal, 'Connections.csv', connections([emma]))
  await bringEmma(world, vic)
  expect(await contactsOf(world, vic)).toHaveLength(1)
  const [contact] = await contactsOf(world, mal)
  const body = {
    target: { name: 'Bob Prey', email: 'bob.prey@kade.example' },
    connector: { personId: contact!.id, email: hers },
    message,
    status: 'pending',
  }
  await world.as(mal).requests.create({ body })
  await world.work()
  const proofs = await world.superuser.query('select is_address_proven from introductions.requests')
  expect(proofs.rows).toEqual([{ is_address_proven: false }])
})

test('whoever asks to be left out by one address is left out with all that was joined to it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bringEmma(world, me)
  await world.as(null).objections.ask({ body: { email: hers } })
  await world.work()
  const sent = (await world.mails(hers)).findLast(({ kind }) => kind === 'contacts.data-link')
  const token = sent!.body.match(/\/privacy\/your-data\?token=([\w.-]+)/)![1]!
  await world.as(null).objections.choose({ body: { token, choice: 'delete' } })
  await world.work()
  expect(await contactsOf(world, me)).toEqual([])
})

test('rows of teammates join nobody, and what they join or keep apart changes nothing for others', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections([emma]))
  const seen = async () =>
    JSON.stringify([
      (await world.as(me).contacts.list({})).items,
      await world.as(me).merges.list({}),
      await world.as(me).duplicates.list({}),
      (await world.as(me).paths.top({})).people,
    ])
  const before = await seen()
  await bringEmma(world, bob)
  expect(await world.as(bob).merges.list({})).toMatchObject({ total: 1 })
  expect(await seen(), 'after a join of Bob').toBe(before)
  const [merge] = (await world.as(bob).merges.list({})).items
  await world.as(bob).merges.undo({ params: { id: merge!.id } })
  expect(await seen(), 'after Bob kept them apart').toBe(before)
  // Shared, Bob's second Emma is a person whom I see. She is Bob's entry, and is joined with nothing of mine.
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await bring(world, me, 'more.vcf', card('Ida Quarrel', 'ida@elsewhere.example', ''))
  expect(await world.as(me).merges.list({})).toMatchObject({ total: 0 })
})

test('merging all likely pairs is one call, for what was shown only', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const people = ['Alba', 'Bruna', 'Clelia', 'Dacia'].map((name, i) => ({ name, last: `Vandermark${'xyzw'[i]}` }))
  await bring(
    world,
    me,
    'Connections.csv',
    connections(
      people.map(({ name, last }) => `${name},${last},https://linkedin.com/in/${last},,Acme,Role,08 Feb 2020`),
    ),
  )
  await bring(
    world,
    me,
    'cards.vcf',
    people.map(({ name, last }) => card(`${name} ${last}`, `${last}@x.example`)).join(''),
  )
  const merges = (await world.as(me).merges.list({})).items
  for (const { id } of merges) await world.as(me).merges.undo({ params: { id } })
  const { items } = await world.as(me).duplicates.listDismissed({})
  for (const { contactId, otherId } of items) await world.as(me).duplicates.restore({ body: { contactId, otherId } })
  const { likely, total } = await world.as(me).duplicates.list({})
  expect([likely, total]).toEqual([4, 4])
  const wrong = world.as(me).duplicates.mergeLikely({ body: { likely: 3 } })
  await expect(wrong).rejects.toMatchObject({ status: 409 })
  expect(await world.as(me).duplicates.mergeLikely({ body: { likely } })).toEqual({ merged: 4 })
  expect(await world.as(me).duplicates.list({})).toMatchObject({ likely: 0, total: 0 })
  expect(new Set((await world.as(me).merges.list({})).items.slice(0, 4).map(({ madeBy }) => madeBy))).toEqual(
    new Set(['hand']),
  )
})

/** What may differ after a join was undone: that it was made, that the two are kept apart, and how often things changed. */
const bookkeeping = new Set(['contacts.merges', 'contacts.distinct_contacts', 'identity.network_versions'])

/** Every row of every table that belongs to a network. */
async function rowsOfNetworks({ superuser }: World): Promise<Record<string, string[]>> {
  const tables = await superuser.query<{ name: string }>(
    `select format('%s.%s', c.table_schema, c.table_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'network_id' and t.table_type = 'BASE TABLE' order by 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    if (bookkeeping.has(name)) continue
    const found = await superuser.query<{ row: string }>(
      `select (to_jsonb(t) - 'computed_at')::text as row from ${name} t order by 1`,
    )
    rows[name] = found.rows.map(({ row }) => row)
  }
  return rows
}

test('every join that is undone leaves all rows as before', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const people = Array.from({ length: 8 }, (_, i) => ({
    name: `Person${'abcdefgh'[i]}`,
    last: `Quillfeather${'stuvwxyz'[i]}`,
  }))
  const profiles = people.map(
    ({ name, last }, i) => `${name},${last},https://linkedin.com/in/${last},,Place ${i % 3},Clerk,0${1 + i} Feb 2024`,
  )
  const cards = people.map(({ name, last }, i) =>
    card(`${name} ${last}`, `${last}@place${i}.example`, `ORG:Place ${i % 3}\r\nTEL:+4915112345${i}0\r\n`),
  )
  await bring(world, me, 'Connections.csv', connections(profiles))
  await bring(world, me, 'cards.vcf', cards.join(''))
  const emails = people.map(({ last }, i) => `${last.toLowerCase()}@place${i}.example`)
  await bring(world, me, 'sent.mbox', mailboxWith(me.user.email, emails, world.services.now()))
  for (const { id } of (await world.as(me).merges.list({})).items) await world.as(me).merges.undo({ params: { id } })
  await world.superuser.query('delete from contacts.distinct_contacts')
  const contacts = await contactsOf(world, me)
  expect(contacts).toHaveLength(16)
  for (const { id } of contacts.slice(0, 6)) {
    await world.as(me).notes.write({ params: { id }, body: { text: `on ${id}` } })
    await world.as(me).tags.change({ body: { contactIds: [id], add: ['many'] } })
  }
  const numbers = await world.superuser.query<{ network_id: number; person_id: string }>(
    'select network_id, person_id::text from contacts.contacts where network_id > 0 order by person_id',
  )
  const networkId = numbers.rows[0]!.network_id
  const before = await rowsOfNetworks(world)
  const db = world.services.database.asViewer({
    viewerId: me.user.id,
    workspaceId: await workspaceOf(world),
    principal: `user:${me.user.id}`,
  })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 16 }), async (chosen) => {
      const among = new Set(chosen.map((i) => numbers.rows[i]!.person_id))
      const made = await db.transaction((tx) =>
        joinSamePeople({ tx, services: world.services }, networkId, among, world.services.now()),
      )
      expect(made.length).toBeGreaterThan(0)
      for (const { id } of (await world.as(me).merges.list({})).items.slice(0, made.length))
        await world.as(me).merges.undo({ params: { id } })
      expect(await rowsOfNetworks(world)).toEqual(before)
      await world.superuser.query('delete from contacts.distinct_contacts')
    }),
    { numRuns: isSweep ? 40 : 4, seed: 20_261_118, endOnFailure: true },
  )
}, 60_000)

async function workspaceOf({ superuser }: World): Promise<string> {
  const found = await superuser.query<{ id: string }>('select id from account.workspaces')
  return found.rows[0]!.id
}
