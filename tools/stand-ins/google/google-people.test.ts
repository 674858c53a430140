import { afterEach, expect, test } from 'vitest'
import { makeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { googleScopes } from './google-answers.ts'
import { startGoogle, type Google } from './google.ts'

let google: Google
afterEach(() => google.close())

interface Person {
  resourceName: string
  names?: { displayName: string }[]
  emailAddresses?: { value: string }[]
  organizations?: unknown[]
  metadata?: { deleted?: boolean }
}
interface Page {
  connections?: Person[]
  otherContacts?: Person[]
  nextPageToken?: string
  nextSyncToken?: string
  totalItems?: number
}

const open = async (scopes?: string[]) => {
  const ana = makeUpMailbox({ account: 'ana@alder.example', messages: 0, events: 0, people: 150, contacts: 60 })
  google = await startGoogle({ mailboxes: [ana], ...(scopes ? { scopes } : {}) })
  return ana
}
const ask = (path: string, parameters: Record<string, string>) =>
  fetch(`${google.url}/v1/${path}?${new URLSearchParams(parameters).toString()}`, {
    headers: { authorization: `Bearer ${google.token}` },
  })
const fields = { personFields: 'names,emailAddresses,metadata' }

async function connections(parameters: Record<string, string> = {}) {
  const people: Person[] = []
  let token: Record<string, string> = {}
  for (;;) {
    const response = await ask('people/me/connections', {
      ...fields,
      requestSyncToken: 'true',
      ...parameters,
      ...token,
    })
    const page = (await response.json()) as Page
    people.push(...(page.connections ?? []))
    if (!page.nextPageToken) return { people, syncToken: page.nextSyncToken!, total: page.totalItems }
    expect(page.nextSyncToken).toBeUndefined()
    token = { pageToken: page.nextPageToken }
  }
}

test('saved contacts are paged through, with the fields that were asked for', async () => {
  const ana = await open()
  const { people, total } = await connections({ pageSize: '25' })
  expect([people.length, total, new Set(people.map(({ resourceName }) => resourceName)).size]).toEqual([60, 60, 60])
  expect(people[0]?.emailAddresses?.[0]?.value).toBe(ana.people[0]?.address)
  expect(people[0]).not.toHaveProperty('organizations')
  expect((await ask('people/me/connections', {})).status).toBe(400)
  expect((await ask('people/me/connections', { ...fields, pageSize: '1001' })).status).toBe(400)
})

test('a sync token brings new, changed and deleted people', async () => {
  const ana = await open()
  const { syncToken } = await connections()
  expect((await connections({ syncToken })).people).toEqual([])
  const added = ana.contacts.add()
  const gone = ana.contacts.at(7)!
  ana.contacts.delete(gone.id)
  ana.contacts.update(ana.contacts.at(8)!.id, { given: 'Renamed' })
  const { people } = await connections({ syncToken })
  expect(people.map(({ resourceName }) => resourceName)).toContain(`people/c${added.id}`)
  expect(people.find(({ resourceName }) => resourceName.endsWith(gone.id))?.metadata?.deleted).toBe(true)
  expect(people.some(({ names }) => names?.[0]?.displayName.startsWith('Renamed '))).toBe(true)
})

test('an expired sync token has a reason of its own, and parameters must stay the same', async () => {
  const ana = await open()
  const { syncToken } = await connections()
  const other = await ask('people/me/connections', { personFields: 'names', syncToken })
  expect(other.status).toBe(400)
  expect(JSON.stringify(await other.json())).not.toContain('EXPIRED_SYNC_TOKEN')
  ana.contacts.changes.forget()
  const expired = await ask('people/me/connections', { ...fields, syncToken })
  expect(expired.status).toBe(400)
  expect(await expired.json()).toMatchObject({ error: { details: [{ reason: 'EXPIRED_SYNC_TOKEN' }] } })
})

test('other contacts are those whom the owner only wrote to, and need their own scope', async () => {
  await open()
  const page = (await (
    await ask('otherContacts', { readMask: 'names,emailAddresses', pageSize: '1000' })
  ).json()) as Page
  expect(page.otherContacts).toHaveLength(90)
  expect(page.otherContacts?.[0]?.resourceName).toMatch(/^otherContacts\/c/)
  await google.close()
  await open([googleScopes.contactsReadonly])
  expect((await ask('otherContacts', { readMask: 'names' })).status).toBe(403)
  expect((await ask('people/me/connections', fields)).status).toBe(200)
})
