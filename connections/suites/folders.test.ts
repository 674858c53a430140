import { expect, test } from 'vitest'
import type { AccountFolder } from '../engine/engine.contract.ts'
import { addMail, contactNames, emptyMailbox } from '../../tests/world/mail-between.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'
import { join } from '../../tests/world/team.ts'

const ana = { name: 'Ana Lima', address: 'ana@halyard.example' }
const xavi = { name: 'Xavi Font', address: 'xavi@outside.example' }
const yara = { name: 'Yara Haddad', address: 'yara@outside.example' }

const leaveOut = ({ world, me }: SuiteStage, id: string, neverFolders: AccountFolder[]) =>
  world.as(me).connectedAccounts.change({ params: { id }, body: { neverFolders } })

async function projectsOf({ world, me }: SuiteStage, id: string): Promise<AccountFolder> {
  const { items } = await world.as(me).connectedAccounts.folders({ params: { id } })
  return items.find(({ name }) => name === 'Projects')!
}

const storedMails = async ({ world }: SuiteStage): Promise<number> => {
  const { rows } = await world.superuser.query(
    `select count(*)::int as n from connections.source_records where source = 'mail'`,
  )
  return rows[0].n
}

test.each(['google', 'microsoft'] as const)(
  'mail in a folder or with a label of %s that the member leaves out is forgotten, counted, and read again when they want it',
  async (suite) => {
    const stage = await suiteStage(suite, emptyMailbox)
    const { world, me, connect, sync } = stage
    addMail(stage, { from: ana, to: xavi, folder: 'projects' })
    addMail(stage, { from: ana, to: yara, folder: 'inbox' })
    const { id } = await connect()
    await world.work()
    expect(await contactNames(stage)).toEqual(['Xavi Font', 'Yara Haddad'])
    const projects = await projectsOf(stage, id)
    expect(projects).toMatchObject({ source: 'mail' })
    expect((await leaveOut(stage, id, [projects])).neverFolders).toEqual([projects])
    await world.work()
    expect(await contactNames(stage)).toEqual(['Yara Haddad'])
    expect(await storedMails(stage)).toBe(1)
    addMail(stage, { from: ana, to: xavi, folder: 'projects' })
    await sync(id)
    expect(await storedMails(stage)).toBe(1)
    await leaveOut(stage, id, [])
    await world.work()
    expect(await contactNames(stage)).toEqual(['Xavi Font', 'Yara Haddad'])
    expect(await storedMails(stage)).toBe(3)
    expect(
      (await world.as(me).connectedAccounts.list({})).items.find((one) => one.provider === suite)!.folders,
    ).toEqual(['mail'])
  },
)

test('what was moved into the folder before it was left out goes with it', async () => {
  const stage = await suiteStage('microsoft', emptyMailbox)
  const { world, mailbox, connect, sync } = stage
  const { id: mail } = addMail(stage, { from: ana, to: xavi, folder: 'inbox' })
  const { id } = await connect()
  await world.work()
  mailbox.messages.update(mail, { folder: 'projects' })
  await sync(id)
  expect(await storedMails(stage), 'a mail has one id in all folders').toBe(1)
  await leaveOut(stage, id, [await projectsOf(stage, id)])
  await world.work()
  expect(await contactNames(stage)).toEqual([])
  expect(await storedMails(stage)).toBe(0)
})

test('a folder of Microsoft that is left out is not asked for', async () => {
  const stage = await suiteStage('microsoft', emptyMailbox)
  const { world, data, connect, sync } = stage
  const { id } = await connect()
  await world.work()
  const projects = await projectsOf(stage, id)
  await leaveOut(stage, id, [projects])
  await world.work()
  const before = data.asked.length
  await sync(id, true)
  const paths = data.asked.slice(before).map(({ path }) => decodeURIComponent(path))
  expect(paths.filter((path) => path.endsWith('/messages/delta')).length).toBeGreaterThan(3)
  expect(paths.filter((path) => path.includes(projects.id))).toEqual([])
})

test('a label of Gmail that is put on later takes back what was read, and gives it back when it is taken off', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, mailbox, connect, sync } = stage
  const { id: mail } = addMail(stage, { from: ana, to: xavi, folder: 'archive' })
  const { id } = await connect()
  await world.work()
  await leaveOut(stage, id, [await projectsOf(stage, id)])
  await world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
  mailbox.messages.update(mail, { folder: 'projects' })
  await sync(id)
  expect(await contactNames(stage)).toEqual([])
  const { account } = await world.as(me).connectedAccounts.show({ params: { id } })
  expect(account.sources.find(({ source }) => source === 'mail')!.skipped).toEqual({ never_folder: 1 })
  mailbox.messages.update(mail, { folder: 'archive' })
  await sync(id)
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
})

test('what was read before folders were noted is read again when one is left out', async () => {
  const stage = await suiteStage('microsoft', emptyMailbox)
  const { world, connect } = stage
  addMail(stage, { from: ana, to: xavi, folder: 'projects' })
  addMail(stage, { from: ana, to: yara, folder: 'inbox' })
  const { id } = await connect()
  await world.work()
  await world.superuser.query('update connections.source_records set folders = null')
  await leaveOut(stage, id, [await projectsOf(stage, id)])
  await world.work()
  expect(await contactNames(stage)).toEqual(['Yara Haddad'])
  expect(await storedMails(stage)).toBe(1)
})

test('spam, trash and drafts cannot be chosen, because they are never read', async () => {
  for (const suite of ['google', 'microsoft'] as const) {
    const stage = await suiteStage(suite, emptyMailbox)
    const { id } = await stage.connect()
    const { items } = await stage.world.as(stage.me).connectedAccounts.folders({ params: { id } })
    expect(items.map(({ name }) => name).filter((name) => /spam|junk|trash|deleted|draft/i.test(name))).toEqual([])
    expect(items.length).toBeGreaterThan(0)
  }
})

test('nobody else sees the folders, and an account without access lists none', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, data, signIn, connect, sync } = stage
  const { id } = await connect()
  await world.work()
  for (const other of [await join(world, me, 'admin'), await world.signUp('Mia Stone')])
    await expect(world.as(other).connectedAccounts.folders({ params: { id } })).rejects.toMatchObject({ status: 404 })
  // More often than it is asked again.
  data.faults.script({ kind: 'server error', when: ({ operation }) => operation === 'gmail.labels.list', times: 9 })
  const asked = world.as(me).connectedAccounts.folders({ params: { id } })
  await expect(asked).rejects.toMatchObject({ code: 'unprocessable' })
  signIn.revokeAccess(ana.address)
  await sync(id)
  await expect(world.as(me).connectedAccounts.folders({ params: { id } })).rejects.toMatchObject({ code: 'conflict' })
})
