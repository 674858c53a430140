import { ImapFlow } from 'imapflow'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { enqueue } from '../jobs/job.ts'
import { hasDovecot, startDovecotForTests } from './dovecot-for-tests.ts'
import { queueForTest } from './queue-for-tests.ts'
import { reconcileMailsJob } from './mail.jobs.ts'
import { sentFolder } from './sent-folder.ts'
import { says } from './mail-blocks.rules.ts'

const minutes = 60_000

async function provider() {
  const server = await startDovecotForTests()
  onTestFinished(() => server.stop())
  /** As a mail provider does with what it has sent. */
  const file = async (...messageIds: string[]): Promise<void> => {
    const { user, password: pass, port } = server
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: { user, pass }, logger: false })
    await client.connect()
    for (const messageId of messageIds) {
      const lines = ['From: hello@wellmet.example', 'To: ana@example.com', `Message-ID: ${messageId}`, '', 'Dear Ana,']
      await client.append('Sent', `${lines.join('\r\n')}\r\n`, ['\\Seen'])
    }
    await client.logout()
  }
  return { ...server, file }
}

/** Two mails that were handed over, and of which nothing was heard again. */
async function parked(url: string | null) {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const settings = {
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://wellmet.example',
    ...(url === null ? {} : { SENT_IMAP_URL: url }),
  }
  const { services, work, superuser, clock } = await worldForThisTest(settings)
  const { system } = services.database
  const queue = (subject: string) =>
    system.asSystem((tx) =>
      queueForTest(tx, services, {
        kind: 'test',
        sender: null,
        to: { address: 'ana@example.com' },
        subject,
        blocks: [says('Dear Ana,')],
      }),
    )
  const ids = [await queue('First'), await queue('Second')]
  await superuser.query(`update platform.mails set status = 'parked', claimed_at = now()`)
  await work()
  const messageId = (id: string): string => `<${id}@wellmet.example>`
  const statuses = async () =>
    (await superuser.query('select status from platform.mails order by id')).rows.map(({ status }) => status)
  const tick = async () => {
    await system.asSystem((tx) => enqueue(tx, reconcileMailsJob, {}))
    await work()
  }
  return { catcher, ids, messageId, statuses, tick, clock }
}

describe.skipIf(!hasDovecot)('the folder of sent mail', () => {
  test('a mail is found by its whole Message-ID, in the folder that is named', async () => {
    const { url, file } = await provider()
    await file('<one@wellmet.example>')
    const folder = sentFolder(url)
    onTestFinished(() => folder.close())
    expect(await folder.lookUp('<one@wellmet.example>')).toBe(true)
    for (const other of ['<two@wellmet.example>', '<ne@wellmet.example>', '<one@wellmet.example.org>'])
      expect(await folder.lookUp(other)).toBe(false)
    const inbox = sentFolder(url.replace(/Sent$/, 'INBOX'))
    onTestFinished(() => inbox.close())
    expect(await inbox.lookUp('<one@wellmet.example>')).toBe(false)
  })

  test('what cannot be searched is an error and never a no', async () => {
    const { url, ...server } = await provider()
    for (const wrong of [url.replace(/Sent$/, 'Gone'), url.replace('se%40cret', 'wrong')]) {
      const folder = sentFolder(wrong)
      await expect(folder.lookUp('<one@wellmet.example>')).rejects.toThrow('Command failed')
      await folder.close()
    }
    const lost = sentFolder(url)
    await lost.lookUp('<one@wellmet.example>')
    await server.stop()
    await expect(lost.lookUp('<one@wellmet.example>')).rejects.toThrow(/did not search|connection/i)
    await lost.close()
  })

  test('by the clock: a parked mail that is found was sent; another is sent again after a quarter of an hour, once', async () => {
    const { url, file } = await provider()
    const { catcher, ids, messageId, statuses, tick, clock } = await parked(url)
    await file(messageId(ids[0]!))
    await tick()
    expect(await statuses()).toEqual(['sent', 'parked'])
    expect(catcher.mails).toEqual([])
    clock.shiftMs = 16 * minutes
    await tick()
    expect(await statuses()).toEqual(['sent', 'sent'])
    expect(catcher.mails.map((mail) => mail.messageId)).toEqual([messageId(ids[1]!)])
    await tick()
    expect(catcher.mails).toHaveLength(1)
  })

  test('while the mail server is away nothing is decided', async () => {
    const { url, ...server } = await provider()
    const { catcher, statuses, tick, clock } = await parked(url)
    await server.stop()
    clock.shiftMs = 60 * minutes
    await tick()
    expect(await statuses()).toEqual(['parked', 'parked'])
    expect(catcher.mails).toEqual([])
  })
})

test('without a folder parked mails wait for the operator', async () => {
  const { catcher, statuses, tick, clock } = await parked(null)
  clock.shiftMs = 60 * minutes
  await tick()
  expect(await statuses()).toEqual(['parked', 'parked'])
  expect(catcher.mails).toEqual([])
})
