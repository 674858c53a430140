import { expect, test } from 'vitest'
import { zipOf } from '../../database/seed/write-zip.ts'
import { bring, connections, upload } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { importsMessages } from './imports.messages.ts'

const four = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,ana@northgate.example,Northgate,Partner,08 Feb 2024',
  'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,,Heliograph,VP Engineering,12 Mar 2023',
  'Priya,Raman,https://www.linkedin.com/in/priya-raman,,"Kade Systems, Inc.",Head of Platform,01 Jan 2022',
  ',,,,,,07 Jun 2025',
]

test('a file is read, and the receipt says what became of every row', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const breakdown = await bring(world, me, 'Connections.csv', connections(four))
  expect(breakdown.import).toMatchObject({
    state: 'done',
    format: 'linkedin-csv',
    counts: { rows: 4, created: 3, updated: 0, unchanged: 0, merged: 0, skipped: 1, evidence: 3 },
  })
  expect(breakdown.skips).toEqual([{ file: expect.any(String), line: 8, reason: importsMessages.skipClosedAccount() }])
  const { items, total } = await world.as(me).contacts.list({})
  expect(total).toBe(3)
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Ana Ribeiro', 'Priya Raman', 'Tomasz Nowak'])
  expect(items[0]).toMatchObject({ strengthLabel: 'weak', freshness: 'unknown', isTwoWay: false })
})

test('the same file again changes nothing, and a newer one changes only what changed', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections(four))
  const again = await bring(world, me, 'Connections.csv', connections(four))
  expect(again.import.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, evidence: 0 })
  const moved = four.map((row) => row.replace('Heliograph,VP Engineering', 'Fjordline,CTO'))
  const newer = await bring(
    world,
    me,
    'Connections.csv',
    connections([...moved, 'Joost,de Wit,https://linkedin.com/in/joost,,Kade,Founder,02 May 2026']),
  )
  expect(newer.import.counts).toMatchObject({ created: 1, updated: 1, unchanged: 2 })
})

test('a contact shows what is known of them, the evidence, and a receipt that recomputes', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections(four))
  const { items } = await world.as(me).contacts.list({})
  const ana = items.find(({ name }) => name === 'Ana Ribeiro')!
  const page = await world.as(me).contacts.show({ params: { id: ana.id } })
  expect(page).toMatchObject({
    contact: { title: 'Partner', company: 'Northgate' },
    emails: ['ana@northgate.example'],
    linkedinUrl: 'https://www.linkedin.com/in/ana-ribeiro',
    connectedOn: '2024-02-08',
    sources: ['Connections.csv'],
    breakdown: { same: true },
    evidence: [{ kind: 'linkedin connection', direction: 'together' }],
  })
  expect(page.breakdown!.steps[0]!.sentence).toContain('connected on LinkedIn')
  expect(page.warmth).toHaveLength(24)
})

test('nobody else sees my imports or contacts, and our ids for one person differ', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  const mine = await bring(world, me, 'Connections.csv', connections(four))
  const [first] = (await world.as(me).contacts.list({})).items
  await expect(world.as(eve).imports.show({ params: { id: mine.import.id } })).rejects.toMatchObject({ status: 404 })
  await expect(world.as(eve).contacts.show({ params: { id: first!.id } })).rejects.toMatchObject({ status: 404 })
  expect((await world.as(eve).contacts.list({})).total).toBe(0)
  await bring(world, eve, 'Connections.csv', connections(four))
  const hers = (await world.as(eve).contacts.list({})).items.map(({ id }) => id)
  expect(hers).toHaveLength(3)
  expect(hers).not.toContain(first!.id)
})

test('a file that nobody can read is refused in words, and nothing of it is kept', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const refused = await bring(world, me, 'holiday.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
  expect(refused.import).toMatchObject({ state: 'refused', problem: importsMessages.refusedUnknownFormat() })
  const { rows } = await world.superuser.query('select count(*)::int as n from contacts.import_pieces')
  expect(rows[0].n).toBe(0)
})

test('a file of somebody who left before it was read is deleted unread', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const mate = await join(world, me, 'member')
  await upload(world, mate, 'Connections.csv', connections(four))
  await world.as(me).members.remove({ params: { userId: mate.user.id } })
  await world.work()
  const { rows } = await world.superuser.query(
    `select (select count(*)::int from contacts.imports) as imports, (select count(*)::int from contacts.import_pieces) as pieces,
       (select count(*)::int from contacts.contacts) as contacts`,
  )
  expect(rows).toEqual([{ imports: 0, pieces: 0, contacts: 0 }])
})

test('contacts come in pages that hold each of them once', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const many = Array.from(
    { length: 25 },
    (_, i) => `Person,No${i},https://linkedin.com/in/p${i},,Acme,Role,08 Feb 20${10 + (i % 10)}`,
  )
  await bring(world, me, 'Connections.csv', connections(many))
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await world.as(me).contacts.list({ query: cursor ? { limit: 10, cursor } : { limit: 10 } })
    for (const { id } of page.items) seen.add(id)
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen.size).toBe(25)
})

test('every row of an archive is in one part of the summary: used, not counted or skipped', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const mara = 'https://www.linkedin.com/in/mara-lind'
  const sent = (from: string, url: string, day: string, isDraft = 'No') =>
    `c1,,${from},${url},Ana Ribeiro,https://www.linkedin.com/in/ana-ribeiro,2026-02-${day} 14:37:05 UTC,,x,INBOX,,${isDraft},No`
  const archive = zipOf([
    { name: 'Profile.csv', content: 'First Name,Last Name,Headline\nMara,Lind,Engineer' },
    { name: 'Positions.csv', content: 'Company Name,Title,Started On,Finished On\nKade,Engineer,Jan 2020,' },
    { name: 'Connections.csv', content: connections(four) },
    {
      name: 'Invitations.csv',
      content: `From,To,Sent At,Message,Direction,inviterProfileUrl,inviteeProfileUrl\nMara Lind,Priya Raman,"3/1/25, 9:00 AM",,OUTGOING,${mara},https://www.linkedin.com/in/priya-raman`,
    },
    {
      name: 'messages.csv',
      content: [
        'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER,ATTACHMENTS,IS MESSAGE DRAFT,IS CONVERSATION DRAFT',
        sent('Mara Lind', mara, '08'),
        sent('Somebody Else', 'https://www.linkedin.com/in/somebody', '09'),
        sent('Mara Lind', mara, '10', 'Yes'),
      ].join('\n'),
    },
  ])
  const { import: read, skips } = await bring(world, me, 'archive.zip', archive)
  const { parts = [], rows } = read.counts
  expect(parts).toEqual([
    { kind: 'position', rows: 1, used: 1, notCounted: 0, skipped: 0 },
    { kind: 'contact', rows: 4, used: 3, notCounted: 0, skipped: 1 },
    { kind: 'invitation', rows: 1, used: 1, notCounted: 0, skipped: 0 },
    { kind: 'message', rows: 3, used: 1, notCounted: 1, skipped: 1 },
  ])
  expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows)
  expect(skips.map(({ file }) => file)).toEqual(['Connections.csv', 'messages.csv'])
})
