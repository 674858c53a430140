import { expect, test } from 'vitest'
import { removeFromDirectory } from '@wellmet/contacts/directory/remove-from-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

const hers = 'ana@northgate.example'
const ana = `Ana,Ribeiro,https://www.linkedin.com/in/ana,${hers},Northgate,Partner,08 Feb 2024`
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,08 Feb 2024'
const refused = { status: 409, problem: { errors: [{ field: 'connector', message: 'not_this_one' }] } }

/** Mara and her contacts Ana and Joost. */
async function stage() {
  const world = await worldForThisTest({ SESSION_DAYS: '400' })
  const mara = await world.signUp('Mara Lind')
  await bring(world, mara, 'Connections.csv', connections([ana, joost]))
  const { items } = await world.as(mara).contacts.list({})
  const idOf = (name: string): string => items.find((contact) => contact.name.startsWith(name))!.id
  const erase = async (): Promise<void> => {
    await world.as(mara).deletions.delete({ params: { id: idOf('Ana') } })
    await world.work()
  }
  const draft = (target: object, more: { email?: string; status?: string; scheduledFor?: string } = {}) => {
    const { email, ...rest } = more
    const connector = { personId: idOf('Joost'), ...(email === undefined ? {} : { email }) }
    return world.as(mara).requests.create({ body: { target, connector, message, ...rest } as never })
  }
  return { world, mara, idOf, erase, draft }
}

const mailsTo = async (world: World, address: string) => (await world.mails(address)).length

test.each([
  ['by address', { name: 'Somebody Else', email: hers }],
  ['by an address with a tag', { name: 'Somebody Else', email: 'Ana+1@northgate.example' }],
  ['by profile', { name: 'Somebody Else', linkedinUrl: 'https://www.linkedin.com/in/ana' }],
  ['by name and company', { name: 'Ana Ribeiro', company: 'Northgate' }],
])('whoever was erased is not asked for, not even in a draft: %s', async (_, target) => {
  const { world, mara, erase, draft } = await stage()
  await erase()
  for (const status of ['draft', 'pending']) await expect(draft(target, { status })).rejects.toMatchObject(refused)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await expect(draft(target, { scheduledFor })).rejects.toMatchObject(refused)
  await world.work()
  expect((await world.as(mara).requests.list({})).items).toEqual([])
  expect(await mailsTo(world, 'joost@kade.example')).toBe(0)
})

test('the address of somebody erased is not asked as a connector: in a new request, in a change, or at its time', async () => {
  const { world, mara, erase, draft } = await stage()
  const target = { name: 'Zed Nobody', company: 'Lumen' }
  const { id } = await draft(target)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  const scheduled = await draft({ ...target, name: 'Zoe Nobody' }, { email: hers, scheduledFor })
  await erase()
  await expect(draft(target, { email: hers, status: 'pending' })).rejects.toMatchObject(refused)
  const changed = world.as(mara).requests.update({ params: { id }, body: { connectorEmail: hers } })
  await expect(changed).rejects.toMatchObject(refused)
  world.clock.shiftMs = 2 * 86_400_000
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  const after = await world.as(mara).requests.show({ params: { id: scheduled.id } })
  expect(after).toMatchObject({ stage: 'drafted', scheduledFor: null })
  expect(await mailsTo(world, hers)).toBe(0)
})

test('whom the operator erased for all is neither asked nor asked for, though a member has them still', async () => {
  const { world, mara, idOf, draft } = await stage()
  await removeFromDirectory(world.services, hers)
  await expect(draft({ name: 'Ana Ribeiro', email: hers }, { status: 'pending' })).rejects.toMatchObject({
    status: 409,
  })
  const tagged = draft({ name: 'Somebody Else', email: 'ana+1@northgate.example' }, { status: 'pending' })
  await expect(tagged).rejects.toMatchObject(refused)
  const connector = { personId: idOf('Ana') }
  const body = { target: { name: 'Zed Nobody', company: 'Lumen' }, connector, message, status: 'pending' }
  await expect(world.as(mara).requests.create({ body })).rejects.toMatchObject(refused)
  await world.work()
  expect([await mailsTo(world, hers), (await world.as(mara).requests.list({})).items]).toEqual([0, []])
})

test('the target is not written to at an address that was erased for all, whoever gives it', async () => {
  const { world, mara, draft } = await stage()
  await bring(world, await join(world, mara, 'member', 'Noa Peer'), 'Connections.csv', connections([joost]))
  await draft({ name: 'Zed Nobody', company: 'Lumen' }, { status: 'pending' })
  await world.work()
  await removeFromDirectory(world.services, hers)
  const [token] = (await world.mails('joost@kade.example'))[0]!.body.match(/[\w-]{43}/)!
  const body = { reply: 'accept', how: 'ask_target', targetEmail: hers } as const
  expect(await world.as(null).guestAsks.reply({ params: { token }, body })).toMatchObject({ state: 'ask_target' })
  await world.work()
  expect(await mailsTo(world, hers)).toBe(0)
})
