import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '@wellmet/database/backup/run-backups.ts'
import { query } from '../../tests/services/query.ts'
import { twoContacts, worldWithBackups } from '../../tests/world/backups.ts'
import { mailRecord, plantAccount, plantRecords } from '../../tests/world/connected-accounts.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { signInAt } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { removeFromDirectory } from '../directory/remove-from-directory.ts'
import { objectionsMessages } from './objections.messages.ts'

const ana = 'ana@northgate.example'
const profileOfAna = 'https://www.linkedin.com/in/ana-ribeiro'

/** The token of the link that is mailed. */
async function proveAddress(world: World, email: string): Promise<string> {
  await world.as(null).objections.ask({ body: { email } })
  await world.work()
  const sent = (await world.mails(email)).findLast(({ kind }) => kind === 'contacts.data-link')
  return sent!.body.match(/\/privacy\/your-data\?token=([\w.-]+)/)![1]!
}

const namesOf = async (world: World, who: Pick<Somebody, 'cookie'>): Promise<string[]> =>
  (await world.as(who).contacts.list({})).items.map(({ name }) => name).toSorted()

test('an address that nobody has, one that somebody has and one of a user are asked for in the same way', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', twoContacts)
  const answers = []
  for (const email of ['nobody@else.example', ana, me.user.email]) {
    const answer = await fetch(`${world.origin()}/api/privacy/your-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    answers.push([answer.status, await answer.text()])
    await world.work()
    expect((await world.mails(email)).map(({ kind }) => kind)).toContain('contacts.data-link')
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([202, ''])
})

test('who proves an address learns whether something is held, and never by whom', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', twoContacts)
  const token = await proveAddress(world, ana)
  const held = await world.as(null).objections.show({ body: { token } })
  expect(held).toEqual({ address: ana, isHeld: true, isLeftOut: false, isNeverEmailed: false, hasAccount: false })
  expect(JSON.stringify(held)).not.toMatch(/Mara|Ribeiro|example\.com/)
  expect(await namesOf(world, me), 'opening the link changes nothing').toHaveLength(2)
  const nobody = await proveAddress(world, 'nobody@else.example')
  expect(await world.as(null).objections.show({ body: { token: nobody } })).toMatchObject({ isHeld: false })
  for (const wrong of [token.slice(0, -3), `${token}x`, 'made-up'])
    await expect(world.as(null).objections.show({ body: { token: wrong } })).rejects.toMatchObject({
      code: 'link_not_valid',
    })
  world.clock.shiftMs = 25 * 3_600_000
  await expect(world.as(null).objections.show({ body: { token } })).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('mail can be stopped alone', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', twoContacts)
  const token = await proveAddress(world, ana)
  const left = await world.as(null).objections.choose({ body: { token, choice: 'no_email' } })
  expect(left).toMatchObject({ isNeverEmailed: true, isLeftOut: false, isHeld: true })
  await world.work()
  expect(await namesOf(world, me)).toHaveLength(2)
})

test('who reads an address with a plus sign gets no link about the mailbox without it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', twoContacts)
  const tagged = ana.replace('@', '+x@')
  await world.as(null).objections.ask({ body: { email: tagged } })
  await world.work()
  expect(await world.mails(tagged)).toEqual([])
  const [sent] = await world.mails(ana)
  expect(sent).toMatchObject({ kind: 'contacts.data-link' })
  const token = sent!.body.match(/token=([\w.-]+)/)![1]!
  expect(await world.as(null).objections.show({ body: { token } })).toMatchObject({ address: tagged, isHeld: true })
})

test('who is kept out by an address comes back by a profile alone, as the page says, until the operator keeps that out too', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const row = (address: string) => connections([`Ana,Ribeiro,${profileOfAna},${address},Northgate,Partner,02 May 2026`])
  await world.as(null).objections.choose({ body: { token: await proveAddress(world, ana), choice: 'delete' } })
  await world.work()
  await bring(world, me, 'Connections.csv', row(ana))
  expect(await namesOf(world, me)).toEqual([])
  const promise = objectionsMessages.deleteMeAbout()
  expect(promise).toContain('A file that names you without it, as most exports of LinkedIn do, can still bring you in')
  expect(promise).toContain('whoever runs this server can keep your profile out too')
  const bob = await world.signUp('Bob Reyes')
  await bring(world, bob, 'Connections.csv', row(''))
  expect(await namesOf(world, bob)).toEqual(['Ana Ribeiro'])
  await removeFromDirectory(world.services, profileOfAna)
  const eve = await world.signUp('Eve Sand')
  await bring(world, eve, 'Connections.csv', row(''))
  expect(await namesOf(world, eve)).toEqual([])
})

test('a card with two addresses gets nobody else deleted for all', async () => {
  const world = await worldForThisTest()
  const [eve, me] = [await world.signUp('Eve Sand'), await world.signUp('Mara Lind')]
  const joost = connections([
    'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
  ])
  await bring(world, me, 'Connections.csv', joost)
  await bring(world, eve, 'Connections.csv', joost.replace('joost@kade.example', 'eve@attacker.example'))
  const token = await proveAddress(world, 'eve@attacker.example')
  await world.as(null).objections.choose({ body: { token, choice: 'delete' } })
  await world.work()
  expect(await namesOf(world, eve)).toEqual([])
  expect(await namesOf(world, me)).toEqual(['Joost de Wit'])
  const other = await world.signUp('Noa Peer')
  await bring(world, other, 'Connections.csv', joost)
  expect(await namesOf(world, other)).toEqual(['Joost de Wit'])
})

test('somebody deleted stays away from everybody: through a new import, a sync by another source and a restored backup', async () => {
  const { world, me, services, wellmet, newestDump } = await worldWithBackups()
  onTestFinished(async () => {
    const server = world.superuserUrl.replace(/\/[^/]*$/, '/postgres')
    const database = new URL(world.superuserUrl).pathname.slice(1)
    const kept = await query(server, `select datname from pg_database where datname like '${database}\\_before\\_%'`)
    for (const name of kept) await query(server, `drop database ${String(name)} with (force)`)
  })
  const bob = await world.signUp('Bob Reyes')
  await bring(world, bob, 'Connections.csv', twoContacts)
  expect(await backUp(services)).toMatchObject({ succeeded: true })

  const token = await proveAddress(world, ana)
  const gone = await world.as(null).objections.choose({ body: { token, choice: 'delete' } })
  expect(gone).toMatchObject({ isLeftOut: true, isNeverEmailed: true })
  await world.work()
  for (const who of [me, bob]) expect(await namesOf(world, who)).toEqual(['Joost de Wit'])
  expect(await world.as(null).objections.show({ body: { token } })).toMatchObject({ isHeld: false, isLeftOut: true })

  const again = await bring(world, bob, 'Connections.csv', twoContacts)
  expect(again.import.counts).toMatchObject({ created: 0, skipped: 1 })
  const eve = await world.signUp('Eve Sand')
  const member = { userId: eve.user.id, workspaceId: eve.workspace!.id }
  const accountId = await plantAccount(world, { ...member, address: 'eve@mail.example' })
  const mail = (email: string) =>
    mailRecord({
      from: { email: 'eve@mail.example' },
      to: [{ email, name: { full: 'Some Body' } as never }],
      at: new Date(),
    })
  await plantRecords(world, { accountId, ...member }, [mail(ana), mail(ana), mail('other@kade.example')])
  await world.work()
  const { rows: synced } = await world.superuser.query<{ emails: string[] }>(
    'select emails from contacts.contact_details',
  )
  expect(synced.flatMap(({ emails }) => emails)).not.toContain(ana)

  expect(await wellmet('restore', newestDump())).toMatch(/Restored and complete/)
  await world.work()
  for (const who of [me, bob])
    expect(await namesOf(world, { cookie: (await signInAt(world, who)).cookie })).toEqual(['Joost de Wit'])
  const later = { ...me, ...(await signInAt(world, me)) }
  const restored = await bring(world, later, 'Connections.csv', twoContacts)
  expect(restored.import.counts).toMatchObject({ created: 0, skipped: 1 })
}, 300_000)
