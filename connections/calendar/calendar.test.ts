import { expect, test } from 'vitest'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { graphOf, scopesOf, suiteStage, type Suite, type SuiteStage } from '../../tests/world/suites.ts'
import { providers } from '../providers/providers.ts'
import { calendarNames } from './calendar.contract.ts'

const calendarScopes = { google: scopesOf.google[1]!, microsoft: scopesOf.microsoft[1]! }

async function connectCalendar({ world, me }: SuiteStage, provider: Suite) {
  const params = { provider }
  const { url } = await world.as(me).calendar.start({ params })
  const query = Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }
  const account = await world.as(me).calendar.callback({ params, query })
  await world.work()
  return { url: new URL(url), account }
}

const countsOf = async ({ world }: SuiteStage): Promise<Record<string, number>> => {
  const { rows } = await world.superuser.query<{ source: string; n: number }>(
    'select source, count(*)::int as n from connections.source_records group by source',
  )
  return Object.fromEntries(rows.map(({ source, n }) => [source, n]))
}

const evidenceOf = async ({ world }: SuiteStage): Promise<Record<string, number>> => {
  const { rows } = await world.superuser.query<{ kind: number; n: number }>(
    'select kind, count(*)::int as n from contacts.evidence where network_id > 0 group by kind',
  )
  return Object.fromEntries(rows.map(({ kind, n }) => [kind === 1 ? 'mail' : 'meeting', n]))
}

interface Known {
  emails: string[]
  evidence: number
  n_messages: number
}
const knownTo = async ({ world }: SuiteStage): Promise<Known[]> => (await graphOf(world)) as Known[]

test('every provider with a calendar that is signed in to has its paths', () => {
  const names = providers
    .filter(({ category, sources }) => category === 'suite' && sources.some(({ name }) => name === 'calendar'))
    .map(({ name }) => name)
  expect(names).toEqual([...calendarNames])
})

test.each(calendarNames)(
  'connecting a calendar of %s asks for its scope alone, and reads nothing else',
  async (suite) => {
    const stage = await suiteStage(suite)
    const { url, account } = await connectCalendar(stage, suite)
    const asked = url.searchParams.get('scope')!.split(' ')
    expect(asked).toContain(calendarScopes[suite])
    expect(scopesOf[suite].filter((scope) => asked.includes(scope))).toEqual([calendarScopes[suite]])
    expect(account.sources.map(({ source }) => source)).toEqual(['calendar'])
    expect(Object.keys(await countsOf(stage))).toEqual(['calendar'])
    const { items } = await stage.world.as(stage.me).calendar.status({})
    expect(items.map(({ provider, state }) => [provider, state])).toEqual(
      calendarNames.map((name) => [name, name === suite ? 'connected' : 'absent']),
    )
  },
)

test.each(calendarNames)('connecting the rest of %s later widens the account', async (suite) => {
  const stage = await suiteStage(suite)
  const { account } = await connectCalendar(stage, suite)
  const wider = await stage.connect()
  expect(wider.id).toBe(account.id)
  expect(wider.sources.map(({ source }) => source).toSorted()).toEqual(['calendar', 'contacts', 'mail'])
})

test.each(calendarNames)('an account of %s does not lose its mail when its calendar is connected', async (suite) => {
  const stage = await suiteStage(suite)
  const { world, me, signIn, connect, status, sync } = stage
  signIn.withheldScopes = [calendarScopes[suite]]
  const { id } = await connect()
  await world.work()
  signIn.withheldScopes = []
  const { account } = await connectCalendar(stage, suite)
  expect(account.id).toBe(id)
  await sync(id)
  const { accounts } = await status()
  expect(accounts[0]!.sources.map(({ source, problem }) => `${source} ${problem}`).toSorted()).toEqual([
    'calendar null',
    'contacts null',
    'mail null',
  ])
  const { accounts: calendars } = await world.as(me).calendar.provider({ params: { provider: suite } })
  expect(calendars[0]!.sources.map(({ source }) => source)).toEqual(['calendar'])
})

test('disconnecting a calendar takes back its meetings, and leaves mail and address book', async () => {
  const stage = await suiteStage('google')
  const { world, me, connect, status, sync } = stage
  const { id } = await connect()
  await world.work()
  const [records, evidence] = [await countsOf(stage), await evidenceOf(stage)]
  expect(evidence['meeting']).toBeGreaterThan(0)
  const { accounts } = await world.as(me).calendar.disconnect({ params: { provider: 'google' } })
  expect(accounts).toEqual([])
  await world.work()
  expect(await countsOf(stage)).toEqual({ mail: records['mail'], contacts: records['contacts'] })
  expect(await evidenceOf(stage)).toEqual({ mail: evidence['mail'] })
  const after = await status()
  expect(after.state).toBe('connected')
  expect(after.accounts[0]!.sources.map(({ source }) => source).toSorted()).toEqual(['contacts', 'mail'])
  await sync(id)
  expect((await countsOf(stage))['calendar']).toBeUndefined()
})

test('people who were only met go with the calendar; those who wrote, or are in the address book, stay', async () => {
  const stage = await suiteStage('google')
  const { world, me, mailbox, connect } = stage
  await connect()
  await world.work()
  const before = await knownTo(stage)
  await world.as(me).calendar.disconnect({ params: { provider: 'google' } })
  await world.work()
  const after = await knownTo(stage)
  expect(after.length).toBeLessThan(before.length)
  const listed = new Set(Array.from({ length: mailbox.contacts.slots }, (_, at) => mailbox.contacts.at(at)!.address))
  const isSpokenOf = ({ emails, evidence }: Known): boolean => evidence > 0 || emails.some((email) => listed.has(email))
  expect(after.filter((one) => !isSpokenOf(one))).toEqual([])
  const wasWrittenTo = ({ emails, n_messages: messages }: Known): boolean =>
    messages > 0 || emails.some((email) => listed.has(email))
  expect(after.map(({ emails }) => emails)).toEqual(before.filter(wasWrittenTo).map(({ emails }) => emails))
})

test('an account of which only the calendar is read is disconnected with it', async () => {
  const stage = await suiteStage('google')
  const { world, me, signIn, status } = stage
  await connectCalendar(stage, 'google')
  const { state } = await world.as(me).calendar.disconnect({ params: { provider: 'google' } })
  expect(state).toBe('revoked')
  await world.work()
  expect(signIn.countOf('revoke')).toBe(1)
  expect((await status()).accounts).toEqual([])
  expect(await countsOf(stage)).toEqual({})
})

test('a calendar that was not permitted is not connected', async () => {
  const stage = await suiteStage('google')
  stage.signIn.withheldScopes = [calendarScopes.google]
  await expect(connectCalendar(stage, 'google')).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await stage.status()).accounts).toEqual([])
})
