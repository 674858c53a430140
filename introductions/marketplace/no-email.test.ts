import { expect, test } from 'vitest'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { annas, bringAnnas } from './annas-for-tests.ts'

/** Two contacts who can introduce me to three people, and the ids as I am shown them. */
async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bringAnnas(world, me)
  const idOf = async (query: string) => (await world.as(me).people.searchNetwork({ body: { query } })).results[0]!.id
  const { items } = await world.as(me).contacts.list({})
  const addressOf = (id: string) => {
    const { company } = items.find((contact) => contact.id === id)!
    return annas.find((anna) => anna.company === company)!.email
  }
  const ask = async (connector: string, target: string) => {
    const body = { target: { personId: target }, connector: { personId: connector }, message, status: 'pending' }
    const created = await world.as(me).requests.create({ body })
    await world.work()
    return created
  }
  return { world, me, lena: await idOf('Lena'), omar: await idOf('Omar'), addressOf, ask }
}

const suppress = async (world: World, address: string) => {
  await world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, address) } })
  await world.work()
}

const pathsOf = async (world: World, who: Somebody, id: string) => {
  const { person, paths } = await world.as(who).paths.person({ params: { id } })
  expect(person.path.viaId).toBe(paths[0]!.viaId)
  return paths.map(({ viaId, availability }) => ({ viaId, availability }))
}

const free = { canAsk: true, from: null }

test('a connector whom the team asked and who then wants no email comes last, and the path says so', async () => {
  const { world, me, lena, omar, addressOf, ask } = await stage()
  const [best, other] = await pathsOf(world, me, lena)
  await ask(best!.viaId!, omar)
  await suppress(world, addressOf(best!.viaId!))
  const noEmail = { canAsk: false, from: null, reason: 'no_email' }
  expect(await pathsOf(world, me, lena)).toEqual([
    { viaId: other!.viaId, availability: free },
    { viaId: best!.viaId, availability: noEmail },
  ])
  const { routes } = await world.as(me).marketplace.routes({ params: { targetId: lena } })
  expect(routes.map(({ path }) => path.availability)).toEqual([free, noEmail])
  await expect(ask(best!.viaId!, lena)).rejects.toMatchObject({
    problem: { errors: [{ field: 'connector', message: 'not_reachable' }] },
  })
})

test('paths tell nobody of a refusal of email who never asked there; asking does, and is not shown as asked', async () => {
  const { world, me, lena, addressOf, ask } = await stage()
  const before = await pathsOf(world, me, lena)
  await suppress(world, addressOf(before[0]!.viaId!))
  expect(await pathsOf(world, me, lena)).toEqual(before)
  await expect(ask(before[0]!.viaId!, lena)).rejects.toMatchObject({
    problem: { errors: [{ field: 'connector', message: 'not_reachable' }] },
  })
  expect((await world.as(me).requests.list({})).items).toEqual([])
})

test('a contact who joined the workspace is asked there, whatever their mailbox refuses', async () => {
  const { world, me, lena, omar, addressOf, ask } = await stage()
  const [best] = await pathsOf(world, me, lena)
  const address = addressOf(best!.viaId!)
  await ask(best!.viaId!, omar)
  await suppress(world, address)
  const anna = await join(world, me, 'member', 'Anna Schmidt')
  await world.superuser.query('update account.users set email = $1 where id = $2', [address, anna.user.id])
  const again = await pathsOf(world, me, lena)
  expect(again.filter(({ availability }) => 'reason' in availability)).toEqual([])
})
