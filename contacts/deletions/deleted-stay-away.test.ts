import { expect, test } from 'vitest'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { importsMessages } from '../imports/imports.messages.ts'
import { erasedAmong } from './honour-deletions.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const anna = 'Anna,Ribeiro,https://www.linkedin.com/in/anna,anna@northgate.example,Kade,Partner,09 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'
const anaAnew = 'Ana,Ribeiro,https://www.linkedin.com/in/ana-2,ana@new.example,Northgate,Partner,08 Feb 2025'

const card = (name: string, ...lines: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\r\n')

const contactsOf = async ({ as }: World, who: Somebody) => (await as(who).contacts.list({})).items
const erase = async (world: World, who: Somebody, wanted: string) => {
  const { id } = (await contactsOf(world, who)).find(({ name }) => name === wanted)!
  await world.as(who).deletions.delete({ params: { id } })
}
/** Everything that is stored about contacts, as text. */
const stored = async ({ superuser }: World): Promise<string> =>
  (
    await superuser.query<{ t: string }>(
      `select coalesce(string_agg(d::text, ' '), '') as t from contacts.contact_details d`,
    )
  ).rows[0]!.t

async function erasedAna() {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, joost]))
  await erase(world, me, 'Ana Ribeiro')
  return { world, me }
}

test('a card of a contact that names an erased address brings the contact, and not the address', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const whole = card(
    'Ana Ribeiro',
    'ORG:Northgate',
    'EMAIL:ana@northgate.example',
    'TEL:+351210000000',
    'URL:https://www.linkedin.com/in/ana',
  )
  await bring(world, me, 'ana.vcf', whole)
  await bring(world, me, 'Connections.csv', connections([joost]))
  await erase(world, me, 'Ana Ribeiro')
  const shared = card(
    'Joost de Wit',
    'EMAIL:joost@kade.example',
    'EMAIL:ana@northgate.example',
    'EMAIL:joost@home.example',
    'TEL:+351210000000',
  )
  const { import: done } = await bring(world, me, 'joost.vcf', shared)
  expect(done.counts).toMatchObject({ created: 0, skipped: 0 })
  const text = await stored(world)
  expect(text).toContain('joost@home.example')
  for (const erased of ['ana@northgate.example', '351210000000', 'linkedin.com/in/ana', '"ana"'])
    expect(text).not.toContain(erased)
})

test('the same name and company by another handle is skipped with a reason, and comes back when it is allowed', async () => {
  const { world, me } = await erasedAna()
  const again = await bring(world, me, 'Connections.csv', connections([anaAnew, joost]))
  expect(again.import.counts).toMatchObject({ created: 0, skipped: 1 })
  expect(again.skips).toMatchObject([{ reason: importsMessages.skipErasedByName() }])
  expect((await contactsOf(world, me)).map(({ name }) => name)).toEqual(['Joost de Wit'])

  const allow = (body: object) => world.as(me).deletions.allowReturn({ body })
  expect(await allow({ name: 'Ana Ribeiro', company: 'Another' })).toEqual({ lifted: false })
  expect(await allow({ name: 'Ana Ribeiro', company: 'Northgate' })).toEqual({ lifted: true })
  const allowed = await bring(world, me, 'Connections.csv', connections([anaAnew, joost]))
  expect(allowed.import.counts).toMatchObject({ created: 1, skipped: 0 })
  // The name alone was allowed: the erased address stays erased.
  const old = await bring(world, me, 'Connections.csv', connections([ana]))
  expect(old.import.counts).toMatchObject({ created: 0, skipped: 1 })
  expect(await stored(world)).not.toContain('ana@northgate.example')
})

test('a handle that was merely seen in a message lets nobody past their erasure', async () => {
  const { world, me } = await erasedAna()
  const received = [
    'From ana@new.example Mon Nov  2 10:00:00 2026',
    'From: ana@new.example',
    `To: ${me.user.email}`,
    'Date: Mon, 2 Nov 2026 10:00:00 +0000',
    'Message-ID: <1@new.example>',
    '',
    'Hello',
    '',
  ].join('\r\n')
  const seen = await bring(world, me, 'inbox.mbox', received)
  expect(seen.import.counts).toMatchObject({ created: 0, evidence: 1 })
  const again = await bring(world, me, 'Connections.csv', connections([anaAnew]))
  expect(again.import.counts).toMatchObject({ created: 0, skipped: 1 })
})

test('somebody of that name at another company is somebody else', async () => {
  const { world, me } = await erasedAna()
  const other = await bring(world, me, 'Connections.csv', connections([anaAnew.replace('Northgate', 'Fjordline')]))
  expect(other.import.counts).toMatchObject({ created: 1, skipped: 0 })
})

test('of two who were merged and erased neither comes back, by their handles or by their names', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, anna, joost]))
  const idOf = async (wanted: string) => (await contactsOf(world, me)).find(({ name }) => name === wanted)!.id
  await as(me).merges.merge({ params: { id: await idOf('Ana Ribeiro') }, body: { with: await idOf('Anna Ribeiro') } })
  await erase(world, me, 'Ana Ribeiro')
  const annaAnew = anna.replaceAll(/anna(?=[,@])/g, 'anna-2')
  const again = await bring(world, me, 'Connections.csv', connections([ana, anna, anaAnew, annaAnew, joost]))
  expect(again.import.counts).toMatchObject({ created: 0, skipped: 4 })
  expect((await contactsOf(world, me)).map(({ name }) => name)).toEqual(['Joost de Wit'])
})

test('whom the operator erased for all comes back for nobody, also on a card of a contact', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([joost]))
  const keys = personKeys(world.services)
  const [key] = keys.of({ emails: ['ana@northgate.example'], phones: [] })
  await world.superuser.query(
    `insert into contacts.deletions (network_id, key, deletion_id, deleted_at) values (0, $1, gen_random_uuid(), now())`,
    [key],
  )
  await world.as(me).deletions.allowReturn({ body: { email: 'ana@northgate.example' } })
  const both = card('Joost de Wit', 'EMAIL:joost@kade.example', 'EMAIL:ana@northgate.example')
  const { skips } = await bring(world, me, 'both.vcf', both)
  expect(skips).toMatchObject([{ reason: importsMessages.skipErasedForAll() }])
  expect(await stored(world)).not.toContain('ana@northgate.example')
})

test('any use case can ask whether a handle is of somebody who was erased, by me or for all', async () => {
  const { world, me } = await erasedAna()
  const keys = personKeys(world.services)
  const keysOf = (email: string) => keys.of({ emails: [email], phones: [] })
  const member = { workspaceId: me.workspace!.id, userId: me.user.id }
  const { workspaceId, userId: viewerId } = member
  const db = world.services.database.asViewer({ viewerId, workspaceId, principal: `user:${viewerId}` })
  const look = (email: string) => db.transaction((tx) => erasedAmong(tx, member, keysOf(email)))
  expect(await look('ANA@northgate.example')).toBe('erased')
  expect(await look('joost@kade.example')).toBeNull()
  await world.superuser.query(
    `insert into contacts.deletions (network_id, key, deletion_id, deleted_at) values (0, $1, gen_random_uuid(), now())`,
    [keysOf('gone@for.example')[0]],
  )
  expect(await look('gone@for.example')).toBe('erased_for_all')
})
