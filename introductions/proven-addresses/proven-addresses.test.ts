import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const hers = 'cara@northgate.example'
const his = 'mal-box@evil.example'
const zed = { name: 'Zed Confidential', title: 'CFO', company: 'Hush Hush Takeover' }
const bob = { name: 'Bob Prey', email: 'bob.prey@kade.example' }
const rules = { asksAMonth: 2, quietUntil: null, noGoCompanies: ['Private Nogo'], tellsOutcomes: true }

const cara = (email: string, name = 'Cara,Connector', slug = 'cara'): string =>
  connections([`${name},${slug && `https://www.linkedin.com/in/${slug}`},${email},Northgate,Partner,08 Feb 2024`])

/** Vic and Wes both have Cara's address; Mal has her public profile, and a mailbox of his own. */
async function stage() {
  const world = await worldForThisTest()
  const mal = await world.signUp('Mal Ory')
  const vic = await join(world, mal, 'member', 'Vic Tim')
  const wes = await join(world, mal, 'member', 'Wes Holder')
  for (const mate of [vic, wes]) await bring(world, mate, 'Connections.csv', cara(hers))
  await bring(world, mal, 'Connections.csv', cara(''))
  return { world, mal, vic, wes, ...actions(world) }
}

function actions(world: World) {
  const ask = async (who: Somebody, target: object, email?: string): Promise<string> => {
    const [contact] = (await world.as(who).contacts.list({})).items
    const connector = { personId: contact!.id, ...(email === undefined ? {} : { email }) }
    const body = { target, connector, message, status: 'pending' } as never
    const { id } = await world.as(who).requests.create({ body })
    await world.work()
    return id
  }
  const tokenTo = async (address: string): Promise<string> =>
    (await world.mails(address)).flatMap(({ body }) => [...body.matchAll(/\/guest\/asks\/([\w-]{43})/g)]).at(-1)![1]!
  const guest = world.as(null).guestAsks
  const page = async (address: string) => guest.show({ params: { token: await tokenTo(address) } })
  const keep = async (address: string, body = rules) =>
    guest.changeRules({ params: { token: await tokenTo(address) }, body })
  const reply = async (address: string, body: Parameters<typeof guest.reply>[0]['body']) =>
    guest.reply({ params: { token: await tokenTo(address) }, body })
  return { ask, page, keep, reply }
}

test('a mailbox that only the asker vouches for sees no other asks and no rules of the connector', async () => {
  const { mal, vic, ask, page, keep } = await stage()
  await ask(vic, zed)
  expect(await keep(hers)).toMatchObject({ isAddressProven: true, rules })
  await ask(mal, bob, his)
  expect(await page(his)).toMatchObject({ isAddressProven: false, others: [], rules: null })
})

test('an address that a teammate typed on the page of a contact vouches for nobody', async () => {
  const { world, mal, vic, ask, page, keep } = await stage()
  await ask(vic, zed)
  await keep(hers)
  const [card] = (await world.as(vic).contacts.list({})).items
  await world.as(vic).contactEdits.edit({ params: { id: card!.id }, body: { email: his } })
  await ask(mal, bob, his)
  expect(await page(his)).toMatchObject({ isAddressProven: false, others: [], rules: null })
})

test('a mailbox that only the asker vouches for cannot change the rules of the connector', async () => {
  const { mal, vic, ask, page, keep } = await stage()
  await ask(vic, zed)
  await keep(hers)
  await ask(mal, bob, his)
  const changed = keep(his, { ...rules, asksAMonth: 100, noGoCompanies: [], tellsOutcomes: false })
  await expect(changed).rejects.toMatchObject({
    status: 409,
    problem: { detail: expect.stringContaining('from Mal Ory only') },
  })
  expect(await page(hers)).toMatchObject({ rules })
})

test('a mailbox that only the asker vouches for does not write to the target in the connector’s name', async () => {
  const { world, mal, ask, reply, page } = await stage()
  const id = await ask(mal, bob, his)
  const answer = reply(his, { reply: 'accept', how: 'ask_target' })
  await expect(answer).rejects.toMatchObject({ status: 409, problem: { detail: expect.stringMatching(/Bob Prey/) } })
  await world.work()
  expect(await world.mails(bob.email)).toEqual([])
  expect((await world.as(mal).requests.show({ params: { id } })).stage).toBe('awaiting_connector')
  expect(await page(his)).toMatchObject({ state: 'open' })
})

test.each([
  [{ reply: 'accept', how: 'forward' }, 'connector_replied'],
  [{ reply: 'accept', how: 'name_drop' }, 'connector_replied'],
  [{ reply: 'decline', reason: 'do_not_know' }, 'declined'],
  [{ reply: 'decline', reason: 'not_now' }, 'declined'],
] as const)('a mailbox that only the asker vouches for may answer this one ask: %j', async (answer, stands) => {
  const { world, mal, ask, reply } = await stage()
  const id = await ask(mal, bob, his)
  await reply(his, answer)
  await world.work()
  expect((await world.as(mal).requests.show({ params: { id } })).stage).toBe(stands)
  expect(await world.mails(bob.email)).toEqual([])
})

test('what a mailbox answers for which only the asker vouches is in no number of the workspace', async () => {
  const { world, mal, ask, reply } = await stage()
  const numbers = async () => {
    await settle(world)
    const { mine, notCounted } = await world.as(mal).outcomeGraph.summary({})
    const { connectors } = await world.as(mal).outcomeGraph.leaderboards({})
    return {
      acted: mine.rates.connectorActed.n,
      of: connectors[0]?.acted.n ?? 0,
      yes: mine.funnel.accepted,
      notCounted,
    }
  }
  await ask(mal, bob, his)
  await reply(his, { reply: 'decline', reason: 'other' })
  expect(await numbers()).toEqual({ acted: 0, of: 0, yes: 0, notCounted: 1 })
  await ask(mal, { ...bob, name: 'Bob Second', email: 'bob2@kade.example' }, his)
  await reply(his, { reply: 'accept', how: 'forward' })
  expect(await numbers()).toEqual({ acted: 0, of: 0, yes: 0, notCounted: 2 })
  await ask(mal, zed, hers)
  await reply(hers, { reply: 'accept', how: 'forward' })
  expect(await numbers()).toEqual({ acted: 1, of: 1, yes: 1, notCounted: 2 })
})

test('silence of a mailbox for which only the asker vouches does not count against the connector', async () => {
  const { world, mal, ask } = await stage()
  await ask(mal, bob, his)
  world.clock.shiftMs = 40 * 86_400_000
  await settle(world)
  const { rows } = await world.superuser.query(
    `select sum(asked)::int as n from graph.outcome_statistics where about = 'asks_of_connector'`,
  )
  expect(rows).toEqual([{ n: null }])
})

test('a proven mailbox asks the target, and the mail names the address of the connector', async () => {
  const { world, mal, ask, reply } = await stage()
  await ask(mal, bob, hers)
  await reply(hers, { reply: 'accept', how: 'ask_target' })
  await world.work()
  const [mail] = await world.mails(bob.email)
  expect(mail!.body).toContain(`Cara Connector (${hers}) would like to introduce you`)
  const token = mail!.body.match(/\/guest\/consents\/([\w-]{43})/)![1]!
  expect(await world.as(null).guestConsents.show({ params: { token } })).toMatchObject({
    connector: { name: 'Cara Connector', email: hers },
  })
  await world.as(null).guestConsents.save({ params: { token }, body: { consent: 'yes' } })
  expect((await world.mails(bob.email)).at(-1)!.body).toContain(`Cara Connector (${hers}) is introducing you`)
})

test('whoever asks the same at a mailbox of their own is not joined by teammates, who ask the connector herself', async () => {
  const { world, mal, vic, ask } = await stage()
  const forged = await ask(mal, bob, his)
  const id = await ask(vic, bob)
  expect(id).not.toBe(forged)
  expect(await world.mails(hers)).toHaveLength(1)
})

test.each([
  ['a second upload', (world: World, mal: Somebody) => bring(world, mal, 'Connections.csv', cara(his))],
  [
    'sharing what was uploaded',
    async (world: World, mal: Somebody) => {
      await bring(world, mal, 'Connections.csv', cara(his))
      await world.as(mal).sharing.change({ body: { mode: 'workspace' } })
    },
  ],
  [
    'a mailbox file with mail from it',
    (world: World, mal: Somebody) =>
      bring(
        world,
        mal,
        'mail.mbox',
        `From x Thu Jan  1 00:00:00 2026\nFrom: Cara Connector <${his}>\nTo: ${mal.user.email}\nDate: Thu, 01 Jan 2026 10:00:00 +0000\nMessage-ID: <1@evil.example>\nSubject: Hi\n\nHi\n`,
      ),
  ],
])('the asker proves nothing by %s', async (_, vouch) => {
  const { world, mal, ask, page } = await stage()
  await vouch(world, mal)
  const found = (await world.as(mal).contacts.list({})).items.filter(({ name }) => name === 'Cara Connector')
  if (found.length > 1) await world.as(mal).merges.merge({ params: { id: found[0]!.id }, body: { with: found[1]!.id } })
  await ask(mal, bob, his)
  expect(await page(his)).toMatchObject({ isAddressProven: false })
})

test('a teammate who has the asker’s own address under another name proves nothing for the name', async () => {
  const { world, mal, vic, ask, page } = await stage()
  await bring(world, vic, 'Connections.csv', cara(his, 'Mal,Ory', ''))
  const other = await worldOfOneCard(world, mal)
  await ask(other, bob)
  expect(await page(his)).toMatchObject({ isAddressProven: false })
})

/** Mal as he is after he threw his card of Cara away and made one that has nothing but his own mailbox. */
async function worldOfOneCard(world: World, mal: Somebody): Promise<Somebody> {
  const [before] = (await world.as(mal).contacts.list({})).items
  await world.as(mal).deletions.delete({ params: { id: before!.id } })
  await bring(world, mal, 'Connections.csv', cara(his, 'Cara,Fonseca', ''))
  return mal
}

test('an address from which the connector answered another member is proven', async () => {
  const { world, mal, vic, wes, ask, page, reply } = await stage()
  for (const mate of [vic, wes]) await bring(world, mate, 'Connections.csv', cara(''))
  const second = 'cara@home.example'
  await ask(vic, bob, second)
  expect(await page(second)).toMatchObject({ isAddressProven: false })
  await ask(mal, zed, second)
  expect(await page(second)).toMatchObject({ isAddressProven: false })
  await reply(second, { reply: 'later', until: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10) })
  await ask(vic, { ...zed, name: 'Zoe Confidential' }, second)
  expect(await page(second)).toMatchObject({
    isAddressProven: true,
    others: [{ asker: 'Vic Tim' }, { asker: 'Mal Ory' }],
  })
})

/** An invitation as a calendar has it, from somebody who calls himself Cara. */
const invitation = (to: string, answer: string, organizer = `Cara Connector:mailto:${his}`): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:coffee',
    'DTSTAMP:20261101T100000Z',
    'DTSTART:20261102T100000Z',
    'DTEND:20261102T103000Z',
    `ORGANIZER;CN=${organizer}`,
    `ATTENDEE;CN=Vic Tim;PARTSTAT=${answer}:mailto:${to}`,
    `ATTENDEE;CN=Cara Connector;PARTSTAT=ACCEPTED:mailto:${his}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const mailFrom = (from: string, to: string, id: string): string =>
  `From x Thu Jan  1 00:00:00 2026\nFrom: ${from}\nTo: ${to}\nDate: Thu, 05 Nov 2026 10:00:00 +0000\nMessage-ID: <${id}@evil.example>\nSubject: Hi\n\nHi\n\n`

/** Mal has a card with his own mailbox under Cara's name. Vic has what the test gives him, and Mal asks. */
async function askAtMalsMailbox(bringIn: (world: World, vic: Somebody) => Promise<unknown>) {
  const world = await worldForThisTest()
  const mal = await world.signUp('Mal Ory')
  const vic = await join(world, mal, 'member', 'Vic Tim')
  await bringIn(world, vic)
  await bring(world, mal, 'c.vcf', `BEGIN:VCARD\nVERSION:3.0\nFN:Cara Connector\nEMAIL:${his}\nEND:VCARD\n`)
  const { ask, page, reply } = actions(world)
  await ask(mal, bob)
  return { world, page, reply }
}

test.each(['NEEDS-ACTION', 'DECLINED', 'ACCEPTED'])(
  'an invitation in the calendar of a teammate, answered with %s, proves no address and lets nobody vouch',
  async (answer) => {
    const { world, page, reply } = await askAtMalsMailbox((at, vic) =>
      bring(at, vic, 'calendar.ics', invitation(vic.user.email, answer)),
    )
    expect(await page(his)).toMatchObject({ isAddressProven: false, others: [], rules: null })
    await expect(reply(his, { reply: 'accept', how: 'ask_target' })).rejects.toMatchObject({ status: 409 })
    await world.work()
    expect(await world.mails(bob.email)).toEqual([])
  },
)

test.each([
  ['the asker organized and the teammate accepted', () => 'Mal Ory:mailto:person1@example.com'],
  ['the teammate organized, to which guests can add others', (vic: Somebody) => `Vic Tim:mailto:${vic.user.email}`],
])('a meeting that %s proves no address of those on its list', async (_, organizer) => {
  const { page } = await askAtMalsMailbox((world, vic) =>
    bring(world, vic, 'calendar.ics', invitation(vic.user.email, 'ACCEPTED', organizer(vic))),
  )
  expect(await page(his)).toMatchObject({ isAddressProven: false, others: [], rules: null })
})

test('a reply to all that has a mailbox in copy, and mail from it, prove no address', async () => {
  const { page } = await askAtMalsMailbox(async (world, vic) => {
    const inCopy = mailFrom(`Vic Tim <${vic.user.email}>`, `ana@kade.example\nCc: Cara Connector <${his}>`, 'two')
    await bring(world, vic, 'mail.mbox', mailFrom(`Cara Connector <${his}>`, vic.user.email, 'one') + inCopy)
  })
  expect(await page(his)).toMatchObject({ isAddressProven: false })
})

test('an invitation and mail that a teammate got prove no address, even when the teammate has written to somebody else', async () => {
  const { page } = await askAtMalsMailbox(async (world, vic) => {
    await bring(world, vic, 'calendar.ics', invitation(vic.user.email, 'NEEDS-ACTION'))
    const mails = [
      mailFrom(`Cara Connector <${his}>`, vic.user.email, 'one'),
      mailFrom(`Vic Tim <${vic.user.email}>`, 'ana@kade.example', 'two'),
    ]
    await bring(world, vic, 'mail.mbox', mails.join(''))
  })
  expect(await page(his)).toMatchObject({ isAddressProven: false })
})

test.each([
  [
    'mail in both directions',
    async (world: World, vic: Somebody) => {
      const mails = [
        mailFrom(`Cara Connector <${his}>`, vic.user.email, 'one'),
        mailFrom(`Vic Tim <${vic.user.email}>`, `Cara Connector <${his}>`, 'two'),
      ]
      await bring(world, vic, 'mail.mbox', mails.join(''))
    },
  ],
  [
    'a card that the teammate imported',
    (world: World, vic: Somebody) => bring(world, vic, 'Connections.csv', cara(his, 'Cara,Connector', '')),
  ],
  [
    'a contact that the teammate typed in',
    (world: World, vic: Somebody) => world.as(vic).manualContacts.add({ body: { name: 'Cara Connector', email: his } }),
  ],
] as const)('an address is proven by %s', async (_, bringIn) => {
  const { page } = await askAtMalsMailbox(bringIn)
  expect(await page(his)).toMatchObject({ isAddressProven: true })
})

test.each([true, false])(
  'contact by one address vouches for no other one after a merge (into it: %s)',
  async (into) => {
    const { page } = await askAtMalsMailbox(async (world, vic) => {
      const mails = [
        mailFrom(`Cara Connector <${hers}>`, vic.user.email, 'one'),
        mailFrom(`Vic Tim <${vic.user.email}>`, `Cara Connector <${hers}>`, 'two'),
        mailFrom(`Vic Tim <${vic.user.email}>`, `Cara Connector <${his}>`, 'three'),
      ]
      await bring(world, vic, 'mail.mbox', mails.join(''))
      const { items } = await world.as(vic).contacts.list({})
      const [real, other] = [items.find(({ isTwoWay }) => isTwoWay)!, items.find(({ isTwoWay }) => !isTwoWay)!]
      const [survivor, gone] = into ? [other, real] : [real, other]
      await world.as(vic).merges.merge({ params: { id: survivor.id }, body: { with: gone.id } })
    })
    expect(await page(his)).toMatchObject({ isAddressProven: false })
  },
)
