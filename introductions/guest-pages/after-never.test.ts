import { expect, test } from 'vitest'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { ana, stage } from './guest-pages-for-tests.ts'

test('the link of a request that ended because its connector wants no email says so, and only theirs', async () => {
  const { world, mara, ask, tokenTo, askPage } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  await world.as(mara).requests.update({ params: { id }, body: { status: 'cancelled' } })
  await world.work()
  await expect(askPage(token)).rejects.toMatchObject({
    problem: { detail: 'This request is closed', errors: [{ field: 'token', message: 'closed' }] },
  })
  await world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, ana) } })
  await world.work()
  await expect(askPage(token)).rejects.toMatchObject({
    problem: { code: 'link_not_valid', errors: [{ field: 'token', message: 'no_email' }] },
  })
  await expect(askPage(token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')))).rejects.toMatchObject({
    problem: { detail: expect.stringContaining('has expired') },
  })
})

test('the link still says it when the connector wanted no email while they were asked', async () => {
  const { world, ask, tokenTo, askPage } = await stage()
  await ask()
  const token = await tokenTo(ana)
  await world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, ana) } })
  await world.work()
  await expect(askPage(token)).rejects.toMatchObject({
    problem: { detail: 'You asked us not to email you', errors: [{ message: 'no_email' }] },
  })
})
