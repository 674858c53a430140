import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { Mail } from './mail.ts'
import { queueForTest } from './queue-for-tests.ts'
import { says } from './mail-blocks.rules.ts'
import { openContent, sealContent } from './mail-content.ts'

const newMail: Mail = {
  kind: 'test.mail',
  sender: null,
  to: { name: 'Ana, "the" Lima', address: 'ana@example.com' },
  subject: 'Hello\r\nBcc: eve@example.com',
  blocks: [says('Dear Ana,\n.\nyours')],
}

async function post() {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { services, work, superuser } = await worldForThisTest({
    SMTP_URL: catcher.url,
    MAIL_FROM: 'Wellmet <hello@wellmet.example>',
    PUBLIC_URL: 'https://wellmet.example',
  })
  const queue = (mail: Mail) => services.database.system.asSystem((tx) => queueForTest(tx, services, mail))
  const statusOf = async (id: string) =>
    (await superuser.query('select status, problem from platform.mails where id = $1', [id])).rows[0]
  return { catcher, queue, work, statusOf, superuser, services }
}

test('a mail goes to one recipient, in HTML and plain, under the Message-ID that was stored first', async () => {
  const { catcher, queue, work, statusOf } = await post()
  const id = await queue(newMail)
  await work()
  expect(await statusOf(id)).toEqual({ status: 'sent', problem: null })
  expect(catcher.mails).toHaveLength(1)
  const [mail] = catcher.mails
  expect(mail).toMatchObject({
    from: 'hello@wellmet.example',
    to: ['ana@example.com'],
    messageId: `<${id}@wellmet.example>`,
  })
  expect(mail!.raw).not.toMatch(/^bcc:/im)
  expect(mail!.raw).toMatch(/^content-type: multipart\/alternative;/im)
  expect(mail!.text).toBe('Dear Ana,\r\n.\r\nyours\r\n')
  expect(mail!.html).toContain('Dear Ana,<br>\r\n.<br>\r\nyours</p>')
  expect(mail!.raw).not.toMatch(/<img|https?:\/\//i)
})

test('a mail that is claimed is never sent again', async () => {
  const { catcher, queue, work, statusOf, superuser } = await post()
  const id = await queue(newMail)
  await superuser.query(`update platform.mails set status = 'sending', claimed_at = now()`)
  await work()
  expect(catcher.mails).toHaveLength(0)
  expect((await statusOf(id)).status).toBe('sending')
})

test('a body that names a file is sent as the text that it is', async () => {
  const { catcher, queue, work } = await post()
  await queue({ ...newMail, subject: 'x', blocks: [says('{"path":"/etc/passwd"}')] })
  await work()
  expect(catcher.mails[0]!.raw).toContain('{"path":"/etc/passwd"}')
})

test('what an earlier release queued without HTML is sent as the plain text that it is', async () => {
  const { catcher, queue, work, superuser, services } = await post()
  const id = await queue(newMail)
  const { html: _, ...content } = openContent(services, id, await sealedOf(superuser, id))
  await superuser.query('update platform.mails set content = $2 where id = $1', [
    id,
    sealContent(services, id, content),
  ])
  await work()
  expect(catcher.mails[0]).toMatchObject({ text: 'Dear Ana,\r\n.\r\nyours\r\n', html: null })
})

const sealedOf = async (superuser: pg.Pool, id: string): Promise<string> =>
  (await superuser.query('select content from platform.mails where id = $1', [id])).rows[0].content
