import { expect, test } from 'vitest'
import { joinCsv } from '@wellmet/platform/files/text/write-csv.rules.ts'
import { bring } from '../../tests/world/imports.ts'
import { linkOf, sheetOwner, sheetsStage, type SheetsStage } from '../../tests/world/sheets.ts'
import { graphOf } from '../../tests/world/suites.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { makeUpBudget, makeUpSheet, type MadeUpSheet } from '../../tools/stand-ins/made-up/made-up-sheets.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'

const scope = 'https://www.googleapis.com/auth/drive.file'
const header = ['Name', 'Email', 'Company', 'Title']
const bo = ['Bo Berg', 'bo@acme.example', 'Acme', 'Partner']
const cy = ['Cy Lin', 'cy@acme.example', 'Acme', 'CTO']

const sheetOf = (...tabs: MadeUpSheet['tabs']): MadeUpSheet => ({
  ...makeUpSheet({ owner: sheetOwner, title: 'People of the board', people: 0 }),
  tabs,
})
const peopleSheet = (): MadeUpSheet => sheetOf({ id: 0, title: 'Sheet1', rows: [header, bo, cy] })

interface Known {
  name: string
  title: string | null
  company: string | null
  emails: string[]
}
const contactsOf = async ({ world }: SheetsStage): Promise<Known[]> => (await graphOf(world)) as Known[]
const namesIn = async (stage: SheetsStage): Promise<string[]> =>
  (await contactsOf(stage)).map(({ name }) => name).toSorted()

async function connected(sheet = peopleSheet()) {
  const stage = await sheetsStage([sheet])
  const { id } = await stage.connectSheet(sheet)
  await stage.world.work()
  const api = stage.world.as(stage.me).data
  const table = async () => (await api.connection({ params: { id } })).connection
  return { ...stage, id, sheet, table, rows: sheet.tabs[0]!.rows }
}

test('Google is asked for the one spreadsheet that the link names, and for no other permission', async () => {
  const { world, me, sheets } = await sheetsStage()
  const access = { url: linkOf(sheets[0]!) }
  const { url, connection } = await world.as(me).data.connect({ body: { provider: 'google-sheets', access } })
  expect(connection).toBeNull()
  const asked = Object.fromEntries(new URL(url!).searchParams)
  expect(asked).toMatchObject({ scope, trigger_onepick: 'true', file_ids: sheets[0]!.id, access_type: 'offline' })
  expect(asked).toMatchObject({ code_challenge_method: 'S256', redirect_uri: 'http://wellmet.test/auth/callback' })
})

test('the rows of a spreadsheet become contacts, and a cell that is changed there changes the contact', async () => {
  const stage = await connected()
  const { world, rows, sync, id, table } = stage
  expect(await contactsOf(stage)).toMatchObject([
    { name: 'Bo Berg', title: 'Partner', company: 'Acme', emails: ['bo@acme.example'] },
    { name: 'Cy Lin', title: 'CTO', company: 'Acme', emails: ['cy@acme.example'] },
  ])
  expect(await table()).toMatchObject({ name: 'People of the board', state: 'connected', rows: 2, leftOut: {} })
  rows[1]![3] = 'Chair'
  rows[2] = ['Di Roe', 'di@acme.example', 'Halyard', 'CFO']
  await sync(id)
  await world.work()
  expect(await contactsOf(stage)).toMatchObject([
    { name: 'Bo Berg', title: 'Chair' },
    { name: 'Di Roe', title: 'CFO', company: 'Halyard' },
  ])
  expect(await table()).toMatchObject({ rows: 2, problem: null })
})

test('a spreadsheet makes the same graph as the same table in a file', async () => {
  const { world, sheet } = await connected(makeUpSheet({ owner: sheetOwner, people: 60 }))
  const byFile = await worldForThisTest()
  await bring(byFile, await byFile.signUp('Ana Lima'), 'table.csv', joinCsv(sheet.tabs[0]!.rows))
  const graph = await graphOf(world)
  expect(graph).toHaveLength(60)
  expect(graph).toEqual(await graphOf(byFile))
})

test('what did not change is not stored again, and what was left out stays known', async () => {
  const { world, me, rows, sync, id, table } = await connected()
  rows.push(['', 'no address', '', ''])
  await sync(id)
  expect(await table()).toMatchObject({ rows: 2, leftOut: { empty_row: 1 } })
  await sync(id)
  expect(await table()).toMatchObject({ rows: 2, leftOut: { empty_row: 1 } })
  const { runs } = await world.as(me).data.connection({ params: { id } })
  expect(runs.map(({ read, stored }) => [read, stored])).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('every visible tab with a table of contacts is read, whatever it is called, and no other', async () => {
  const sheet = sheetOf(
    { id: 0, title: "Ana's people; 2026", rows: [['People; of the board'], [], header, bo] },
    {
      id: 7,
      title: 'Kontakte',
      rows: [
        ['Vorname', 'Nachname', 'E-Mail'],
        ['Cy', 'Lin', 'cy@acme.example'],
        ['Bo', 'Berg', 'bo@acme.example'],
      ],
    },
    { id: 8, title: 'Hidden', rows: [header, ['Di Roe', 'di@acme.example', '', '']], isHidden: true },
    { id: 9, title: 'Empty', rows: [] },
    ...makeUpBudget(sheetOwner).tabs.map((tab) => ({ ...tab, id: 10 })),
  )
  const stage = await connected(sheet)
  expect(await namesIn(stage)).toEqual(['Bo Berg', 'Cy Lin'])
  sheet.tabs.splice(1, 1)
  await stage.sync(stage.id)
  await stage.world.work()
  expect(await namesIn(stage)).toEqual(['Bo Berg'])
})

test('a header that is broken takes nobody away, and mending it is enough', async () => {
  const stage = await connected()
  const { sheet, sync, id, table } = stage
  const before = sheet.tabs[0]!.rows
  for (const rows of [[['Name', 'Company'], ...before.slice(1)], []]) {
    sheet.tabs[0]!.rows = rows
    await sync(id)
    expect((await table()).problem).toContain('The table of contacts is no longer there')
    expect(await namesIn(stage)).toEqual(['Bo Berg', 'Cy Lin'])
  }
  sheet.tabs[0]!.rows = [...before, ['Di Roe', 'di@acme.example', '', '']]
  await sync(id)
  expect(await table()).toMatchObject({ problem: null, rows: 3 })
})

test('a spreadsheet that is deleted at Google takes nobody away, and the status says where to look', async () => {
  const stage = await connected()
  const { world, me, sheet, sync, id, table } = stage
  const { sheetsStatus } = world.as(me).data
  expect(await sheetsStatus({})).toMatchObject({ state: 'connected', nextStep: 'none' })
  sheet.isDeleted = true
  await sync(id)
  expect((await table()).problem).toContain('It is no longer there')
  expect(await sheetsStatus({})).toMatchObject({ nextStep: 'check', connections: [{ id, rows: 2 }] })
  expect(await namesIn(stage)).toEqual(['Bo Berg', 'Cy Lin'])
})

test('too many reads are waited for', async () => {
  const { data, sync, id, table } = await connected()
  data.faults.script({ kind: 'too many requests', retryAfter: 40 })
  await sync(id)
  const { state, problem, nextRunAt } = await table()
  expect({ state, problem }).toEqual({ state: 'connected', problem: null })
  expect(Date.parse(nextRunAt!) - Date.now()).toBeLessThan(41_000)
})

test('a spreadsheet without contacts, and coming back without one, are refused in words; nothing is stored', async () => {
  const budget = makeUpBudget(sheetOwner)
  const { world, me, consent, comeBack, connectSheet, data } = await sheetsStage([budget])
  await expect(connectSheet(budget)).rejects.toMatchObject({
    code: 'unprocessable',
    problem: { detail: expect.stringContaining('column for email addresses') },
  })
  const { state, code } = await consent()
  await expect(comeBack({ state, code: code! })).rejects.toMatchObject({
    problem: { detail: expect.stringContaining('You chose nothing at Google Sheets') },
  })
  const asked = data.countOf('sheets.get')
  const again = { state, code: code!, picked_file_ids: budget.id }
  await expect(comeBack(again), 'the state is used up').rejects.toMatchObject({ code: 'link_not_valid' })
  expect(data.countOf('sheets.get')).toBe(asked)
  await expect(comeBack({ state: (await consent()).state, error: 'access_denied' })).rejects.toMatchObject({
    problem: { detail: expect.stringContaining('did not agree') },
  })
  expect(await world.as(me).data.sheetsStatus({})).toMatchObject({ connections: [], nextStep: 'connect' })
})

test.each([
  'https://docs.google.com/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit',
  'https://docs.google.com/spreadsheets/d/e/2PACX-1vTq9/pubhtml',
  'https://docs.google.com.evil.example/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms',
  'my contacts',
])('%s is no link of a spreadsheet', async (url) => {
  const { world, me } = await sheetsStage()
  await expect(
    world.as(me).data.connect({ body: { provider: 'google-sheets', access: { url } } }),
  ).rejects.toMatchObject({
    problem: { errors: [{ field: 'access.url', message: expect.stringContaining('Copy the address') }] },
  })
})

test('a title that looks like an address of mail is none of the member', async () => {
  const stage = await connected({ ...peopleSheet(), title: 'bo@acme.example' })
  expect((await stage.table()).name).toBe('bo at acme.example')
  expect(await namesIn(stage)).toContain('Bo Berg')
})

test('disconnecting deletes what the spreadsheet brought in, and leaves the mail of the same person alone', async () => {
  const stage = await connected()
  const { world, me, signIn, id } = stage
  const { url } = await world.as(me).suites.googleStart({})
  const query = Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }
  await world.as(me).suites.googleCallback({ query })
  await world.work()
  await world.as(me).connectedAccounts.disconnect({ params: { id } })
  await world.work()
  expect(await namesIn(stage)).not.toContain('Bo Berg')
  expect(signIn.countOf('revoke')).toBe(0)
  expect(await world.as(me).suites.googleStatus({})).toMatchObject({ state: 'connected' })
  expect(await world.as(me).data.sheetsStatus({})).toMatchObject({ state: 'absent', nextStep: 'connect' })
})

test('access that was removed at Google ends, and connecting again mends it', async () => {
  const { world, me, sheet, signIn, sync, id, connectSheet } = await connected()
  signIn.revokeAccess(sheetOwner)
  await sync(id)
  expect(await world.as(me).data.sheetsStatus({})).toMatchObject({ state: 'expired', nextStep: 'connect_again' })
  expect((await connectSheet(sheet)).id).toBe(id)
  expect(await world.as(me).data.sheetsStatus({})).toMatchObject({ state: 'connected', nextStep: 'none' })
})
