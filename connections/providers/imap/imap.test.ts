import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { hasDovecot } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { mboxOf, startImapMailbox } from './mailbox-for-tests.ts'
import { bring } from '../../../tests/world/imports.ts'
import { graphOf } from '../../../tests/world/suites.ts'
import { refusedAt, settle, typedStage } from '../../../tests/world/typed-accounts.ts'
import { makeUpMailbox } from '../../../tools/stand-ins/made-up/made-up-mailbox.ts'
import type { MadeUpMessage } from '../../../tools/stand-ins/made-up/made-up-messages.ts'

const user = 'ana@halyard.example'
const read = new Set<MadeUpMessage['folder']>(['inbox', 'sent', 'archive'])

const mails = (count = 60): MadeUpMessage[] => {
  const { messages } = makeUpMailbox({ account: user, aliases: [], messages: count, people: 25 })
  return Array.from({ length: count }, (_, index) => messages.at(index)!)
}

async function stage(count?: number, options = {}) {
  const all = mails(count)
  const mailbox = await startImapMailbox(user)
  await mailbox.file(all)
  const made = await typedStage([mailbox.url], { email: user, ...options })
  const connectMailbox = (changes: Partial<typeof mailbox.access> = {}) =>
    made.connect({ provider: 'imap', access: { ...mailbox.access, ...changes } })
  return { ...made, all, mailbox, connectMailbox }
}

const storedOf = async ({ superuser }: Awaited<ReturnType<typeof typedStage>>['world']): Promise<string> => {
  const { rows } = await superuser.query<{ text: string }>(
    `select string_agg(record::text, ' ') as text from connections.source_records`,
  )
  return rows[0]?.text ?? ''
}

describe.skipIf(!hasDovecot)('a mailbox', () => {
  test('makes the same graph as its mails in a file, without the folders that nobody wrote or kept', async () => {
    const { world, all, connectMailbox, account } = await stage()
    const { id, address, sources } = await connectMailbox()
    expect(address).toBe(user)
    expect(sources.map(({ source }) => source)).toEqual(['mail'])
    await world.work()
    const kept = all.filter(({ folder }) => read.has(folder))
    expect((await account(id)).sources[0]).toMatchObject({ isComplete: true, read: kept.length, problem: null })
    const byFile = await typedStage([], { email: user })
    await bring(byFile.world, byFile.me, 'mail.mbox', mboxOf(kept))
    const graph = await graphOf(world)
    expect(graph.length).toBeGreaterThan(5)
    expect(graph).toEqual(await graphOf(byFile.world))
  })

  test('gives no subject and no text', async () => {
    const { world, all, connectMailbox } = await stage()
    await connectMailbox()
    await world.work()
    const stored = await storedOf(world)
    expect(stored).toContain(all.find(({ folder }) => folder === 'inbox')!.messageId.slice(1, -1))
    expect(stored).not.toContain('A secret text')
    for (const { subject } of all) expect(stored).not.toContain(`"${subject}"`)
  })

  test('is read on where it was, and only what is new comes again', async () => {
    const { world, all, mailbox, connectMailbox, sync, account } = await stage()
    const { id } = await connectMailbox()
    await world.work()
    await sync(id)
    expect((await account(id)).sources[0]).toMatchObject({ read: 0, problem: null })
    const letter = all.find(({ folder }) => folder === 'sent')!
    await mailbox.file([{ ...letter, messageId: '<new@mail.example>', sentAt: new Date('2026-11-02T08:00:00Z') }])
    await sync(id)
    expect((await account(id)).sources[0]).toMatchObject({ read: 1, stored: 1, problem: null })
  })

  test('whose UIDVALIDITY changed is read from the beginning, and nothing is doubled', async () => {
    const { world, all, mailbox, connectMailbox, sync, account } = await stage()
    const { id } = await connectMailbox()
    await world.work()
    const before = await graphOf(world)
    await mailbox.asUser((client) => client.mailboxDelete('Archive'))
    await mailbox.asUser((client) => client.mailboxCreate('Archive'))
    const archived = all.filter(({ folder }) => folder === 'archive')
    await mailbox.file(archived)
    await sync(id)
    const [source] = (await account(id)).sources
    expect(source).toMatchObject({ read: archived.length, stored: 0, problem: null })
    expect(await graphOf(world)).toEqual(before)
  })

  test('forgets what lies only in a folder that the member leaves out, and reads it again when they want it', async () => {
    const { world, me, all, mailbox, connectMailbox, sync, account } = await stage()
    const { id } = await connectMailbox()
    await world.work()
    const before = await graphOf(world)
    const { items } = await world.as(me).connectedAccounts.folders({ params: { id } })
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Archive', 'INBOX', 'Sent'])
    const archived = all.filter(({ folder }) => folder === 'archive')
    const [copied, ...others] = archived
    await mailbox.file([{ ...copied!, folder: 'inbox' }])
    const change = (folders: typeof items) =>
      world.as(me).connectedAccounts.change({ params: { id }, body: { neverFolders: folders } })
    await change(items.filter(({ name }) => name === 'Archive'))
    await world.work()
    const stored = await storedOf(world)
    const refOf = ({ messageId }: { messageId: string }) => `"ref": "${messageId.slice(1, -1)}"`
    expect(stored, 'it lies in the inbox too').toContain(refOf(copied!))
    expect(others.length).toBeGreaterThan(3)
    for (const other of others) expect(stored).not.toContain(refOf(other))
    await mailbox.file([{ ...copied!, messageId: '<new@mail.example>', sentAt: new Date('2026-11-02T08:00:00Z') }])
    await sync(id)
    expect((await account(id)).sources[0]).toMatchObject({ read: 0, problem: null })
    await mailbox.asUser(async (client) => {
      await client.mailboxOpen('Archive')
      await client.messageDelete({ header: { 'Message-ID': '<new@mail.example>' } })
    })
    await change([])
    await world.work()
    expect(await graphOf(world)).toEqual(before)
  })

  test('refuses a wrong password at its field, and one that is changed later ends the access', async () => {
    const { world, connectMailbox, mailbox, sync, account } = await stage(8)
    const refused = refusedAt('password', 'app password')
    await expect(connectMailbox({ password: 'wrong' })).rejects.toMatchObject(refused)
    const { id } = await connectMailbox()
    await world.work()
    await mailbox.changePassword('another one')
    await sync(id)
    expect((await account(id)).state).toBe('expired')
    expect(await connectMailbox({ password: 'another one' })).toMatchObject({ id, state: 'connected' })
    await world.work()
    expect((await account(id)).sources[0]).toMatchObject({ problem: null })
  })

  test('that breaks off in the middle is read on from the page it was at', async () => {
    const { mailbox, all, ...made } = await stage()
    const line = await startBreakingLine(mailbox.port)
    const stages = await typedStage([mailbox.url, `imap://127.0.0.1:${line.port}`], { email: user })
    const { id } = await stages.connect({ provider: 'imap', access: { ...mailbox.access, port: line.port } })
    line.breakSecondFetch()
    await stages.world.work()
    const [broken] = (await stages.account(id)).sources
    expect(broken).toMatchObject({ isComplete: false, problem: expect.stringContaining('did not answer') })
    const account = await settle(stages, id)
    const kept = all.filter(({ folder }) => read.has(folder))
    expect(broken!.read).toBeGreaterThan(0)
    expect(account).toMatchObject({ state: 'connected', sources: [{ isComplete: true, read: kept.length }] })
    await made.connect({ provider: 'imap', access: mailbox.access })
    await made.world.work()
    expect(await graphOf(stages.world)).toEqual(await graphOf(made.world))
  })

  test('has its password in no answer, no log and in no column as it was typed', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
    const { world, me, mailbox, connectMailbox, sync } = await stage(8, { log })
    const connected = await connectMailbox()
    await expect(connectMailbox({ password: 'wr0ng-s3cret' })).rejects.toMatchObject({ code: 'unprocessable' })
    await world.work()
    await mailbox.stop()
    await sync(connected.id)
    const answers = JSON.stringify([connected, await world.as(me).connectedAccounts.list({})])
    const { rows } = await world.superuser.query('select a::text as a from connections.connected_accounts a')
    expect(lines.join()).toContain('a source was not read')
    const all = [answers, lines.join(), JSON.stringify(rows)]
    expect(all.filter((text) => text.includes(mailbox.password) || text.includes('wr0ng-s3cret'))).toEqual([])
  })
})

describe('a mail server', () => {
  const access = { user, password: 'x' }

  test.each([
    ['127.0.0.1', 993, 'host'],
    ['localhost', 143, 'host'],
    ['10.1.2.3', 993, 'host'],
    ['169.254.169.254', 993, 'host'],
    ['2130706433', 993, 'host'],
    ['example.com', 25, 'port'],
    ['example.com', 6379, 'port'],
  ])('that is not public or no mail server is not connected to: %s:%d', async (host, port, field) => {
    const { connect } = await typedStage([])
    await expect(connect({ provider: 'imap', access: { ...access, host, port } })).rejects.toMatchObject(
      refusedAt(field, 'cannot connect to this address'),
    )
  })

  test('that does not exist, does not answer or has no TLS is told apart', async () => {
    const closed = await startLine((socket) => void socket.destroy())
    const plain = await startLine((socket) => void socket.on('error', () => undefined).write('* OK hello\r\n'))
    // The same machine, in a spelling that is none of those that may do without TLS.
    const stages = await typedStage([closed.url], {
      settings: { PRIVATE_ACCOUNT_HOSTS: `127.0.0.1:${closed.port},127.1:${plain.port}` },
    })
    const to = (host: string, port: number) => stages.connect({ provider: 'imap', access: { ...access, host, port } })
    await expect(to('no-such-host.invalid', 993)).rejects.toMatchObject(refusedAt('host', 'no server with this name'))
    await expect(to('127.0.0.1', closed.port)).rejects.toMatchObject(refusedAt('host', 'did not answer'))
    await expect(to('127.1', plain.port)).rejects.toMatchObject(refusedAt('host', 'TLS'))
  })
})

async function startLine(answer: (socket: Socket) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, url: `imap://127.0.0.1:${port}` }
}

/** A line to a server that breaks once, in the answer to the next command but one that fetches mails. */
async function startBreakingLine(port: number) {
  let fetches = Infinity
  const line = await startLine((near) => {
    const far = connectSocket(port, '127.0.0.1')
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('data', (bytes: Buffer) => {
      if (bytes.includes('UID FETCH')) fetches -= 1
      far.write(bytes)
    })
    far.on('data', (bytes: Buffer) => {
      near.write(fetches > 0 ? bytes : bytes.subarray(0, bytes.length / 2))
      if (fetches > 0) return
      fetches = Infinity
      near.end()
    })
  })
  return { ...line, breakSecondFetch: () => void (fetches = 2) }
}
