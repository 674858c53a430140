import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { queueForTest } from './queue-for-tests.ts'
import { reconcileMails } from './reconcile-mails.ts'
import { says } from './mail-blocks.rules.ts'

const minutes = 60_000

async function parked() {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { services, work, superuser, clock } = await worldForThisTest({
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://wellmet.example',
  })
  const id = await services.database.system.asSystem((tx) =>
    queueForTest(tx, services, {
      kind: 'test.mail',
      sender: null,
      to: { address: 'ana@example.com' },
      subject: 'Hello',
      blocks: [says('Dear Ana,')],
    }),
  )
  const park = () => superuser.query(`update platform.mails set status = 'parked', claimed_at = now()`)
  await park()
  const statusOf = async () => (await superuser.query('select status from platform.mails')).rows[0].status
  const reconcile = (wasSent: boolean) => reconcileMails(services, async () => wasSent)
  return { catcher, work, id, park, statusOf, reconcile, clock }
}

test('a mail that is found where sent mail is counts as sent, and is not sent again', async () => {
  const { catcher, work, id, statusOf, reconcile } = await parked()
  expect(await reconcile(true)).toEqual({ sent: [id], resent: [], unknown: [] })
  await work()
  expect(await statusOf()).toBe('sent')
  expect(catcher.mails).toEqual([])
})

test('a mail that is not found is sent again after a while, under the same Message-ID', async () => {
  const { catcher, work, id, statusOf, reconcile, clock } = await parked()
  expect(await reconcile(false)).toEqual({ sent: [], resent: [], unknown: [id] })
  clock.shiftMs = 16 * minutes
  expect(await reconcile(false)).toEqual({ sent: [], resent: [id], unknown: [] })
  await work()
  expect(await statusOf()).toBe('sent')
  expect(catcher.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@wellmet.example>`])
})

test('a mail is sent again once; when its fate is unknown a second time a person decides', async () => {
  const { catcher, work, id, park, statusOf, reconcile, clock } = await parked()
  clock.shiftMs = 16 * minutes
  await reconcile(false)
  await park()
  clock.shiftMs = 60 * minutes
  expect(await reconcile(false)).toEqual({ sent: [], resent: [], unknown: [id] })
  await work()
  expect(await statusOf()).toBe('parked')
  expect(catcher.mails).toEqual([])
})
