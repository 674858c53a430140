import { ImapFlow } from 'imapflow'
import { describe, expect, onTestFinished, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { hostedReports } from '../files/mail/hosted-reports-for-tests.ts'
import { serverReports } from '../files/mail/server-reports-for-tests.ts'
import { enqueue } from '../jobs/job.ts'
import { hasDovecot, startDovecotForTests } from './dovecot-for-tests.ts'
import { readReturnedMailsJob } from './mail.jobs.ts'
import { queueMail, type Mail } from './mail.ts'
import { says } from './mail-blocks.rules.ts'
import { returnToken } from './return-address.ts'

const reports = [...hostedReports, ...serverReports]
const rawOf = (provider: string, what: string): string =>
  reports.find((report) => report.provider === provider && report.what === what)!.raw

/** A server whose mail comes back into a folder of a real IMAP server. */
async function stage() {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const dovecot = await startDovecotForTests('bounces@wellmet.example')
  onTestFinished(() => dovecot.stop())
  const world = await worldForThisTest({
    SMTP_URL: catcher.url,
    MAIL_FROM: 'Wellmet <hello@wellmet.example>',
    PUBLIC_URL: 'https://wellmet.example',
    BOUNCE_ADDRESS: 'bounces@wellmet.example',
    BOUNCE_IMAP_URL: dovecot.url.replace('/Sent', '/INBOX'),
    MAILS_PER_USER_ON_FIRST_DAY: '1000',
    MAILS_PER_USER_A_DAY: '1000',
  })
  const { services, superuser, work } = world
  const ana = await world.signUp()
  const sender = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  const inSystem = services.database.system
  const queue = (address: string, more: Partial<Mail> = {}) =>
    inSystem.asSystem((tx) =>
      queueMail(tx, services, {
        kind: 'test.mail',
        sender,
        to: { address },
        subject: 'Hello',
        blocks: [says('Dear Kofi,')],
        ...more,
      }),
    )
  /** The id of a mail that has left. */
  const send = async (address: string): Promise<string> => {
    const queued = await queue(address)
    if (queued.is === 'refused') throw new Error(queued.reason)
    await work()
    return queued.id
  }
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: dovecot.port,
    secure: false,
    auth: { user: dovecot.user, pass: dovecot.password },
    logger: false,
  })
  await client.connect()
  onTestFinished(() => client.close())
  /** As the report to that mail arrives, a hundred at a time. */
  const arrive = async (raw: string, mailId: string | null): Promise<void> => {
    const token = mailId === null ? 'x' : returnToken(services, mailId)
    const filled = raw.replaceAll('{to}', `bounces+${token}@wellmet.example`).replaceAll('{token}', token)
    await client.append('INBOX', filled)
  }
  const read = async (): Promise<void> => {
    await inSystem.asSystem((tx) => enqueue(tx, readReturnedMailsJob, {}))
    await work()
  }
  const statusOf = async (id: string): Promise<string> =>
    (await superuser.query('select status from platform.mails where id = $1', [id])).rows[0].status
  const returns = async () =>
    (await superuser.query('select kind, status from platform.returned_mails order by returned_at, kind')).rows
  return { world, catcher, client, queue, send, arrive, read, statusOf, returns }
}

describe.skipIf(!hasDovecot)('mail that comes back', () => {
  test('a mail leaves under an address of its own, which is quoted in its headers', async () => {
    const { catcher, send, world } = await stage()
    const id = await send('kofi@kade.example')
    const mail = catcher.mails.find(({ to }) => to.includes('kofi@kade.example'))!
    const token = returnToken(world.services, id)
    expect(mail.from).toBe(`bounces+${token}@wellmet.example`)
    expect(mail.raw).toMatch(new RegExp(`^cfbl-feedback-id: ${token}\r$`, 'im'))
    expect(mail.raw).toMatch(/^from: Wellmet <hello@wellmet\.example>/im)
  })

  test('where there is no such mailbox no more is sent, by anybody, and its sender is told', async () => {
    const { arrive, catcher, queue, read, send, statusOf, world } = await stage()
    const id = await send('kofi@kade.example')
    const waiting = await queue('Kofi+work@kade.example')
    await arrive(rawOf('Microsoft 365', 'no such address'), id)
    await read()
    expect(await statusOf(id)).toBe('refused')
    const toKofi = () => catcher.mails.filter(({ to }) => to.includes('kofi@kade.example')).length
    const left = toKofi()
    const eve = await world.signUp('Eve')
    const sender = { userId: eve.user.id, workspaceId: eve.workspace!.id }
    for (const more of [{}, { sender }])
      expect(await queue('kofi@kade.example', more)).toEqual({ is: 'refused', reason: 'never' })
    // A notification about what happened can be refused; a password that its owner asks for is waited for.
    const digest = {
      sender: null,
      isForAnybody: true,
      leave: { label: 'Fewer emails', href: 'https://wellmet.example/x' },
    } as const
    await queue('kofi@kade.example', digest)
    await world.work()
    expect(toKofi()).toBe(left)
    await queue('kofi@kade.example', { sender: null, isForAnybody: true })
    await world.work()
    expect(toKofi()).toBe(left + 1)
    expect(waiting.is).toBe('queued')
    world.clock.shiftMs = 366 * 86_400_000
    await read()
    expect(await queue('kofi@kade.example')).toMatchObject({ is: 'queued' })
  })

  test('a full mailbox gets mail again, unless it is full three times in a month', async () => {
    const { arrive, queue, read, send, statusOf, world } = await stage()
    for (const [provider, what] of [
      ['Gmail', 'mailbox full'],
      ['Exim', 'mailbox full, status 5.0.0'],
    ] as const) {
      const id = await send('kofi@kade.example')
      await arrive(rawOf(provider, what), id)
      await read()
      // It did not arrive, and can be told so.
      expect(await statusOf(id)).toBe('given_up')
      expect(await queue('kofi@kade.example')).toMatchObject({ is: 'queued' })
    }
    const id = await send('kofi@kade.example')
    await arrive(rawOf('Postfix', 'mailbox full, at Dovecot'), id)
    await read()
    expect(await queue('kofi@kade.example')).toEqual({ is: 'refused', reason: 'never' })
    world.clock.shiftMs = 31 * 86_400_000
    expect(await queue('kofi@kade.example')).toMatchObject({ is: 'queued' })
  })

  test('a complaint ends all mail to its owner, as their own link does', async () => {
    const { arrive, queue, read, send, returns, world } = await stage()
    for (const [index, provider] of ['Yahoo', 'Amazon SES', 'Microsoft 365'].entries()) {
      const id = await send(`kofi${index}@kade.example`)
      await arrive(rawOf(provider, 'complaint'), id)
      await read()
      expect(await queue(`kofi${index}@kade.example`)).toEqual({ is: 'refused', reason: 'never' })
    }
    expect((await returns()).map(({ kind }) => kind)).toEqual(['complaint', 'complaint', 'complaint'])
    expect((await world.superuser.query('select from platform.suppressed_mailboxes')).rowCount).toBe(3)
  })

  test('each report is read as what it is, once, and the folder stays as it was', async () => {
    const { arrive, client, read, send, returns, world } = await stage()
    const ids: string[] = []
    for (const [index, { raw }] of reports.entries()) {
      const id = await send(`r${index}@kade.example`)
      ids.push(id)
      await arrive(raw, id)
    }
    await read()
    await read()
    const expected = reports.flatMap(({ expected: is }) =>
      is.is === 'bounce' ? [is.kind] : is.is === 'complaint' ? ['complaint'] : [],
    )
    expect((await returns()).map(({ kind }) => kind)).toHaveLength(expected.length)
    const { rows } = await world.superuser.query(
      `select m.id, r.kind from platform.mails m left join platform.returned_mails r on r.mail_id = m.id where m.kind = 'test.mail'`,
    )
    const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
    const misread = reports.filter(({ expected: is }, index) => {
      const kind = is.is === 'bounce' ? is.kind : is.is === 'complaint' ? 'complaint' : null
      return kinds.get(ids[index]!) !== kind
    })
    expect(misread.map(({ provider, what }) => `${provider}: ${what}`)).toEqual([])
    const { length } = reports
    expect(await client.status('INBOX', { messages: true, unseen: true })).toMatchObject({
      messages: length,
      unseen: length,
    })
  })

  test('what names no mail of ours, or names it without its proof, changes nothing', async () => {
    const { arrive, read, send, returns, statusOf } = await stage()
    const id = await send('kofi@kade.example')
    await arrive(rawOf('Postfix', 'no such address'), null)
    await arrive(
      rawOf('Postfix', 'no such address').replaceAll(
        '{to}',
        `bounces+${id.replaceAll('-', '')}000000000000@wellmet.example`,
      ),
      null,
    )
    await read()
    expect(await returns()).toEqual([])
    expect(await statusOf(id)).toBe('sent')
  })
})

test('without an address for it, mail comes back to its sender', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const world = await worldForThisTest({ SMTP_URL: catcher.url, MAIL_FROM: 'Wellmet <hello@wellmet.example>' })
  await world.signUp()
  await world.work()
  expect(catcher.mails[0]!.from).toBe('hello@wellmet.example')
  expect(catcher.mails[0]!.raw).not.toMatch(/cfbl/i)
})
