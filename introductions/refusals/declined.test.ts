import { expect, test } from 'vitest'
import { ana, stage as stageWithAna } from '../guest-pages/guest-pages-for-tests.ts'
import { annas, bringAnnas } from '../marketplace/annas-for-tests.ts'
import { message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody } from '../../tests/world/world.ts'
import { declineDays } from './decline.rules.ts'

/** Mara with two contacts who can introduce her to the same people, and for whom nobody else vouches. */
async function stage() {
  const world = await worldForThisTest({ SESSION_DAYS: '400' })
  const mara = await world.signUp('Mara Lind')
  await bringAnnas(world, mara)
  const idOf = async (query: string) => (await world.as(mara).people.searchNetwork({ body: { query } })).results[0]!.id
  const pathsTo = async (id: string) => (await world.as(mara).paths.person({ params: { id } })).paths
  const ask = async (who: Somebody, connector: string, target: string, more: object = {}) => {
    const body = {
      target: { personId: target },
      connector: { personId: connector },
      message,
      status: 'pending',
      ...more,
    }
    const created = await world.as(who).requests.create({ body })
    await world.work()
    return created
  }
  const addressOf = async (id: string) => {
    const { items } = await world.as(mara).contacts.list({})
    const { company } = items.find((contact) => contact.id === id)!
    return annas.find((anna) => anna.company === company)!.email
  }
  const sayNo = async (connector: string) => {
    const mails = await world.mails(await addressOf(connector))
    const [, token] = mails.flatMap(({ body }) => [...body.matchAll(/\/guest\/asks\/([\w-]{43})/g)]).at(-1)!
    await world.as(null).guestAsks.reply({ params: { token: token! }, body: { reply: 'decline', reason: 'other' } })
    await world.work()
  }
  return { world, mara, lena: await idOf('Lena'), omar: await idOf('Omar'), pathsTo, ask, sayNo, addressOf }
}

const declined = {
  status: 409,
  problem: { errors: [{ field: 'connector', message: 'declined' }, { field: 'scheduledFor' }] },
}

test('a connector who said no is not asked about the same person again, also where only the asker vouches for the address', async () => {
  const { world, mara, lena, omar, pathsTo, ask, sayNo, addressOf } = await stage()
  const [best, other] = await pathsTo(lena)
  const request = await ask(mara, best!.viaId!, lena)
  await sayNo(best!.viaId!)
  const mails = (await world.mails(await addressOf(best!.viaId!))).length

  const [first, last] = await pathsTo(lena)
  expect(first).toMatchObject({ viaId: other!.viaId, availability: { canAsk: true } })
  const availability = { canAsk: false, reason: 'declined', declinedAt: expect.any(String), from: expect.any(String) }
  expect(last).toMatchObject({ viaId: best!.viaId, availability })
  const { routes } = await world.as(mara).marketplace.routes({ params: { targetId: lena } })
  expect(routes.at(-1)!.path.availability).toEqual(availability)

  await expect(ask(mara, best!.viaId!, lena)).rejects.toMatchObject(declined)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await expect(ask(mara, best!.viaId!, lena, { scheduledFor: tomorrow })).rejects.toMatchObject(declined)
  const reopened = { params: { id: request.id }, body: { status: 'draft' as const } }
  await world.as(mara).requests.update(reopened)
  await expect(
    world.as(mara).requests.update({ params: { id: request.id }, body: { status: 'pending' } }),
  ).rejects.toMatchObject(declined)
  expect((await pathsTo(lena)).at(-1)).toMatchObject({ availability })
  expect(await world.mails(await addressOf(best!.viaId!))).toHaveLength(mails)

  expect(await ask(mara, best!.viaId!, omar)).toMatchObject({ stage: 'awaiting_connector' })
})

test('the next path leaves out whoever said no', async () => {
  const { world, mara, lena, pathsTo, ask, sayNo } = await stage()
  const [best, other] = await pathsTo(lena)
  await ask(mara, best!.viaId!, lena)
  await sayNo(best!.viaId!)
  const { id } = await ask(mara, other!.viaId!, lena)
  await sayNo(other!.viaId!)
  await expect(world.as(mara).requests.nextPath({ params: { id } })).rejects.toMatchObject({ status: 409 })
})

test('a no counts for a time', async () => {
  const { world, mara, lena, pathsTo, ask, sayNo } = await stage()
  const [best] = await pathsTo(lena)
  await ask(mara, best!.viaId!, lena)
  await sayNo(best!.viaId!)
  world.clock.shiftMs = (declineDays + 1) * 86_400_000
  expect((await pathsTo(lena)).map(({ availability }) => availability.canAsk)).toEqual([true, true])
  expect(await ask(mara, best!.viaId!, lena)).toMatchObject({ stage: 'awaiting_connector' })
})

test('a no binds nobody but the asker to whom it was said', async () => {
  const { mara, askAs, tokenTo, reply, world } = await stageWithAna()
  await askAs(mara)
  await reply(await tokenTo(ana), { reply: 'decline', reason: 'other' })
  await expect(askAs(mara)).rejects.toMatchObject(declined)
  const noa = await join(world, mara, 'member', 'Noa Other')
  expect(await askAs(noa)).toEqual(expect.any(String))
})
