import { afterEach, expect, test } from 'vitest'
import { makeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { googleScopes } from './google-answers.ts'
import { startGoogle, type Google } from './google.ts'

let google: Google
afterEach(() => google.close())

const mailbox = (messages = 700) => makeUpMailbox({ account: 'ana@alder.example', messages })

interface List {
  messages?: { id: string; threadId: string }[]
  nextPageToken?: string
  resultSizeEstimate: number
}
interface Message {
  id: string
  labelIds: string[]
  internalDate: string
  payload: { headers: { name: string; value: string }[] }
}
interface History {
  history?: { messagesAdded?: unknown[]; messagesDeleted?: unknown[]; messages: { id: string }[] }[]
  nextPageToken?: string
  historyId: string
}
interface Refusal {
  error: { code: number; message: string; errors: { reason: string }[] }
}

const ask = (path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
  fetch(google.url + path, { ...init, headers: { authorization: `Bearer ${google.token}`, ...init.headers } })
const get = async <Body>(path: string): Promise<Body> => {
  const response = await ask(`/gmail/v1/users/me/${path}`)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}
const refusal = async (path: string) => {
  const response = await ask(`/gmail/v1/users/me/${path}`)
  const { error } = (await response.json()) as Refusal
  return [response.status, error.code, error.errors[0]?.reason, error.message]
}

async function listAll(parameters = ''): Promise<string[]> {
  const ids: string[] = []
  let token: string | undefined
  do {
    const page = await get<List>(`messages?maxResults=500${parameters}${token ? `&pageToken=${token}` : ''}`)
    ids.push(...(page.messages ?? []).map(({ id }) => id))
    token = page.nextPageToken
  } while (token)
  return ids
}

test('the profile names the account and where its history stands', async () => {
  google = await startGoogle({ mailboxes: [mailbox()] })
  const profile = await get<{ emailAddress: string; historyId: string }>('profile')
  expect(profile).toMatchObject({ emailAddress: 'ana@alder.example', messagesTotal: 700 })
  expect(await get('history?startHistoryId=' + profile.historyId)).toEqual({ historyId: profile.historyId })
})

test('messages are listed newest first, page by page, each once, without spam and trash', async () => {
  const ana = mailbox()
  google = await startGoogle({ mailboxes: [ana] })
  const first = await get<List>('messages?maxResults=9999')
  expect(first.messages).toHaveLength(500)
  expect((await get<List>('messages')).messages).toHaveLength(100)
  const ids = await listAll()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(await listAll('&includeSpamTrash=true')).toHaveLength(700)
  const folders = new Set(ids.map((id) => ana.messages.find(id)!.folder))
  expect(folders.has('spam') || folders.has('trash')).toBe(false)
  const sent = await listAll('&labelIds=SENT')
  expect(sent.length).toBeGreaterThan(100)
  expect(sent.every((id) => ana.messages.find(id)!.folder === 'sent')).toBe(true)
})

test('an empty mailbox has no list at all', async () => {
  google = await startGoogle({ mailboxes: [mailbox(0)] })
  expect(await get('messages')).toEqual({ resultSizeEstimate: 0 })
})

test('metadata has the headers that were asked for, and no body', async () => {
  const ana = mailbox()
  google = await startGoogle({ mailboxes: [ana] })
  const { id, from, sentAt } = ana.messages.at(650)!
  const path = `messages/${id}?format=metadata&metadataHeaders=From&metadataHeaders=date`
  const message = await get<Message>(path)
  expect(message.payload.headers.map(({ name }) => name)).toEqual(['From', 'Date'])
  expect(message.payload.headers[0]?.value).toContain(from.address)
  expect(Number(message.internalDate)).toBe(sentAt.getTime())
  expect(message.payload).not.toHaveProperty('body')
  const whole = await get<Message>(`messages/${id}?format=metadata`)
  expect(whole.payload.headers.length).toBeGreaterThan(4)
  expect(await refusal('messages/123?format=metadata')).toEqual([
    404,
    404,
    'notFound',
    'Requested entity was not found.',
  ])
})

test('with the metadata scope there is neither q nor a full format, whatever else the token allows', async () => {
  const ana = mailbox(10)
  google = await startGoogle({ mailboxes: [ana], scopes: [googleScopes.mailMetadata, googleScopes.mailReadonly] })
  const noQ = [403, 403, 'forbidden', "Metadata scope does not support 'q' parameter"]
  expect(await refusal('messages?q=from:ben')).toEqual(noQ)
  expect(await refusal('messages?q=')).toEqual(noQ)
  const { id } = ana.messages.at(0)!
  expect(await refusal(`messages/${id}`)).toEqual([403, 403, 'forbidden', "Metadata scope doesn't allow format FULL"])
  await google.close()
  google = await startGoogle({ mailboxes: [ana], scopes: [googleScopes.mailReadonly] })
  expect((await ask(`/gmail/v1/users/me/messages/${id}`)).status).toBe(200)
  await google.close()
  google = await startGoogle({ mailboxes: [ana], scopes: ['openid'] })
  expect((await refusal('messages')).slice(0, 3)).toEqual([403, 403, 'insufficientPermissions'])
})

test('history tells what came and went, page by page, until it is too old', async () => {
  const ana = mailbox(20)
  google = await startGoogle({ mailboxes: [ana] })
  const { historyId } = await get<{ historyId: string }>('profile')
  const added = ana.messages.add({ subject: 'New' })
  const gone = ana.messages.at(4)!
  ana.messages.delete(gone.id)
  const first = await get<History>(`history?startHistoryId=${historyId}&maxResults=1`)
  expect(first.history).toMatchObject([{ messagesAdded: [{ message: { id: added.id } }] }])
  const second = await get<History>(`history?startHistoryId=${historyId}&maxResults=1&pageToken=${first.nextPageToken}`)
  expect(second.history).toMatchObject([{ messagesDeleted: [{ message: { id: gone.id } }] }])
  expect(second.nextPageToken).toBeUndefined()
  const onlyAdded = await get<History>(`history?startHistoryId=${historyId}&historyTypes=messageAdded`)
  expect(onlyAdded.history).toHaveLength(1)
  expect(await get(`history?startHistoryId=${second.historyId}`)).toEqual({ historyId: second.historyId })
  expect((await refusal(`messages/${gone.id}?format=metadata`))[0]).toBe(404)
  ana.messages.changes.forget()
  expect((await refusal(`history?startHistoryId=${second.historyId}`))[2]).toBe('notFound')
  expect((await refusal('history'))[0]).toBe(400)
})

const batch = (paths: string[]) => {
  const parts = paths.map(
    (path, i) => `--b1\r\nContent-Type: application/http\r\nContent-ID: <item-${i}>\r\n\r\nGET ${path}\r\n\r\n`,
  )
  return ask('/batch/gmail/v1', {
    method: 'POST',
    headers: { 'content-type': 'multipart/mixed; boundary="b1"' },
    body: `${parts.join('')}--b1--`,
  })
}

async function partsOf(response: Response) {
  const boundary = /boundary=(.+)$/.exec(response.headers.get('content-type')!)![1]
  return (await response.text())
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => ({
      id: /Content-ID: <response-(.+)>/.exec(part)?.[1],
      status: Number(/HTTP\/1\.1 (\d+)/.exec(part)?.[1]),
      body: JSON.parse(part.split('\r\n\r\n')[2]!) as { id?: string; error?: unknown },
    }))
}

test('a batch answers each part with its own status', async () => {
  const ana = mailbox(200)
  google = await startGoogle({ mailboxes: [ana] })
  const ids = [5, 6, 7].map((index) => ana.messages.at(index)!.id)
  google.faults.script({
    kind: 'too many requests',
    when: ({ operation }) => operation === 'gmail.messages.get',
    at: 2,
  })
  const paths = [...ids, 'nothing'].map((id) => `/gmail/v1/users/me/messages/${id}?format=metadata`)
  const parts = await partsOf(await batch(paths))
  expect(parts.map(({ id, status }) => [id, status])).toEqual([
    ['item-0', 200],
    ['item-1', 429],
    ['item-2', 200],
    ['item-3', 404],
  ])
  expect(parts[2]?.body.id).toBe(ids[2])
  expect([google.countOf('gmail.batch'), google.countOf('gmail.messages.get')]).toEqual([1, 4])
  const many = Array.from({ length: 101 }, () => paths[0]!)
  expect((await batch(many)).status).toBe(400)
})

test('units are counted by the minute, those of a batch too, and can be switched off', async () => {
  const ana = mailbox(50)
  google = await startGoogle({ mailboxes: [ana], quota: { unitsPerMinute: 12 } })
  const path = `messages/${ana.messages.at(0)!.id}?format=metadata`
  // A minute may end in between; then the count starts anew.
  const untilRefused = async () => {
    for (let i = 0; i < 8; i += 1) {
      const response = await ask(`/gmail/v1/users/me/${path}`)
      if (response.status !== 200) return { after: i, ...((await response.json()) as Refusal).error }
    }
    return undefined
  }
  expect(await untilRefused()).toMatchObject({ code: 429, errors: [{ reason: 'rateLimitExceeded' }] })
  google.quota.status = 403
  expect(await untilRefused()).toMatchObject({ code: 403, errors: [{ reason: 'userRateLimitExceeded' }] })
  const parts = await partsOf(
    await batch([`/gmail/v1/users/me/${path}`, `/gmail/v1/users/me/${path}`, `/gmail/v1/users/me/${path}`]),
  )
  expect(parts.map(({ status }) => status)).toContain(403)
  google.quota.unitsPerMinute = Infinity
  expect(await untilRefused()).toBeUndefined()
})

test('faults are in Gmail’s own words', async () => {
  google = await startGoogle({ mailboxes: [mailbox(600)], quota: { unitsPerMinute: Infinity } })
  google.faults.script(
    { kind: 'unauthorized', at: 2 },
    { kind: 'expired cursor', at: 3 },
    { kind: 'server error', at: 4 },
  )
  await get('messages')
  expect(await refusal('messages')).toEqual([401, 401, 'authError', 'Invalid Credentials'])
  expect((await refusal('history?startHistoryId=1'))[0]).toBe(404)
  expect((await refusal('messages'))[0]).toBe(503)
  google.faults.script({ kind: 'repeated items', at: 2 })
  const ids = await listAll()
  expect(ids.length - new Set(ids).size).toBe(3)
})

test('each account sees its own mailbox', async () => {
  const ben = makeUpMailbox({ account: 'ben@birch.example', messages: 3 })
  const grantOf = () => ({ account: 'ben@birch.example', scopes: [googleScopes.mailMetadata] })
  google = await startGoogle({ mailboxes: [mailbox(), ben], grantOf })
  const headers = { authorization: 'Bearer of-ben' }
  const response = await ask('/gmail/v1/users/me/profile', { headers })
  expect(await response.json()).toMatchObject({ emailAddress: 'ben@birch.example', messagesTotal: 3 })
})
