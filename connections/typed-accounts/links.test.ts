import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { bring } from '../../tests/world/imports.ts'
import { graphOf } from '../../tests/world/suites.ts'
import { calendarOf, refusedAt, settle, typedStage } from '../../tests/world/typed-accounts.ts'
import type { ScriptedFault } from '../../tools/stand-ins/faults.ts'
import { startPublishedFiles } from '../../tools/stand-ins/published-files.ts'

const me = 'ana@halyard.example'
const meeting = (uid: string, day: number, ...others: string[]) => ({
  uid,
  start: `202609${String(day).padStart(2, '0')}T090000Z`,
  attendees: [me, ...others],
})
const meetings = [
  meeting('one', 1, 'bo@acme.example'),
  meeting('two', 8, 'bo@acme.example', 'cy@acme.example'),
  { ...meeting('weekly', 10, 'di@acme.example'), more: ['RRULE:FREQ=WEEKLY;COUNT=4'] },
]
const people = ['Name,Email,Company,Title', 'Bo Berg,bo@acme.example,Acme,Partner', 'Cy Lin,cy@acme.example,Acme,CTO']

async function published() {
  const files = await startPublishedFiles()
  onTestFinished(() => files.close())
  files.publish('s3cret.ics', calendarOf(meetings))
  files.publish('s3cret.csv', people.join('\n'))
  return files
}

async function stage(options = {}) {
  const files = await published()
  const made = await typedStage([files.url], { email: me, ...options })
  const connectTo = (provider: 'ics' | 'csv', path = `s3cret.${provider}`) =>
    made.connect({ provider, access: { url: `${files.url}/${path}` } })
  return { ...made, files, connectTo }
}

const storedRefs = async ({ superuser }: Awaited<ReturnType<typeof typedStage>>['world']): Promise<string[]> => {
  const { rows } = await superuser.query<{ ref: string }>(
    'select ref from connections.source_records where not is_withdrawn order by ref',
  )
  return rows.map(({ ref }) => ref)
}

test.each([
  ['ics', calendarOf(meetings)],
  ['csv', people.join('\n')],
] as const)('a link to %s makes the same graph as the file behind it', async (provider, text) => {
  const { world, connectTo } = await stage()
  const { id, address } = await connectTo(provider)
  expect(address).toBe('127.0.0.1')
  await world.work()
  const byFile = await typedStage([], { email: me })
  await bring(byFile.world, byFile.me, `file.${provider}`, text)
  const graph = await graphOf(world)
  expect(graph.length).toBeGreaterThan(1)
  expect(graph).toEqual(await graphOf(byFile.world))
  expect(id).toBeTruthy()
})

test('what did not change is not read again', async () => {
  const { files, world, connectTo, sync, account } = await stage()
  const { id } = await connectTo('ics')
  await world.work()
  await sync(id)
  expect(files.asked.at(-1)!.status).toBe(304)
  const [source] = (await account(id)).sources
  expect(source).toMatchObject({ source: 'calendar', read: 0, isComplete: true, problem: null })
})

test('a meeting that is taken out of the calendar is taken back; older ones than the calendar still has stay', async () => {
  const { files, world, connectTo, sync } = await stage()
  const { id } = await connectTo('ics')
  await world.work()
  const before = await storedRefs(world)
  expect(before).toContain('two')
  files.publish('s3cret.ics', calendarOf(meetings.filter(({ uid }) => uid === 'weekly')))
  await sync(id)
  expect(await storedRefs(world)).toEqual(before)
  files.publish('s3cret.ics', calendarOf(meetings.filter(({ uid }) => uid !== 'two')))
  await sync(id)
  expect(await storedRefs(world)).toEqual(before.filter((ref) => ref !== 'two'))
  expect(JSON.stringify(await graphOf(world)), 'nothing else speaks of Cy').not.toContain('cy@acme.example')
})

test('a row that is changed or taken out of the table is followed', async () => {
  const { files, world, connectTo, sync } = await stage()
  const { id } = await connectTo('csv')
  await world.work()
  expect(await storedRefs(world)).toEqual(['bo@acme.example', 'cy@acme.example'])
  files.publish(
    's3cret.csv',
    ['Name;E-Mail;Firma', 'Bo Berg;bo@acme.example;Halyard', 'Di Roe;di@acme.example;'].join('\n'),
  )
  await sync(id)
  expect(await storedRefs(world)).toEqual(['bo@acme.example', 'di@acme.example'])
  const names = (await graphOf(world)).map((contact) => (contact as { name: string }).name)
  expect(names).toContain('Di Roe')
})

const faults: [name: string, ScriptedFault][] = [
  ['an answer that breaks off', { kind: 'cut body', at: 2 }],
  ['an error of the server', { kind: 'server error', status: 500, at: 2 }],
  ['a busy server', { kind: 'too many requests', retryAfter: 1, at: 2 }],
  ['an answer that trickles in', { kind: 'slow body', ms: 300, at: 2 }],
  ['another page in its place', { kind: 'this answer', status: 200, body: '<html>Sign in</html>', at: 2, times: 2 }],
  ['half a calendar', { kind: 'this answer', status: 200, body: calendarOf(meetings).slice(0, 400), at: 2 }],
]

describe('faults', () => {
  test.each(faults)('%s ends in the same graph as no fault', async (_name, fault) => {
    const [plain, faulty] = [await stage(), await stage()]
    await plain.connectTo('ics')
    await plain.world.work()
    faulty.files.faults.script(fault)
    const { id } = await faulty.connectTo('ics')
    const account = await settle(faulty, id)
    expect(faulty.files.faults.pending).toBe(0)
    expect(account.state).toBe('connected')
    expect(await graphOf(faulty.world)).toEqual(await graphOf(plain.world))
  })
})

test('a link that is refused later ends the access, and connecting it again wakes the account', async () => {
  const { files, world, connectTo, sync, account } = await stage()
  const { id } = await connectTo('ics')
  await world.work()
  files.faults.script({ kind: 'this answer', status: 403, body: 'no' })
  await sync(id)
  expect((await account(id)).state).toBe('expired')
  expect((await connectTo('ics')).id).toBe(id)
  await world.work()
  expect(await account(id)).toMatchObject({ state: 'connected', sources: [{ problem: null }] })
})

test('what cannot be opened is not stored, and the answer says what to do at the field', async () => {
  const {
    files,
    world,
    me: somebody,
    connectTo,
    connect,
  } = await stage({ settings: { PLAINTEXT_HOSTS: 'wellmet.test' } })
  files.publish('page', '<html>Sign in</html>')
  await expect(connectTo('ics', 'page')).rejects.toMatchObject(refusedAt('url', 'No calendar was found'))
  await expect(connectTo('csv', 'page')).rejects.toMatchObject(refusedAt('url', 'No table of contacts'))
  await expect(connectTo('ics', 'missing')).rejects.toMatchObject(refusedAt('url', 'Nothing was found'))
  files.faults.script({ kind: 'this answer', status: 403, body: 'no' })
  await expect(connectTo('ics')).rejects.toMatchObject(refusedAt('url', 'The link was refused'))
  await expect(connect({ provider: 'ics', access: { url: 'http://example.com/a.ics' } })).rejects.toMatchObject(
    refusedAt('url', 'TLS'),
  )
  await expect(connect({ provider: 'ics', access: { url: 'ftp://example.com/a' } })).rejects.toMatchObject({
    code: 'invalid_request',
  })
  const { items } = await world.as(somebody).connectedAccounts.list({})
  expect(items.flatMap(({ accounts }) => accounts)).toEqual([])
})

test.each([
  'http://127.0.0.1:1/a.ics',
  'http://localhost/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://0x7f000001/a.ics',
  'https://example.com:8443/a.ics',
])('an address that is not public is refused: %s', async (url) => {
  const { connect } = await stage()
  await expect(connect({ provider: 'ics', access: { url } })).rejects.toMatchObject(
    refusedAt('url', 'cannot connect to this address'),
  )
})

test('a redirect does not lead to where a link may not', async () => {
  const { files, connectTo } = await stage()
  const other = await published()
  files.faults.script({ kind: 'this answer', status: 302, body: '', headers: { location: `${other.url}/s3cret.ics` } })
  await expect(connectTo('ics')).rejects.toMatchObject({ code: 'unprocessable' })
  expect(other.asked).toEqual([])
})

test('the link is in no answer, no log and in no column as it was typed', async () => {
  const lines: string[] = []
  const log = createLog({
    level: 'trace',
    name: 'test',
    destination: { write: (line: string) => void lines.push(line) },
  })
  const { files, world, me: somebody, connectTo, sync } = await stage({ log })
  const connected = await connectTo('ics')
  await world.work()
  files.faults.script({ kind: 'server error', status: 500, times: 3 })
  await sync(connected.id)
  const answers = JSON.stringify([
    connected,
    await world.as(somebody).connectedAccounts.list({}),
    await world.as(somebody).connectedAccounts.show({ params: { id: connected.id } }),
  ])
  const { rows } = await world.superuser.query(
    'select a::text as a from connections.connected_accounts a union all select s::text from connections.account_sources s union all select j.payload::text from graphile_worker._private_jobs j',
  )
  expect(lines.join()).toContain('a source was not read')
  expect([answers, lines.join(), JSON.stringify(rows)].filter((text) => text.includes('s3cret'))).toEqual([])
})
