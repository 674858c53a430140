import { expect, test } from 'vitest'
import { crmStage } from '../../tests/world/crm.ts'
import { crmNames } from './crm-names.contract.ts'
import { providers } from '../providers/providers.ts'

const hourMs = 3600_000

test('every CRM in the list of providers has its paths', () => {
  const crms = providers.filter(({ category }) => category === 'crm')
  expect(crms.map(({ name }) => name)).toEqual([...crmNames])
})

test('the state of one CRM is refused by another, and is used up', async () => {
  const { world, me, consent, comeBack, status } = await crmStage(
    'hubspot',
    {},
    { PIPEDRIVE_CLIENT_ID: 'a client', PIPEDRIVE_CLIENT_SECRET: 'a secret' },
  )
  const query = await consent()
  const refused = { code: 'link_not_valid' }
  await expect(world.as(me).crm.callback({ params: { provider: 'pipedrive' }, query })).rejects.toMatchObject(refused)
  await expect(comeBack(query)).rejects.toMatchObject(refused)
  await expect(comeBack({ ...query, state: 'hubspot.made-up' })).rejects.toMatchObject(refused)
  expect((await status()).accounts).toEqual([])
})

test.each(crmNames)('an account that is connected to %s again stays one account', async (name) => {
  const { connect, status } = await crmStage(name, { people: 10 })
  const { id, address } = await connect()
  expect(address).toBe('ana@halyard.example')
  expect((await connect()).id).toBe(id)
  expect((await status()).accounts).toHaveLength(1)
})

test('Pipedrive is asked for no scopes: they belong to the app', async () => {
  const { world, me } = await crmStage('pipedrive')
  const { url } = await world.as(me).crm.start({ params: { provider: 'pipedrive' } })
  expect(new URL(url).searchParams.has('scope')).toBe(false)
})

test('Salesforce is left alone for an hour when the requests of its organisation are used up', async () => {
  const { world, data, connect, status } = await crmStage('salesforce')
  await connect()
  data.faults.script({ kind: 'too many requests' })
  await world.work()
  const { state, accounts } = await status()
  expect(state).toBe('connected')
  const wait = Date.parse(accounts[0]!.sources[0]!.nextRunAt!) - Date.now()
  expect(wait).toBeGreaterThan(0.9 * hourMs)
  expect(accounts[0]!.sources[0]!.problem).toBeNull()
})

test('Pipedrive is asked again when its window ends', async () => {
  const { world, data, connect, status } = await crmStage('pipedrive')
  await connect()
  data.faults.script({
    kind: 'this answer',
    status: 429,
    body: { success: false },
    headers: { 'x-ratelimit-reset': '5' },
    times: 9,
  })
  await world.work()
  const { accounts } = await status()
  expect(Date.parse(accounts[0]!.sources[0]!.nextRunAt!) - Date.now()).toBeLessThan(6_000)
})

test.each([401, 403])('a session that Salesforce ended with %i is renewed once', async (code) => {
  const { world, data, signIn, connect, status } = await crmStage('salesforce')
  await connect()
  const body = [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }]
  data.faults.script({ kind: 'this answer', status: code, body })
  await world.work()
  expect(signIn.countOf('token.refresh')).toBe(1)
  expect((await status()).accounts[0]!.sources[0]).toMatchObject({ isComplete: true, problem: null })
})

test('access that was removed at Salesforce is asked for once, and then only by the member', async () => {
  const { world, signIn, connect, status, sync } = await crmStage('salesforce')
  const { id } = await connect()
  await world.work()
  signIn.revokeAccess('ana@halyard.example')
  await sync(id)
  expect((await status()).state).toBe('expired')
  expect(signIn.countOf('token.refresh')).toBe(1)
  await world.work()
  expect(signIn.countOf('token.refresh')).toBe(1)
})

test('a Salesforce instance on a private address is not asked, unless the operator named it', async () => {
  const { connect, data, status } = await crmStage(
    'salesforce',
    {},
    { SALESFORCE_INSTANCE_URL: 'https://halyard.my.salesforce.example' },
  )
  await expect(connect()).rejects.toMatchObject({ code: 'unprocessable' })
  expect(data.asked).toEqual([])
  expect((await status()).accounts).toEqual([])
})
