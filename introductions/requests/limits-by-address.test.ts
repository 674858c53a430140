import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const hers = 'cara@northgate.example'
const noRules = {
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

const card = (name: string, slug: string, email: string): string =>
  `${name},${slug && `https://www.linkedin.com/in/${slug}`},${email},Northgate,Partner,08 Feb 2024`

const refusedFor = (message: string) => ({ status: 409, problem: { errors: [{ field: 'connector', message }] } })

async function contactsOf({ as }: World, who: Somebody) {
  const { items } = await as(who).contacts.list({ query: { limit: 100 } })
  return new Map(items.map(({ name, id }) => [name, id]))
}

const askFor = ({ as }: World, who: Somebody, name: string, connector: { personId: string; email?: string }) =>
  as(who).requests.create({
    body: { target: { name, company: 'Lumen' }, connector, message, status: 'pending' },
  })

test.each([
  ['as it is', () => hers],
  ['with a tag of each card’s own', (i: number) => `cara+${i}@northgate.example`],
])(
  'one mailbox behind many made-up contacts is asked five times in thirty days: the address %s',
  async (_, addressOf) => {
    const world = await worldForThisTest()
    const mal = await world.signUp('Mal Ory')
    const made = Array.from({ length: 14 }, (_, i) => card(`Made,Up${i}`, `made-up-${i}`, ''))
    await bring(world, mal, 'Connections.csv', connections(made))
    const verdicts: number[] = []
    for (const [i, personId] of [...(await contactsOf(world, mal)).values()].entries())
      verdicts.push(
        await askFor(world, mal, `Somebody ${i}`, { personId, email: addressOf(i) }).then(
          () => 201,
          ({ status }: { status: number }) => status,
        ),
      )
    await world.work()
    expect(verdicts).toEqual([...Array<number>(5).fill(201), ...Array<number>(9).fill(409)])
    const sent = (await world.mails()).filter(({ to_address: to }) => to.endsWith('@northgate.example'))
    expect(sent).toHaveLength(5)
  },
)

test('who wants no asks at an address gets none there, whichever contact is asked', async () => {
  const world = await worldForThisTest()
  const mal = await world.signUp('Mal Ory')
  const vic = await join(world, mal, 'member', 'Vic Tim')
  const rows = [card('Cara,Connector', 'cara', hers)]
  await bring(world, vic, 'Connections.csv', connections(rows))
  await bring(world, mal, 'Connections.csv', connections([...rows, card('Made,Up', 'made-up', '')]))
  const mals = await contactsOf(world, mal)
  await askFor(world, mal, 'First Person', { personId: mals.get('Cara Connector')! })
  await world.work()
  const [token] = (await world.mails(hers))[0]!.body.match(/[\w-]{43}/)!
  const body = { asksAMonth: 0, quietUntil: null, noGoCompanies: [], tellsOutcomes: true }
  await world.as(null).guestAsks.changeRules({ params: { token }, body })
  const again = askFor(world, mal, 'Second Person', { personId: mals.get('Made Up')!, email: hers })
  await expect(again).rejects.toMatchObject(refusedFor('limit'))
  const elsewhere = askFor(world, mal, 'Third Person', {
    personId: mals.get('Cara Connector')!,
    email: 'c@home.example',
  })
  await expect(elsewhere).rejects.toMatchObject(refusedFor('limit'))
  await world.work()
  expect(await world.mails(hers)).toHaveLength(1)
})

test('a draft that is given the address of a teammate asks the teammate, by their rules', async () => {
  const { world, me, bob } = await introductionStage()
  await bring(world, me, 'Connections.csv', connections([card('Made,Up', 'made-up', '')]))
  await world.as(bob).connectorRules.keep({ body: { ...noRules, asksAMonth: 0 } })
  const personId = (await contactsOf(world, me)).get('Made Up')!
  const target = { name: 'Somebody Else', company: 'Lumen' }
  const { id } = await world.as(me).requests.create({ body: { target, connector: { personId }, message } })
  const change = (body: object) => world.as(me).requests.update({ params: { id }, body })
  const changed = await change({ connectorEmail: bob.user.email })
  expect(changed.connector).toMatchObject({ kind: 'member', personId: bob.user.id, name: 'Bob Reyes' })
  await expect(change({ status: 'pending' })).rejects.toMatchObject(refusedFor('limit'))
  await world.work()
  expect((await world.mails(bob.user.email)).filter(({ subject }) => subject.includes('Somebody'))).toEqual([])
  await world.as(bob).connectorRules.keep({ body: { ...noRules, asksAMonth: 5 } })
  await change({ status: 'pending' })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
})

test('a scheduled ask of somebody who became a teammate meanwhile follows the teammate’s rules', async () => {
  const world = await worldForThisTest({ SESSION_DAYS: '400' })
  const mal = await world.signUp('Mal Ory')
  const cara = await world.signUp('Cara Connector', hers)
  await bring(world, mal, 'Connections.csv', connections([card('Cara,Connector', 'cara', hers)]))
  const personId = (await contactsOf(world, mal)).get('Cara Connector')!
  const scheduledFor = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const body = { target: { name: 'Somebody Else', company: 'Lumen' }, connector: { personId }, message, scheduledFor }
  const { id } = await world.as(mal).requests.create({ body })
  await world.as(mal).invitations.create({ body: { email: hers, role: 'member' } })
  const [, token] = (await world.mails(hers)).at(-1)!.body.match(/token=([\w.~-]+)/)!
  const joined = { ...cara, ...(await world.as(cara).invitations.accept({ body: { token: token! } })) }
  await world.as(joined).connectorRules.keep({ body: { ...noRules, asksAMonth: 0 } })
  world.clock.shiftMs = 4 * 86_400_000
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  expect(await world.as(mal).requests.show({ params: { id } })).toMatchObject({ stage: 'drafted', scheduledFor: null })
  expect((await world.mails(hers)).filter(({ subject }) => subject.includes('Somebody'))).toEqual([])
})

test('who never wants to be asked again is not asked as a connector either, whichever workspace asks', async () => {
  const world = await worldForThisTest()
  const vic = await world.signUp('Vic Tim')
  const wes = await join(world, vic, 'member', 'Wes Holder')
  const helper = 'helper@kade.example'
  for (const who of [vic, wes])
    await bring(world, who, 'Connections.csv', connections([card('Help,Er', 'helper', helper)]))
  const connector = { personId: (await contactsOf(world, vic)).get('Help Er')! }
  const target = { name: 'Cara Connector', email: hers }
  await world.as(vic).requests.create({ body: { target, connector, message, status: 'pending' } })
  await world.work()
  const tokenIn = async (to: string) => (await world.mails(to)).at(-1)!.body.match(/[\w-]{43}/)![0]
  const answer = { reply: 'accept', how: 'ask_target' } as const
  await world.as(null).guestAsks.reply({ params: { token: await tokenIn(helper) }, body: answer })
  await world.work()
  await world.as(null).guestConsents.save({ params: { token: await tokenIn(hers) }, body: { consent: 'never' } })
  const mails = (await world.mails(hers)).length

  const mal = await world.signUp('Mal Ory')
  await bring(world, mal, 'Connections.csv', connections([card('Cara,Connector', 'cara', hers)]))
  const personId = (await contactsOf(world, mal)).get('Cara Connector')!
  // Not why, and not to whom she said it.
  for (const [i, email] of [hers, 'CARA@northgate.example', 'cara+x@northgate.example'].entries())
    await expect(askFor(world, mal, `Somebody ${i}`, { personId, email })).rejects.toMatchObject({
      problem: { errors: [{ field: 'connector', message: 'not_reachable' }] },
    })
  await world.work()
  expect(await world.mails(hers)).toHaveLength(mails)
})
