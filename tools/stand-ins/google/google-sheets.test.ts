import { onTestFinished, expect, test } from 'vitest'
import { makeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { makeUpSheet } from '../made-up/made-up-sheets.ts'
import { googleScopes } from './google-answers.ts'
import { startGoogle } from './google.ts'

const owner = 'ana@alder.example'

async function stage({ scopes = [googleScopes.driveFile], readsPerMinute = 60 } = {}) {
  const sheet = makeUpSheet({ owner, people: 2 })
  const mailboxes = [makeUpMailbox({ account: owner, messages: 0, events: 0, people: 1, contacts: 0 })]
  const google = await startGoogle({ mailboxes, sheets: [sheet], scopes, quota: { readsPerMinute } })
  onTestFinished(() => google.close())
  const ask = async (path: string) => {
    const response = await fetch(google.url + path, { headers: { authorization: `Bearer ${google.token}` } })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { google, sheet, ask, path: `/v4/spreadsheets/${sheet.id}` }
}

test('a spreadsheet is not found until it was picked, and then has its tabs and values', async () => {
  const { google, sheet, ask, path } = await stage()
  expect((await ask(path)).status).toBe(404)
  expect((await ask('/drive/v3/files')).body['files']).toEqual([])
  google.picker.pick(owner, sheet.id)
  expect((await ask(path)).body).toMatchObject({
    properties: { title: 'Investors' },
    sheets: [{ properties: { sheetId: 0, title: 'Sheet1', sheetType: 'GRID' } }],
  })
  const { body } = await ask(`${path}/values:batchGet?ranges='Sheet1'`)
  const [range] = body['valueRanges'] as { range: string; values: string[][] }[]
  expect(range!.range).toBe('Sheet1!A1:Z1000')
  expect(range!.values).toHaveLength(3)
  expect((await ask(`${path}/values:batchGet?ranges=Sheet9`)).status).toBe(400)
  expect((await ask('/drive/v3/files')).body['files']).toMatchObject([{ id: sheet.id, name: 'Investors' }])
  sheet.isDeleted = true
  expect((await ask(path)).status).toBe(404)
})

test('it takes the scope for picked files, and so many reads a minute', async () => {
  const other = await stage({ scopes: [googleScopes.contactsReadonly] })
  other.google.picker.pick(owner, other.sheet.id)
  expect((await other.ask(other.path)).status).toBe(403)
  const { google, sheet, ask, path } = await stage({ readsPerMinute: 2 })
  google.picker.pick(owner, sheet.id)
  // The minute may end between two of them.
  const statuses = [await ask(path), await ask(path), await ask(path), await ask(path)].map(({ status }) => status)
  expect(statuses).toContain(429)
})
