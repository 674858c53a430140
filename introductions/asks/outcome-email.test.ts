import { expect, test } from 'vitest'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { ana, stage } from '../guest-pages/guest-pages-for-tests.ts'

async function introduced(changes: object = {}) {
  const all = await stage()
  const { world, mara, ask, tokenTo, reply } = all
  const id = await ask({ blind: false, ...changes })
  const token = await tokenTo(ana)
  await reply(token, { reply: 'accept', how: 'forward' })
  await reply(token, { reply: 'sent' })
  await world.work()
  const show = () => world.as(mara).requests.show({ params: { id } })
  const record = async (status: string) => {
    await world.as(mara).requests.update({ params: { id }, body: { status } })
    await world.work()
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
    await world.work()
  }
  return { ...all, id, token, show, record }
}

test('a request says whether its end is emailed to the connector, before and after it is recorded', async () => {
  const { show, record, subjectsTo, askPage, token } = await introduced()
  expect(await show()).toMatchObject({ outcomeEmail: 'will' })
  expect(await askPage(token)).toMatchObject({ outcomeEmail: 'will' })
  await record('meeting')
  expect(await subjectsTo(ana)).toHaveLength(3)
  expect(await show()).toMatchObject({ outcomeEmail: 'did' })
  expect(await askPage(token), 'the one email has been sent').toMatchObject({ outcomeEmail: 'did' })
  await record('cancelled')
  expect(await subjectsTo(ana)).toHaveLength(3)
  expect(await show()).toMatchObject({ stage: 'cancelled', outcomeEmail: 'did' })
})

test('a request that ends after the introduction says that the connector is told, when they are', async () => {
  const { show, record, subjectsTo } = await introduced()
  await record('cancelled')
  expect(await subjectsTo(ana)).toHaveLength(3)
  expect(await show()).toMatchObject({ stage: 'cancelled', outcomeEmail: 'will' })
})

test('who wants no email any more is promised none, and the asker learns that they cannot be reached', async () => {
  const { world, show, record, subjectsTo, askPage, token } = await introduced()
  await world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, ana) } })
  await world.work()
  expect(await askPage(token)).toMatchObject({ outcomeEmail: 'wont' })
  expect(await show()).toMatchObject({ outcomeEmail: 'wont', isReachable: false })
  await record('cancelled')
  expect(await subjectsTo(ana), 'what waited to be sent is deleted, and nothing else is written').toEqual([])
})
