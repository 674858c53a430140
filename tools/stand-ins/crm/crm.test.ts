import { afterEach, expect, test } from 'vitest'
import type { StandIn } from '../stand-in-server.ts'
import { startHubSpot } from './hubspot.ts'
import { makeUpCrm } from './made-up-crm.ts'
import { startPipedrive } from './pipedrive.ts'
import { startSalesforce } from './salesforce.ts'

let opened: StandIn | undefined
afterEach(() => opened?.close())

const open = async <Opened extends StandIn>(starting: Promise<Opened>): Promise<Opened> => {
  const standIn = await starting
  opened = standIn
  return standIn
}

interface Read {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

async function get(standIn: StandIn, path: string, headers: Record<string, string> = {}): Promise<Read> {
  const response = await fetch(standIn.url + path, {
    headers: { authorization: `Bearer ${standIn.token}`, ...headers },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Read['body'] }
}

test('HubSpot pages through contacts and companies', async () => {
  const hubspot = await open(startHubSpot({ crm: makeUpCrm({ people: 230 }) }))
  const contacts: { id: string; properties: Record<string, string | null> }[] = []
  let after: string | undefined
  do {
    const next = after ? `&after=${after}` : ''
    const { body } = await get(
      hubspot,
      `/crm/v3/objects/contacts?limit=100&properties=email,associatedcompanyid${next}`,
    )
    contacts.push(...(body['results'] as typeof contacts))
    after = (body['paging'] as { next?: { after: string } } | undefined)?.next?.after
  } while (after)
  expect(new Set(contacts.map(({ id }) => id)).size).toBe(230)
  expect(Object.keys(contacts[0]!.properties).toSorted()).toEqual([
    'associatedcompanyid',
    'createdate',
    'email',
    'hs_object_id',
    'lastmodifieddate',
  ])
  const companies = (await get(hubspot, '/crm/v3/objects/companies?limit=100')).body['results'] as typeof contacts
  const known = new Set(companies.map(({ id }) => id))
  const linked = contacts.flatMap(({ properties }) => properties['associatedcompanyid'] ?? [])
  expect(linked.length).toBeGreaterThan(150)
  expect(linked.every((id) => known.has(id))).toBe(true)
  expect(hubspot.countOf('hubspot.contacts.list')).toBe(3)
  expect((await get(hubspot, '/crm/v3/objects/contacts?limit=101')).status).toBe(400)
})

test('HubSpot says who a token belongs to, and finds what changed since a time', async () => {
  const crm = makeUpCrm({ people: 120 })
  const hubspot = await open(startHubSpot({ crm }))
  const post = async (path: string, init: RequestInit) =>
    (await fetch(hubspot.url + path, { method: 'POST', ...init })).json() as Promise<Read['body']>
  const who = (token: string) => post('/oauth/v3/token/introspect', { body: new URLSearchParams({ token }) })
  expect(await who(hubspot.token)).toMatchObject({ active: true, user: 'ana@alder.example', hub_id: 62_515 })
  expect(await who('unknown')).toEqual({ active: false })
  const search = (value: string, after?: string) => {
    const filters = [{ propertyName: 'lastmodifieddate', operator: 'GTE', value }]
    const body = JSON.stringify({ filterGroups: [{ filters }], limit: 50, ...(after ? { after } : {}) })
    return post('/crm/v3/objects/contacts/search', { body, headers: { authorization: `Bearer ${hubspot.token}` } })
  }
  const first = await search('0')
  expect([first['total'], (first['results'] as unknown[]).length]).toEqual([120, 50])
  expect(((await search('0', '100'))['results'] as unknown[]).length).toBe(20)
  crm.people.update(crm.people.at(2)!.id, { title: 'Chair', updatedAt: new Date('2027-01-01T00:00:00Z') })
  const changed = await search(String(Date.parse('2026-12-31T00:00:00Z')))
  expect(changed['results']).toMatchObject([{ id: '1002' }])
})

test('HubSpot names the limit that was reached, and how much is left before', async () => {
  const hubspot = await open(startHubSpot({ crm: makeUpCrm({}) }))
  hubspot.requestsPerTenSeconds = 2
  const first = await get(hubspot, '/crm/v3/objects/contacts')
  expect(first.headers.get('x-hubspot-ratelimit-remaining')).toBe('1')
  await get(hubspot, '/crm/v3/objects/contacts')
  const refused = await get(hubspot, '/crm/v3/objects/contacts')
  expect([refused.status, refused.body]).toMatchObject([
    429,
    { status: 'error', errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' },
  ])
  hubspot.requestsPerTenSeconds = Infinity
  hubspot.faults.script({ kind: 'unauthorized' })
  const expired = await get(hubspot, '/crm/v3/objects/contacts')
  expect([expired.status, expired.body['category']]).toEqual([401, 'EXPIRED_AUTHENTICATION'])
})

const soql = (text: string): string => `/services/data/v62.0/query?q=${encodeURIComponent(text)}`

interface Records {
  totalSize: number
  done: boolean
  nextRecordsUrl?: string
  records: Record<string, unknown>[]
}

test('Salesforce answers in batches that follow a locator', async () => {
  const salesforce = await open(startSalesforce({ crm: makeUpCrm({ people: 450 }) }))
  const headers = { 'sforce-query-options': 'batchSize=200' }
  const text = 'SELECT Id, Email, Account.Name, SystemModstamp FROM Contact ORDER BY SystemModstamp ASC, Id'
  const first = await get(salesforce, soql(text), headers)
  let page = first.body as unknown as Records
  const records = [...page.records]
  expect([page.totalSize, page.done, page.records.length]).toEqual([450, false, 200])
  while (page.nextRecordsUrl) {
    page = (await get(salesforce, page.nextRecordsUrl)).body as unknown as Records
    records.push(...page.records)
  }
  expect([page.done, new Set(records.map(({ Id }) => Id)).size]).toEqual([true, 450])
  const times = records.map(({ SystemModstamp }) => String(SystemModstamp))
  expect(times).toEqual(times.toSorted())
  expect(records.some(({ Account }) => Account === null)).toBe(true)
  expect(records[0]).toMatchObject({ attributes: { type: 'Contact' } })
  expect(first.headers.get('sforce-limit-info')).toBe('api-usage=1/15000')
  const expired = (first.body as unknown as Records).nextRecordsUrl!
  salesforce.forgetLocators()
  expect((await get(salesforce, expired)).body).toMatchObject([{ errorCode: 'INVALID_QUERY_LOCATOR' }])
})

test('Salesforce finds what changed since a time, and queryAll what was deleted', async () => {
  const crm = makeUpCrm({ people: 50 })
  const salesforce = await open(startSalesforce({ crm }))
  const since = new Date(Date.now() - 1_000).toISOString()
  const text = `SELECT Id, FirstName, IsDeleted FROM Contact WHERE SystemModstamp >= ${since} ORDER BY SystemModstamp`
  const before = (await get(salesforce, soql(text))).body as unknown as Records
  crm.people.update(crm.people.at(4)!.id, { given: 'Renamed' })
  const after = (await get(salesforce, soql(text))).body as unknown as Records
  expect(after.totalSize - before.totalSize).toBe(1)
  expect(after.records.at(-1)?.['FirstName']).toBe('Renamed')
  crm.people.delete(crm.people.at(9)!.id)
  const all = await get(salesforce, soql('SELECT Id, IsDeleted FROM Contact').replace('/query', '/queryAll'))
  expect((all.body as unknown as Records).records.filter(({ IsDeleted }) => IsDeleted)).toHaveLength(1)
  expect(((await get(salesforce, soql('SELECT Id FROM Contact'))).body as unknown as Records).totalSize).toBe(49)
  expect(((await get(salesforce, soql('SELECT Id FROM Account LIMIT 3'))).body as unknown as Records).totalSize).toBe(3)
})

test('Salesforce refuses in its own words', async () => {
  const salesforce = await open(startSalesforce({ crm: makeUpCrm({}) }))
  const refusal = async (path: string) => {
    const { status, body } = await get(salesforce, path)
    return [status, (body as unknown as { errorCode: string }[])[0]?.errorCode]
  }
  expect(await refusal(soql('SELECT FROM'))).toEqual([400, 'MALFORMED_QUERY'])
  expect(await refusal(soql('SELECT Id, Nonsense FROM Contact'))).toEqual([400, 'INVALID_FIELD'])
  expect(await refusal(soql('SELECT Id FROM Lead'))).toEqual([400, 'INVALID_TYPE'])
  salesforce.faults.script({ kind: 'unauthorized' })
  expect(await refusal(soql('SELECT Id FROM Contact'))).toEqual([401, 'INVALID_SESSION_ID'])
  salesforce.requestsPerDay = 1
  expect(await refusal(soql('SELECT Id FROM Contact'))).toEqual([403, 'REQUEST_LIMIT_EXCEEDED'])
})

test('Pipedrive pages by cursor and leaves out what has not changed', async () => {
  const crm = makeUpCrm({ people: 230 })
  const pipedrive = await open(startPipedrive({ crm }))
  const persons: { id: number; org_id: number | null }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await get(pipedrive, `/api/v2/persons?limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    persons.push(...(body['data'] as typeof persons))
    cursor = (body['additional_data'] as { next_cursor: string | null }).next_cursor
  }
  expect(new Set(persons.map(({ id }) => id)).size).toBe(230)
  const organizations = (await get(pipedrive, '/api/v2/organizations?limit=500')).body['data'] as { id: number }[]
  const known = new Set(organizations.map(({ id }) => id))
  expect(persons.every(({ org_id: id }) => id === null || known.has(id))).toBe(true)
  crm.people.update(crm.people.at(3)!.id, { title: 'Chair', updatedAt: new Date('2027-01-01T00:00:00Z') })
  const changed = await get(pipedrive, '/api/v2/persons?updated_since=2026-12-31T00:00:00Z')
  expect(changed.body['data']).toMatchObject([{ id: 4, job_title: 'Chair' }])
  expect((await get(pipedrive, '/api/v2/persons?cursor=nonsense')).status).toBe(400)
  expect((await get(pipedrive, '/v1/users/me')).body).toMatchObject({ data: { email: 'ana@alder.example' } })
})

test('Pipedrive counts down in its headers and then refuses', async () => {
  const pipedrive = await open(startPipedrive({ crm: makeUpCrm({}) }))
  pipedrive.requestsPerTwoSeconds = 2
  expect((await get(pipedrive, '/api/v2/persons')).headers.get('x-ratelimit-remaining')).toBe('1')
  await get(pipedrive, '/api/v2/persons')
  const refused = await get(pipedrive, '/api/v2/persons')
  expect([refused.status, refused.body['success'], refused.headers.get('x-ratelimit-remaining')]).toEqual([
    429,
    false,
    '0',
  ])
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
})
