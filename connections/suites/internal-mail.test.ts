import { expect, test } from 'vitest'
import { addMail, addMeeting, contactNames, emptyMailbox } from '../../tests/world/mail-between.ts'
import { join, joinAgain } from '../../tests/world/team.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'

const ana = { name: 'Ana Lima', address: 'ana@halyard.example' }
const ben = { name: 'Ben Okoro', address: 'ben@sales.halyard.example' }
const xavi = { name: 'Xavi Font', address: 'xavi@outside.example' }

const leftOut = async ({ world, me }: SuiteStage, id: string): Promise<Record<string, number>> => {
  const { runs } = await world.as(me).connectedAccounts.show({ params: { id } })
  return Object.fromEntries(
    runs.filter(({ isFull }) => isFull).map(({ source, skipped }) => [source, skipped['internal_only'] ?? 0]),
  )
}

test.each(['google', 'microsoft'] as const)(
  'mail and meetings within the company make no contact with %s, and the history counts them',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    addMail(stage, { from: ana, to: ben })
    addMail(stage, { from: ben, to: ana })
    addMail(stage, { from: ana, to: xavi })
    addMeeting(stage, ben, ana)
    addMeeting(stage, ana, xavi)
    const { id } = await stage.connect()
    await stage.world.work()
    expect(await contactNames(stage)).toEqual(['Xavi Font'])
    expect(await leftOut(stage, id)).toEqual({ mail: 2, calendar: 1, contacts: 0 })
    const { rows } = await stage.world.superuser.query(
      `select count(*)::int as n from connections.source_records where record::text like '%ben@%'`,
    )
    expect(rows[0].n).toBe(0)
  },
)

test('a colleague on an email with somebody else counts', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  addMail(stage, { from: ana, to: xavi, cc: [ben] })
  const { id } = await stage.connect()
  await stage.world.work()
  expect(await contactNames(stage)).toEqual(['Ben Okoro', 'Xavi Font'])
  expect(await leftOut(stage, id)).toMatchObject({ mail: 0 })
})

test('people with addresses at a public domain are no company', async () => {
  const account = 'ana.lima@gmail.com'
  const stage = await suiteStage('google', { ...emptyMailbox, account })
  addMail(stage, {
    from: { name: 'Ana Lima', address: account },
    to: { name: 'Noa Levi', address: 'noa@gmail.com' },
  })
  await stage.connect()
  await stage.world.work()
  expect(await contactNames(stage)).toEqual(['Noa Levi'])
})

test('a member can have internal mail stored, and change their mind', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, connect, sync } = stage
  addMail(stage, { from: ana, to: ben })
  const { id } = await connect()
  await world.work()
  const change = (keepsInternal: boolean) =>
    world.as(me).connectedAccounts.change({ params: { id }, body: { keepsInternal } })
  expect(await change(true)).toMatchObject({ keepsInternal: true, neverDomains: [] })
  await sync(id, true)
  expect(await contactNames(stage)).toEqual(['Ben Okoro'])
  expect(await change(false)).toMatchObject({ keepsInternal: false })
  await world.work()
  expect(await contactNames(stage)).toEqual([])
})

test('a meeting that somebody from outside leaves becomes internal, and is forgotten', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, mailbox, connect, sync } = stage
  const { id: event } = addMeeting(stage, ben, ana, xavi)
  const { id } = await connect()
  await world.work()
  expect(await contactNames(stage)).toEqual(['Ben Okoro', 'Xavi Font'])
  mailbox.events.update(event, { attendees: [ben, ana].map((one) => ({ ...one, response: 'accepted' })) })
  await sync(id)
  expect(await contactNames(stage)).toEqual([])
})

test('whoever joins the workspace is a colleague from then on, also for what was read before', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, connect } = stage
  const kofi = await world.signUp('Kofi Mensah', 'kofi@gmail.com')
  addMail(stage, { from: ana, to: { name: 'Kofi Mensah', address: 'kofi@gmail.com' } })
  await connect()
  await world.work()
  expect(await contactNames(stage)).toEqual(['Kofi Mensah'])
  await joinAgain(world, me, kofi, 'member')
  await world.work()
  expect(await contactNames(stage)).toEqual([])
})

test('nobody else can change what of an account is stored', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, connect, me } = stage
  const { id } = await connect()
  for (const other of [await join(world, me, 'admin'), await world.signUp('Mia Stone')]) {
    const change = world.as(other).connectedAccounts.change({ params: { id }, body: { keepsInternal: true } })
    await expect(change).rejects.toMatchObject({ status: 404 })
  }
})
