import { expect, test } from 'vitest'
import { appWith, setUpApp } from '../../tests/world/second-factors.ts'
import { softwareAuthenticator } from '../../tests/world/software-authenticator.ts'
import { startSession } from '../../tests/contract/team.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { addStaff, listStaff, removeStaff } from './change-staff.ts'

const minutes = 60_000
const forbidden = { status: 403, code: 'forbidden' }
const stale = { status: 403, code: 'step_up_required' }

async function start(settings: Record<string, string> = {}) {
  const world = await worldForThisTest(settings)
  const ana = await world.signUp('Ana Lima')
  const device = softwareAuthenticator('http://wellmet.test')
  const addPasskey = async () => {
    const passkey = device.create(await world.as(ana).passkeys.begin({}))
    await world.as(ana).passkeys.add({ body: { name: 'Laptop', passkey } })
  }
  const enter = async () => {
    const { passkey } = await world.as(ana).staff.begin({})
    return world.as(ana).staff.enter({ body: { passkey: device.sign(passkey!) } })
  }
  return { world, ana, device, addPasskey, enter }
}

test('the first one is added on the command line, and a passkey opens the room for half an hour', async () => {
  const { world, ana, addPasskey, enter } = await start()
  await expect(world.as(ana).staff.begin({})).rejects.toMatchObject(forbidden)
  expect(await addStaff(world.services, 'nobody@example.com', 'operator')).toBe(false)
  expect(await addStaff(world.services, ana.user.email, 'operator')).toBe(true)
  expect(await world.as(ana).staff.begin({})).toEqual({ role: 'operator', methods: [], passkey: null })
  await addPasskey()
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(stale)
  await expect(enter(), 'whoever phished a password could have added it').rejects.toMatchObject({ status: 409 })
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(stale)
  await addStaff(world.services, ana.user.email, 'operator')
  expect(await enter()).toEqual({ isOpen: true, until: expect.any(String), phoneEnding: null })
  expect(await world.as(ana).missionControl.status({})).toMatchObject({ needs: expect.any(Array) })
  world.clock.shiftMs = 31 * minutes
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(stale)
})

test('the room is open in one session, and shut in every one of them when somebody is no staff any more', async () => {
  const { world, ana, addPasskey, enter } = await start()
  await addPasskey()
  await addStaff(world.services, ana.user.email, 'operator')
  const elsewhere = await startSession(world, ana.user.id, ana.workspace!.id)
  await enter()
  await world.as(ana).missionControl.status({})
  await expect(world.as(elsewhere).missionControl.status({})).rejects.toMatchObject(stale)
  expect(await removeStaff(world.services, ana.user.email)).toBe(true)
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(forbidden)
  expect(await removeStaff(world.services, ana.user.email)).toBe(false)
  await addStaff(world.services, ana.user.email, 'operator')
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(stale)
})

test('a code opens nothing: it only lets somebody without a passkey add one', async () => {
  const { world, ana, addPasskey, enter } = await start()
  const { app, secret } = await setUpApp(world, ana)
  await addStaff(world.services, ana.user.email, 'operator')
  world.clock.shiftMs = 11 * minutes
  await expect(addPasskey()).rejects.toMatchObject(stale)
  await expect(world.as(ana).staff.enter({ body: { code: app(40) } })).rejects.toMatchObject({ status: 422 })
  const code = appWith(world, secret)()
  expect(await world.as(ana).staff.enter({ body: { code } })).toEqual({ isOpen: false, until: null, phoneEnding: null })
  await expect(world.as(ana).missionControl.status({})).rejects.toMatchObject(stale)
  await addPasskey()
  world.clock.shiftMs = 12 * minutes
  const again = world.as(ana).staff.enter({ body: { code: appWith(world, secret)() } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await expect(enter()).rejects.toMatchObject({ status: 409 })
  world.clock.shiftMs = 25 * 60 * minutes
  expect(await enter(), 'a day later').toMatchObject({ isOpen: true })
})

test('a passkey of somebody else, and an old answer, open nothing', async () => {
  const { world, ana, device, addPasskey } = await start()
  await addPasskey()
  await addStaff(world.services, ana.user.email, 'operator')
  const eve = await world.signUp('Eve')
  const other = softwareAuthenticator('http://wellmet.test')
  await world
    .as(eve)
    .passkeys.add({ body: { name: 'Phone', passkey: other.create(await world.as(eve).passkeys.begin({})) } })
  const { passkey } = await world.as(ana).staff.begin({})
  await expect(world.as(ana).staff.enter({ body: { passkey: other.sign(passkey!) } })).rejects.toMatchObject({
    status: 422,
  })
  const next = (await world.as(ana).staff.begin({})).passkey!
  const answer = { passkey: device.sign(next) }
  await world.as(ana).staff.enter({ body: answer })
  await expect(world.as(ana).staff.enter({ body: answer })).rejects.toMatchObject({ status: 409 })
})

test('without an address for its own role the room says how to set it up', async () => {
  const { world, ana } = await start({ STAFF_DATABASE_URL: '' })
  await addStaff(world.services, ana.user.email, 'operator')
  await expect(world.as(ana).staff.begin({})).rejects.toMatchObject({
    status: 409,
    problem: { code: 'not_configured', detail: expect.stringContaining('STAFF_DATABASE_URL') },
  })
})

test('an operator adds, lists and removes staff on the command line', async () => {
  const { world, ana } = await start()
  const staff = (...args: string[]) => operatorOf(world)('staff', ...args)
  expect(await staff('add', ana.user.email, 'finance')).toMatch(/is finance of this server[\s\S]*they have none yet/)
  expect(await staff('list')).toMatch(new RegExp(`^${ana.user.email}\tfinance\tsince [\\d-]+\tno passkey`, 'm'))
  expect(await staff('add', ana.user.email)).toMatch(/is operator of this server/)
  expect((await listStaff(world.services)).map(({ role }) => role)).toEqual(['operator'])
  expect(await staff('remove', ana.user.email)).toMatch(/can’t open/)
  await expect(staff('add', 'nobody@example.com')).rejects.toMatchObject({ stderr: expect.stringMatching(/Nobody/) })
  expect(await staff('list')).toMatch(/^0 people/m)
}, 120_000)
