import { afterEach, expect, test } from 'vitest'
import { makeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { outlookId } from './graph-mail.ts'
import { startGraph, type Graph } from './graph.ts'

let graph: Graph
afterEach(() => graph.close())

type Row = Record<string, unknown> & { id: string; '@removed'?: { reason: string } }
interface Page {
  value: Row[]
  '@odata.nextLink'?: string
  '@odata.deltaLink'?: string
}

const open = async (scopes?: string[]) => {
  const ana = makeUpMailbox({ account: 'ana@alder.example', messages: 400, events: 150 })
  graph = await startGraph({ mailboxes: [ana], ...(scopes ? { scopes } : {}) })
  return ana
}
const ask = (pathOrLink: string, pageSize?: number, idType = 'IdType="ImmutableId"') =>
  fetch(pathOrLink.startsWith('http') ? pathOrLink : `${graph.url}/v1.0/me${pathOrLink}`, {
    headers: {
      authorization: `Bearer ${graph.token}`,
      prefer: [idType, ...(pageSize ? [`odata.maxpagesize=${pageSize}`] : [])].join(', '),
    },
  })

/** Follows the links of one round. */
async function round(start: string, pageSize = 50) {
  const pages: Row[][] = []
  let link = start
  for (;;) {
    const response = await ask(link, pageSize)
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    const page = (await response.json()) as Page
    pages.push(page.value)
    expect([page['@odata.nextLink'], page['@odata.deltaLink']].filter(Boolean)).toHaveLength(1)
    if (page['@odata.deltaLink']) return { rows: pages.flat(), pages, deltaLink: page['@odata.deltaLink'] }
    link = page['@odata.nextLink']!
  }
}

test('the account, its other addresses and its folders', async () => {
  const ana = await open()
  expect(await (await ask('')).json()).toMatchObject({ mail: 'ana@alder.example', displayName: 'Ana Lima' })
  const me = (await (await ask('?$select=proxyAddresses')).json()) as { proxyAddresses: string[] }
  expect(me.proxyAddresses).toEqual(['SMTP:ana@alder.example', ...ana.aliases.map((alias) => `smtp:${alias}`)])
  const first = (await (await ask('/mailFolders?$top=5')).json()) as Page
  const second = (await (await ask(first['@odata.nextLink']!)).json()) as Page
  const names = [...first.value, ...second.value].map(({ displayName }) => displayName)
  expect(names).toEqual(expect.arrayContaining(['Inbox', 'Sent Items', 'Projects']))
  expect(second['@odata.nextLink']).toBeUndefined()
})

test('a first round brings a folder, with an empty page in between, and only what was selected', async () => {
  const ana = await open()
  const { rows, pages } = await round('/mailFolders/sentitems/messages/delta?$select=toRecipients,sentDateTime', 20)
  const sent = Array.from({ length: 400 }, (_, i) => ana.messages.at(i)!).filter(({ folder }) => folder === 'sent')
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => outlookId(id))))
  expect(pages[1]).toEqual([])
  expect(pages.every((page) => page.length <= 20)).toBe(true)
  expect(Object.keys(rows[0]!).toSorted()).toEqual(['@odata.etag', 'id', 'sentDateTime', 'toRecipients'])
  const response = await ask('/mailFolders/inbox/messages/delta', 7)
  expect(response.headers.get('preference-applied')).toBe('odata.maxpagesize=7')
  const folders = (await (await ask('/mailFolders')).json()) as Page
  const projects = folders.value.find(({ displayName }) => displayName === 'Projects')!
  expect((await ask(`/mailFolders/${projects.id}/messages/delta`)).status).toBe(200)
  expect((await ask('/mailFolders/nowhere/messages/delta')).status).toBe(404)
})

test('a message that is moved has another id, unless ids that stay are asked for', async () => {
  const ana = await open()
  const { id } = Array.from({ length: 400 }, (_, i) => ana.messages.at(i)!).find(({ folder }) => folder === 'inbox')!
  const idsIn = async (folder: string, idType: string) => {
    const page = (await (await ask(`/mailFolders/${folder}/messages/delta`, 400, idType)).json()) as Page
    return page.value.map((row) => row.id)
  }
  const before = await idsIn('inbox', 'IdType="RestId"')
  ana.messages.update(id, { folder: 'archive' })
  expect(before).not.toContain(outlookId(id))
  expect((await idsIn('archive', 'IdType="RestId"')).filter((one) => before.includes(one))).toEqual([])
  expect(await idsIn('archive', 'IdType="ImmutableId"')).toContain(outlookId(id))
})

test('headers come only when selected, and bodies never with the basic scope', async () => {
  await open()
  const plain = await round('/mailFolders/inbox/messages/delta')
  expect(plain.rows[0]).not.toHaveProperty('internetMessageHeaders')
  expect(plain.rows[0]).not.toHaveProperty('bodyPreview')
  const selected = await round('/mailFolders/inbox/messages/delta?$select=from,internetMessageHeaders')
  expect(JSON.stringify(selected.rows)).toContain('Auto-Submitted')
  expect((await ask('/mailFolders/inbox/messages/delta?$select=bodyPreview')).status).toBe(403)
  expect((await ask('/mailFolders/inbox/messages/delta?$select=body')).status).toBe(403)
  await graph.close()
  await open(['Mail.Read'])
  expect((await round('/mailFolders/inbox/messages/delta?$select=bodyPreview')).rows[0]).toHaveProperty('bodyPreview')
  expect((await ask('/contacts/delta')).status).toBe(403)
})

test('the delta link brings what came, moved and went', async () => {
  const ana = await open()
  const { deltaLink } = await round('/mailFolders/inbox/messages/delta')
  expect((await round(deltaLink)).rows).toEqual([])
  const came = ana.messages.add({ folder: 'inbox' })
  const inbox = Array.from({ length: 400 }, (_, i) => ana.messages.at(i)!).filter(({ folder }) => folder === 'inbox')
  ana.messages.update(inbox[0]!.id, { folder: 'archive' })
  ana.messages.delete(inbox[1]!.id)
  const { rows } = await round(deltaLink)
  expect(rows.find(({ id }) => id === outlookId(came.id))).toHaveProperty('from')
  for (const gone of [inbox[0]!, inbox[1]!])
    expect(rows.find(({ id }) => id === outlookId(gone.id))?.['@removed']).toEqual({ reason: 'deleted' })
})

test('an expired link is answered with 410, in the middle of a round too', async () => {
  const ana = await open()
  const { deltaLink } = await round('/mailFolders/inbox/messages/delta')
  const middle = ((await (await ask('/mailFolders/inbox/messages/delta')).json()) as Page)['@odata.nextLink']!
  ana.messages.changes.forget()
  for (const link of [deltaLink, middle]) {
    const response = await ask(link)
    expect([response.status, await response.json()]).toMatchObject([410, { error: { code: 'SyncStateNotFound' } }])
  }
  expect((await round('/mailFolders/inbox/messages/delta')).rows.length).toBeGreaterThan(20)
})

test('a calendar view needs a window once, and knows series and their occurrences', async () => {
  const ana = await open()
  expect((await ask('/calendarView/delta')).status).toBe(400)
  const window = 'startDateTime=2026-01-01T00:00:00Z&endDateTime=2026-10-01T00:00:00Z'
  const { rows, deltaLink } = await round(`/calendarView/delta?${window}`)
  const types = new Set(rows.map(({ type }) => type))
  expect(types).toEqual(new Set(['singleInstance', 'seriesMaster', 'occurrence']))
  expect(rows.some(({ isCancelled }) => isCancelled)).toBe(true)
  const outside = ana.events.add({ start: new Date('2030-01-01T10:00Z'), end: new Date('2030-01-01T11:00Z') })
  const inside = ana.events.add({ start: new Date('2026-02-01T10:00Z'), end: new Date('2026-02-01T11:00Z') })
  const gone = ana.events.at(100)!
  ana.events.delete(gone.id)
  const changed = new Map((await round(deltaLink)).rows.map((row) => [row.id, row]))
  expect(changed.get(outlookId(inside.id))?.['subject']).toBe(inside.summary)
  expect(changed.get(outlookId(outside.id))?.['subject']).toBeNull()
  expect(changed.get(outlookId(gone.id))?.['@removed']).toEqual({ reason: 'deleted' })
})

test('contacts have their own round', async () => {
  const ana = await open()
  const { rows, deltaLink } = await round('/contacts/delta')
  expect(rows).toHaveLength(60)
  expect(rows.find(({ id }) => id === outlookId(ana.contacts.at(0)!.id))).toMatchObject({
    emailAddresses: [{ address: ana.people[0]!.address }],
  })
  ana.contacts.delete(ana.contacts.at(5)!.id)
  expect((await round(deltaLink)).rows).toMatchObject([{ '@removed': { reason: 'deleted' } }])
})

test('a fifth request at once is refused, and may be made a little later', async () => {
  await open()
  graph.latencyMs = 300
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const response = await ask('/mailFolders/inbox/messages/delta')
      return [response.status, response.headers.get('retry-after')] as const
    }),
  )
  expect(statuses.filter(([status]) => status === 200)).toHaveLength(4)
  expect(statuses.filter(([status, after]) => status === 429 && after === '1')).toHaveLength(2)
  expect((await ask('/mailFolders/inbox/messages/delta')).status).toBe(200)
})
