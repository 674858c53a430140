import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'

/** Lets a day pass: what waits until then is due now. */
async function nextDay({ services, superuser, work }: World) {
  await superuser.query(`update contacts.import_reminders set send_at = $1`, [services.now()])
  await superuser.query(`update graphile_worker._private_jobs set run_at = now()`)
  await work()
}

const remindersTo = async ({ mails }: World, { user }: Somebody) =>
  (await mails(user.email)).filter(({ kind }) => kind === 'contacts.import-reminder')

test('a reminder is sent a day later, once, and is about one member only', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const { importReminders } = world.as(me)
  expect(await importReminders.show({})).toEqual({ sendAt: null })
  const { sendAt } = await importReminders.plan({})
  expect(Date.parse(sendAt!) - world.services.now().getTime()).toBeGreaterThan(23 * 3_600_000)
  expect(await importReminders.show({})).toEqual({ sendAt })
  expect(await world.as(bob).importReminders.show({})).toEqual({ sendAt: null })
  await world.work()
  expect(await remindersTo(world, me)).toEqual([])
  await nextDay(world)
  const [mail, ...more] = await remindersTo(world, me)
  expect(mail!.body).toContain('/access/linkedin')
  expect(more).toEqual([])
  expect(await importReminders.show({})).toEqual({ sendAt: null })
})

test('an import before then cancels it, and so does its owner', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const { importReminders } = world.as(me)
  await importReminders.plan({})
  await bring(world, me, 'Connections.csv', connections([ana]))
  expect(await importReminders.show({})).toEqual({ sendAt: null })
  await importReminders.plan({})
  await importReminders.cancel({})
  await nextDay(world)
  expect(await remindersTo(world, me)).toEqual([])
})

test('only a confirmed address is reminded', async () => {
  const world = await worldForThisTest()
  const me = await world.signUpUnverified('Mara Lind')
  await expect(world.as(me).importReminders.plan({})).rejects.toMatchObject({ status: 403 })
})
