import { expect, test } from 'vitest'
import { graphOf, suiteStage } from '../../tests/world/suites.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import type { World } from '../../tests/world/world.ts'

const tables = [
  'connections.connected_accounts',
  'connections.account_sources',
  'connections.source_records',
  'connections.sync_runs',
  'contacts.gathered_accounts',
  'contacts.contacts',
  'contacts.evidence',
  'contacts.co_occurrences',
]

async function countsOf({ superuser }: World): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const where = table.startsWith('contacts.') ? 'where network_id > 0' : ''
    const { rows } = await superuser.query(`select count(*)::int as n from ${table} ${where}`)
    counts[table] = rows[0].n
  }
  return counts
}

async function mailsOf({ superuser }: World): Promise<number> {
  const { rows } = await superuser.query(
    `select count(*)::int as n from connections.source_records where source = 'mail'`,
  )
  return rows[0].n
}

test('disconnecting tells the provider, and leaves nothing of the account', async () => {
  const { world, me, signIn, connect, status } = await suiteStage('google')
  const before = await countsOf(world)
  const { id } = await connect()
  await world.work()
  expect((await countsOf(world))['contacts.contacts']).toBeGreaterThan(20)
  await world.as(me).connectedAccounts.disconnect({ params: { id } })
  expect((await status()).state).toBe('revoked')
  await world.work()
  expect(signIn.countOf('revoke')).toBe(1)
  expect(await countsOf(world)).toEqual(before)
  const { rows } = await world.superuser.query(
    `select count(*)::int as n from graphile_worker._private_jobs j where j.payload::text like $1`,
    [`%${id}%`],
  )
  expect(rows[0].n).toBe(0)
  expect((await status()).state).toBe('absent')
})

test('before disconnecting, the account says how many contacts go with it and how many stay', async () => {
  const { world, me, mailbox, connect } = await suiteStage('google')
  const person = mailbox.people[0]!
  const row = `${person.given},${person.family},https://www.linkedin.com/in/somebody,${person.address},Acme,Partner,08 Feb 2024`
  await bring(world, me, 'Connections.csv', connections([row]))
  const { id } = await connect()
  expect(await world.as(me).accountContacts.previewDisconnect({ params: { id } })).toEqual({ contacts: 0, staying: 0 })
  await world.work()
  const { total } = await world.as(me).contacts.list({})
  const preview = await world.as(me).accountContacts.previewDisconnect({ params: { id } })
  expect(preview).toEqual({ contacts: total - 1, staying: 1 })
  await world.as(me).connectedAccounts.disconnect({ params: { id } })
  await world.work()
  expect((await world.as(me).contacts.list({})).total).toBe(preview.staying)
  const stranger = await world.signUp('Bob Reyes')
  await expect(world.as(stranger).accountContacts.previewDisconnect({ params: { id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('what a file said too stays when the account goes, without what the account added', async () => {
  const { world, me, mailbox, connect } = await suiteStage('google')
  const person = mailbox.people[0]!
  const row = `${person.given},${person.family},https://www.linkedin.com/in/somebody,${person.address},Acme,Partner,08 Feb 2024`
  await bring(world, me, 'Connections.csv', connections([row]))
  const before = await graphOf(world)
  const { id } = await connect()
  await world.work()
  expect(await graphOf(world)).not.toEqual(before)
  await world.as(me).connectedAccounts.disconnect({ params: { id } })
  await world.work()
  const after = await graphOf(world)
  expect(after.map((contact) => (contact as { name: string }).name)).toEqual([`${person.given} ${person.family}`])
  expect(after).toMatchObject([{ evidence: 1, n_messages: 0, n_meetings: 0, together: 0 }])
})

test('only changes are read the next time, and a new message changes one contact', async () => {
  const { world, mailbox, data, connect, sync } = await suiteStage('google')
  const { id } = await connect()
  await world.work()
  const asked = data.countOf('gmail.messages.list')
  const before = await graphOf(world)
  const stored = await mailsOf(world)
  const to = mailbox.people.slice(0, 1).map(({ address }) => ({ name: '', address }))
  mailbox.messages.add({ from: mailbox.account, to, cc: [] })
  await sync(id)
  expect(data.countOf('gmail.messages.list')).toBe(asked)
  expect(data.countOf('gmail.history.list')).toBeGreaterThan(0)
  expect(await mailsOf(world)).toBe(stored + 1)
  expect(await graphOf(world)).not.toEqual(before)
})

test('everything can be read again, and changes nothing', async () => {
  const { world, connect, sync } = await suiteStage('google')
  const { id } = await connect()
  await world.work()
  const before = await graphOf(world)
  await sync(id, true)
  expect(await graphOf(world)).toEqual(before)
})

test('mail and meetings with a domain that the member names are forgotten, and never stored again', async () => {
  const { world, me, mailbox, connect, sync } = await suiteStage('google')
  const { id } = await connect()
  await world.work()
  const [, domain] = mailbox.people[0]!.address.split('@')
  const mentions = async (): Promise<number> => {
    const { rows } = await world.superuser.query(
      `select count(*)::int as n from connections.source_records where source <> 'contacts' and record::text like $1`,
      [`%@${domain}"%`],
    )
    return rows[0].n
  }
  expect(await mentions()).toBeGreaterThan(0)
  await world.as(me).connectedAccounts.change({ params: { id }, body: { neverDomains: [domain!] } })
  await world.work()
  expect(await mentions()).toBe(0)
  await sync(id, true)
  expect(await mentions()).toBe(0)
  const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
  expect(account.sources.find(({ source }) => source === 'mail')!.skipped['never_domain']).toBeGreaterThan(0)
})

test('whom the member deleted does not come back with a sync', async () => {
  const { world, me, connect, sync } = await suiteStage('google')
  const { id } = await connect()
  await world.work()
  const { items } = await world.as(me).contacts.list({})
  await world.as(me).deletions.delete({ params: { id: items[0]!.id } })
  await world.work()
  await sync(id, true)
  const after = await world.as(me).contacts.list({})
  expect(after.items.map(({ name }) => name)).not.toContain(items[0]!.name)
})

test('a new employer in the address book of an account is a job change among the insights', async () => {
  const { world, me, mailbox, connect, sync } = await suiteStage('google')
  const { id } = await connect()
  await world.work()
  const changed = async () => (await world.as(me).insights.show({ query: { limit: 10 } })).changed
  expect(await changed()).toEqual([])
  const { given, family, company, id: contactId } = mailbox.contacts.at(0)!
  mailbox.contacts.update(contactId, { company: 'Somewhere Else', title: 'Chief of Staff' })
  await sync(id)
  const [change, ...more] = await changed()
  expect(change).toMatchObject({ contact: { name: `${given} ${family}` }, kind: 'new company' })
  expect(change!.sentence).toContain(company)
  expect(change!.sentence).toContain('Somewhere Else')
  expect(more).toEqual([])
  await sync(id, true)
  expect(await changed(), 'told once').toHaveLength(1)
})

test('who was together before both were contacts is found once everything is read', async () => {
  const { world, mailbox, connect, sync } = await suiteStage('google', {
    messages: 0,
    events: 0,
    contacts: 0,
    people: 2,
  })
  const [xavi, yara] = mailbox.people.map(({ address }) => ({ name: '', address }))
  const write = (from: typeof xavi, to: typeof xavi, cc: (typeof xavi)[] = []) =>
    mailbox.messages.add({
      from: from!,
      to: [to!],
      cc: cc.flatMap((one) => one ?? []),
      folder: 'archive',
      extraHeaders: [],
      sentAt: new Date(),
    })
  const together = async (): Promise<number> =>
    (await world.superuser.query('select count(*)::int as n from contacts.co_occurrences where network_id > 0')).rows[0]
      .n
  const { id } = await connect()
  write(mailbox.account, xavi)
  write(xavi, mailbox.account, [yara])
  await sync(id)
  write(mailbox.account, yara)
  await sync(id)
  expect(await together()).toBe(0)
  await sync(id, true)
  expect(await together()).toBe(1)
})
