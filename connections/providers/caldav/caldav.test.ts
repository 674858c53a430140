import { describe, expect, onTestFinished, test } from 'vitest'
import { startChangingProxy, type Change } from '../../../tests/world/changing-proxy.ts'
import { bring } from '../../../tests/world/imports.ts'
import { graphOf } from '../../../tests/world/suites.ts'
import { calendarOf, refusedAt, settle, typedStage, type TypedStage } from '../../../tests/world/typed-accounts.ts'
import { hasRadicale, startRadicaleForTests } from './radicale-for-tests.ts'

const user = 'ana@halyard.example'
const password = 's3cret-password'
const meeting = (uid: string, day: number, ...others: string[]) => ({
  uid,
  start: `202609${String(day).padStart(2, '0')}T090000Z`,
  attendees: [user, ...others],
})
const work = [
  meeting('one', 1, 'bo@acme.example'),
  meeting('two', 8, 'bo@acme.example', 'cy@acme.example'),
  { ...meeting('weekly', 10, 'di@acme.example'), more: ['RRULE:FREQ=WEEKLY;COUNT=4'] },
]
const home = [meeting('three', 3, 'ed@home.example')]

async function stage() {
  const server = await startRadicaleForTests(user, password)
  onTestFinished(() => server.stop())
  await server.addCalendar('work')
  await server.addCalendar('home')
  for (const one of work) await server.put('work', one.uid, calendarOf([one]))
  for (const one of home) await server.put('home', one.uid, calendarOf([one]))
  const proxy = await startChangingProxy(server.url)
  const made = await typedStage([proxy.url], { email: user })
  const connectCalendar = (access: { url?: string; user?: string; password?: string } = {}) =>
    made.connect({ provider: 'caldav', access: { url: proxy.url, user, password, ...access } })
  return { ...made, server, proxy, connectCalendar }
}

const meetingsIn = async ({ world }: TypedStage): Promise<string[]> => {
  const { rows } = await world.superuser.query<{ uid: string }>(
    `select distinct split_part(record ->> 'ref', '/', 1) as uid from connections.source_records where not is_withdrawn order by 1`,
  )
  return rows.map(({ uid }) => uid)
}

const meetingsWith = async ({ world }: TypedStage, address: string): Promise<number> => {
  const contact = (await graphOf(world)).find((one) => JSON.stringify(one).includes(address))
  return (contact as { n_meetings?: number } | undefined)?.n_meetings ?? 0
}

describe.skipIf(!hasRadicale)('calendars at a server', () => {
  test('make the same graph as their events in a file, and none of their titles is stored', async () => {
    const { world, connectCalendar, account } = await stage()
    const { id, address, sources } = await connectCalendar()
    expect(address).toBe(user)
    expect(sources.map(({ source }) => source)).toEqual(['calendar'])
    await world.work()
    expect((await account(id)).sources[0]).toMatchObject({ isComplete: true, read: 7, problem: null })
    const byFile = await typedStage([], { email: user })
    await bring(byFile.world, byFile.me, 'calendar.ics', calendarOf([...work, ...home]))
    expect(await graphOf(world)).toEqual(await graphOf(byFile.world))
    const { rows } = await world.superuser.query('select record::text as text from connections.source_records')
    expect(JSON.stringify(rows)).not.toContain('A secret title')
  })

  test('are left out one by one, and read again when the member wants it', async () => {
    const made = await stage()
    const { world, me, connectCalendar, sync } = made
    const { id } = await connectCalendar()
    await world.work()
    const { items } = await world.as(me).connectedAccounts.folders({ params: { id } })
    const isHome = ({ name }: (typeof items)[number]) => /\bhome$/.test(name)
    expect(items.map(({ source }) => source)).toEqual(['calendar', 'calendar'])
    expect(items.filter(isHome)).toHaveLength(1)
    const change = (folders: typeof items) =>
      world.as(me).connectedAccounts.change({ params: { id }, body: { neverFolders: folders } })
    await change(items.filter(isHome))
    await world.work()
    expect(await meetingsIn(made)).toEqual(['one', 'two', 'weekly'])
    expect(JSON.stringify(await graphOf(world))).not.toContain('ed@home.example')
    await sync(id, true)
    expect(await meetingsIn(made)).toEqual(['one', 'two', 'weekly'])
    await change([])
    await world.work()
    expect(await meetingsIn(made)).toEqual(['one', 'three', 'two', 'weekly'])
    expect(await meetingsWith(made, 'ed@home.example')).toBe(1)
  })

  test('are read on from where they were: what is new, changed, moved and removed', async () => {
    const made = await stage()
    const { world, server, proxy, connectCalendar, sync, account } = made
    const { id } = await connectCalendar()
    await world.work()
    proxy.seen.length = 0
    await sync(id)
    expect((await account(id)).sources[0]).toMatchObject({ read: 0, problem: null })
    expect(proxy.seen.filter(({ body }) => body.includes('calendar-multiget'))).toEqual([])

    await server.put('work', 'four', calendarOf([meeting('four', 20, 'bo@acme.example')]))
    await server.put('work', 'weekly', calendarOf([{ ...work[2]!, more: ['RRULE:FREQ=WEEKLY;COUNT=2'] }]))
    await server.remove('work', 'one')
    await sync(id)
    expect(await meetingsIn(made)).toEqual(['four', 'three', 'two', 'weekly'])
    expect(await meetingsWith(made, 'bo@acme.example')).toBe(2)
    expect(await meetingsWith(made, 'di@acme.example')).toBe(2)

    await server.remove('home', 'three')
    await server.put('work', 'moved', calendarOf(home))
    await sync(id)
    expect(await meetingsIn(made)).toEqual(['four', 'three', 'two', 'weekly'])
    expect(await meetingsWith(made, 'ed@home.example')).toBe(1)
  })

  test('that are not there any more are taken back', async () => {
    const made = await stage()
    const { world, server, connectCalendar, sync } = made
    const { id } = await connectCalendar()
    await world.work()
    await server.removeCalendar('home')
    await sync(id)
    expect(await meetingsIn(made)).toEqual(['one', 'two', 'weekly'])
  })

  const withoutTokens: Change = (_seen, { status, body }) => ({
    status,
    body: body.replaceAll(/<sync-token>[^<]*<\/sync-token>/g, '<x>'.concat('</x>')),
  })
  const tokensEnd: Change = (seen, answer) =>
    /sync-token>[^<]/.test(seen.body) && seen.method === 'REPORT'
      ? { status: 403, body: '<error xmlns="DAV:"><valid-sync-token/></error>' }
      : answer

  test.each([
    ['do not tell changes', withoutTokens],
    ['do not know a token any more', tokensEnd],
  ])('that %s are read whole, and what was removed is seen', async (_name, change) => {
    const made = await stage()
    const { world, server, proxy, connectCalendar, sync, account } = made
    proxy.change = change
    const { id } = await connectCalendar()
    await world.work()
    const before = await graphOf(world)
    await sync(id)
    expect(await graphOf(world)).toEqual(before)
    await server.remove('work', 'one')
    await sync(id)
    expect(await meetingsIn(made)).toEqual(['three', 'two', 'weekly'])
    expect((await account(id)).sources[0]).toMatchObject({ problem: null })
  })

  test('can be given by the address of one calendar', async () => {
    const made = await stage()
    const { world, proxy, connectCalendar } = made
    await connectCalendar({ url: `${proxy.url}/${encodeURIComponent(user)}/home/` })
    await world.work()
    expect(await meetingsIn(made)).toEqual(['three'])
  })

  test.each<[string, (count: number) => ReturnType<Change>]>([
    ['an answer that breaks off', () => null],
    ['an error of the server', () => ({ status: 500, body: 'no' })],
    ['half an answer', () => ({ status: 207, body: '<multistatus xmlns="DAV:"><response><href>/a' })],
  ])('%s ends in the same graph as no fault', async (_name, fault) => {
    const [plain, faulty] = [await stage(), await stage()]
    await plain.connectCalendar()
    await plain.world.work()
    const { id } = await faulty.connectCalendar()
    let count = 0
    faulty.proxy.change = (seen, answer) =>
      seen.body.includes('calendar-multiget') && (count += 1) === 2 ? fault(count) : answer
    const account = await settle(faulty, id)
    expect(count).toBeGreaterThan(2)
    expect(account.state).toBe('connected')
    expect(await graphOf(faulty.world)).toEqual(await graphOf(plain.world))
  })

  test('are refused with what to do next, and nothing is stored', async () => {
    const { world, me, proxy, connectCalendar } = await stage()
    await expect(connectCalendar({ password: 'wrong' })).rejects.toMatchObject(refusedAt('password', 'app password'))
    await expect(connectCalendar({ url: 'https://10.0.0.1/dav' })).rejects.toMatchObject(
      refusedAt('url', 'cannot connect to this address'),
    )
    proxy.change = () => ({ status: 200, body: '<html></html>' })
    await expect(connectCalendar()).rejects.toMatchObject(refusedAt('url', 'No calendar was found'))
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><multistatus xmlns="DAV:">&c;</multistatus>'
    proxy.change = () => ({ status: 207, body: bomb })
    await expect(connectCalendar()).rejects.toMatchObject(refusedAt('url', 'No calendar was found'))
    const { items } = await world.as(me).connectedAccounts.list({})
    expect(items.flatMap(({ accounts }) => accounts)).toEqual([])
  })
})
