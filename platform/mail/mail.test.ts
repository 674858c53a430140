import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { Mail } from './mail.ts'
import { queueForTest } from './queue-for-tests.ts'

const newMail: Mail = {
  kind: 'test.mail',
  sender: null,
  to: { name: 'Ana, "the" Lima', address: 'ana@example.com' },
  subject: 'Hello\r\nBcc: eve@example.com',
  body: 'Dear Ana,\n.\nyours',
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
  return { catcher, queue, work, statusOf, superuser }
}

test('a mail goes to one recipient, in plain text, under the Message-ID that was stored first', async () => {
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
  expect(mail!.raw).not.toMatch(/text\/html|<img|https?:\/\//i)
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
  await queue({ ...newMail, subject: 'x', body: '{"path":"/etc/passwd"}' })
  await work()
  expect(catcher.mails[0]!.raw).toContain('{"path":"/etc/passwd"}')
})
