import { afterEach, expect, test } from 'vitest'
import { makeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { startGoogle, type Google } from './google.ts'

let google: Google
afterEach(() => google.close())

interface Item {
  id: string
  status: string
  recurrence?: string[]
  recurringEventId?: string
  start?: { dateTime?: string; date?: string }
  attendees?: { email: string; self?: true; resource?: true }[]
}
interface Page {
  items: Item[]
  nextPageToken?: string
  nextSyncToken?: string
}

const open = async (events = 300) => {
  const ana = makeUpMailbox({ account: 'ana@alder.example', messages: 0, events })
  google = await startGoogle({ mailboxes: [ana] })
  return ana
}
const ask = (parameters: Record<string, string>) =>
  fetch(`${google.url}/calendar/v3/calendars/primary/events?${new URLSearchParams(parameters).toString()}`, {
    headers: { authorization: `Bearer ${google.token}` },
  })

async function listAll(parameters: Record<string, string>) {
  const items: Item[] = []
  let pages = 0
  let token: Record<string, string> = {}
  for (;;) {
    const page = (await (await ask({ ...parameters, ...token })).json()) as Page
    items.push(...page.items)
    pages += 1
    expect([page.nextPageToken, page.nextSyncToken].filter(Boolean)).toHaveLength(1)
    if (page.nextSyncToken) return { items, pages, syncToken: page.nextSyncToken }
    token = { pageToken: page.nextPageToken! }
  }
}

test('a full run pages through all events and ends with the only sync token', async () => {
  const ana = await open()
  const { items, pages } = await listAll({ maxResults: '50' })
  expect(pages).toBeGreaterThan(4)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const confirmed = Array.from({ length: 300 }, (_, i) => ana.events.at(i)!).filter(
    ({ status }) => status === 'confirmed',
  )
  expect(items.filter(({ status }) => status === 'confirmed')).toHaveLength(confirmed.length)
  expect(items.some(({ recurrence }) => recurrence?.[0] === 'RRULE:FREQ=WEEKLY;COUNT=8')).toBe(true)
  expect(items.some(({ start }) => start?.date)).toBe(true)
  expect(items.some(({ attendees }) => attendees?.some(({ self }) => self))).toBe(true)
  expect(items.some(({ attendees }) => attendees?.some(({ resource }) => resource))).toBe(true)
})

test('single events are the occurrences, and called-off ones come only when asked for', async () => {
  await open()
  const { items } = await listAll({ singleEvents: 'true' })
  expect(items.every(({ recurrence, status }) => !recurrence && status === 'confirmed')).toBe(true)
  expect(items.some(({ recurringEventId }) => recurringEventId)).toBe(true)
  const withDeleted = await listAll({ singleEvents: 'true', showDeleted: 'true' })
  expect(withDeleted.items.some(({ status }) => status === 'cancelled')).toBe(true)
  const masters = await listAll({})
  const calledOff = masters.items.filter(({ status }) => status === 'cancelled')
  expect(calledOff).not.toEqual([])
  expect(calledOff.every(({ recurringEventId }) => recurringEventId)).toBe(true)
})

test('a window leaves out what lies outside', async () => {
  await open()
  const timeMin = '2026-06-01T00:00:00Z'
  const { items } = await listAll({ singleEvents: 'true', timeMin, orderBy: 'startTime' })
  expect(items).not.toEqual([])
  expect(items.every(({ start }) => new Date(start!.dateTime ?? start!.date!) >= new Date('2026-05-31'))).toBe(true)
})

test('a sync token brings what changed since, deletions included', async () => {
  const ana = await open(40)
  const full = await listAll({})
  expect((await listAll({ syncToken: full.syncToken })).items).toEqual([])
  const added = ana.events.add({ status: 'confirmed', summary: 'New' })
  const moved = Array.from({ length: 40 }, (_, i) => ana.events.at(i)!).find(
    (one) => one.status === 'confirmed' && !one.weekly,
  )!
  ana.events.update(moved.id, { summary: 'Moved' })
  const gone = ana.events.at(39)!
  ana.events.delete(gone.id)
  const changed = await listAll({ syncToken: full.syncToken })
  const byId = new Map(changed.items.map((item) => [item.id, item]))
  expect(byId.get(added.id)).toMatchObject({ status: 'confirmed', summary: 'New' })
  expect(byId.get(moved.id)).toMatchObject({ summary: 'Moved' })
  expect(byId.get(gone.id)).toMatchObject({ status: 'cancelled' })
  expect((await listAll({ syncToken: changed.syncToken })).items).toEqual([])
})

test('what changes while somebody pages is in their next run', async () => {
  const ana = await open(40)
  const first = (await (await ask({ maxResults: '5' })).json()) as Page
  const early = ana.events.at(0)!
  ana.events.update(early.id, { summary: 'Changed meanwhile', status: 'confirmed' })
  let page = first
  while (page.nextPageToken)
    page = (await (await ask({ pageToken: page.nextPageToken, maxResults: '500' })).json()) as Page
  const { items } = await listAll({ syncToken: page.nextSyncToken! })
  expect(items.map(({ id }) => id)).toContain(early.id)
})

test('an expired sync token is answered with 410, and forbidden parameters with 400', async () => {
  const ana = await open(20)
  const { syncToken } = await listAll({})
  for (const [name, value] of [
    ['timeMin', '2026-01-01T00:00:00Z'],
    ['timeMax', '2026-01-01T00:00:00Z'],
    ['q', 'x'],
    ['orderBy', 'updated'],
    ['updatedMin', '2026-01-01T00:00:00Z'],
    ['iCalUID', 'x'],
    ['showDeleted', 'false'],
  ] as const)
    expect((await ask({ syncToken, [name]: value })).status).toBe(400)
  expect((await ask({ syncToken: 'nonsense' })).status).toBe(400)
  ana.events.changes.forget()
  const gone = await ask({ syncToken })
  expect([gone.status, await gone.json()]).toMatchObject([410, { error: { errors: [{ reason: 'fullSyncRequired' }] } }])
  expect((await ask({})).status).toBe(200)
})
