import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { startTwilioVerify, twilioSettings } from '../../tools/stand-ins/twilio-verify.ts'
import { softwareAuthenticator } from '../../tests/world/software-authenticator.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { addStaff, changePhone, listStaff } from './change-staff.ts'

const minutes = 60_000
const number = '+4915112345667'
const stale = { status: 403, code: 'step_up_required' }
const down = { status: 503, code: 'unavailable' }

/** Ana runs the server and has a passkey; with `phone`, a stored number too. */
async function start({ phone = true, provider = true, factor = '100000' } = {}) {
  const twilio = await startTwilioVerify()
  onTestFinished(() => twilio.close())
  const lines: string[] = []
  const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const world = await worldForThisTest({ ...(provider ? twilioSettings(twilio) : {}), RATE_LIMIT_FACTOR: factor }, log)
  const ana = await world.signUp('Ana Lima')
  const device = softwareAuthenticator('http://wellmet.test')
  const { passkeys, staff, missionControl } = world.as(ana)
  await passkeys.add({ body: { name: 'Laptop', passkey: device.create(await passkeys.begin({})) } })
  await addStaff(world.services, ana.user.email, 'operator')
  if (phone) await changePhone(world.services, ana.user.email, number)
  const enter = async () => {
    const { passkey } = await staff.begin({})
    return staff.enter({ body: { passkey: device.sign(passkey!) } })
  }
  const send = () => staff.phone({ body: {} })
  const type = (code: string) => staff.phone({ body: { code } })
  const sent = () => twilio.texts.at(-1)!.code
  const wrong = () => String((Number(sent()) + 1) % 1_000_000).padStart(6, '0')
  const look = () => missionControl.status({})
  return { world, ana, twilio, lines, enter, send, type, sent, wrong, look, begin: () => staff.begin({}) }
}

test('after the passkey a code goes to the stored phone, and opens the room; the number is shown to nobody', async () => {
  const { world, ana, twilio, lines, enter, send, type, sent, look, begin } = await start()
  const door = await begin()
  expect(door.methods).toEqual(['passkey', 'recovery_code', 'phone'])
  await expect(send()).rejects.toMatchObject(stale)
  const waiting = { isOpen: false, until: null, phoneEnding: '67' }
  expect(await enter()).toEqual(waiting)
  await expect(look()).rejects.toMatchObject(stale)
  expect(await send()).toEqual(waiting)
  expect(twilio.texts).toEqual([{ to: number, code: expect.stringMatching(/^\d{6}$/) }])
  await expect(look()).rejects.toMatchObject(stale)
  const entry = await type(sent())
  expect(entry).toEqual({ isOpen: true, until: expect.any(String), phoneEnding: null })
  expect(await look()).toMatchObject({ needs: expect.any(Array) })
  world.clock.shiftMs = 31 * minutes
  await expect(look()).rejects.toMatchObject(stale)

  const { rows } = await world.superuser.query(`select to_jsonb(s)::text as row from hq.staff s`)
  const shown = [door, entry, await listStaff(world.services), rows, lines].map((one) => JSON.stringify(one)).join()
  expect(shown).toContain('staff.code-sent')
  expect(shown).not.toContain(number.slice(-8))
  expect(await listStaff(world.services)).toMatchObject([{ email: ana.user.email, phoneEnding: '67' }])
})

test('a wrong code, a code used twice and a code that has expired open nothing', async () => {
  const { twilio, enter, send, type, sent, wrong, look } = await start()
  await enter()
  await send()
  const refused = { status: 422, problem: { errors: [{ field: 'code' }] } }
  await expect(type(wrong())).rejects.toMatchObject(refused)
  await expect(look()).rejects.toMatchObject(stale)
  const answers = await Promise.allSettled([type(sent()), type(sent())])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(type(sent())).rejects.toMatchObject(stale)
  await enter()
  await expect(type(sent())).rejects.toMatchObject(refused)
  await send()
  twilio.aheadMs = 11 * minutes
  await expect(type(sent())).rejects.toMatchObject(refused)
})

test('five wrong codes end a verification, and too many texts are not sent', async () => {
  const { enter, send, type, sent, wrong, look, twilio } = await start({ factor: '1' })
  await enter()
  await send()
  for (let tries = 0; tries < 5; tries++) await expect(type(wrong())).rejects.toMatchObject({ status: 422 })
  await expect(type(sent())).rejects.toMatchObject({ status: 429 })
  await send()
  await send()
  await expect(send()).rejects.toMatchObject({ status: 429 })
  expect(twilio.texts).toHaveLength(3)
  await expect(look()).rejects.toMatchObject(stale)
})

test('the code counts for ten minutes after the passkey, in the session that used it', async () => {
  const { world, enter, send, type, sent, look } = await start()
  await enter()
  await send()
  world.clock.shiftMs = 11 * minutes
  await expect(type(sent())).rejects.toMatchObject(stale)
  await expect(look()).rejects.toMatchObject(stale)
})

test('while the provider is down nobody gets in, and it says so; without the number the passkey is enough', async () => {
  const { world, ana, twilio, lines, enter, send, type, sent, look } = await start()
  await enter()
  twilio.faults.script({ kind: 'server error', status: 503 })
  await expect(send()).rejects.toMatchObject({
    ...down,
    problem: { detail: expect.stringContaining('doesn’t answer') },
  })
  twilio.faults.script({ kind: 'this answer', status: 400, body: { code: 60200, message: `Invalid To: ${number}` } })
  await expect(send()).rejects.toMatchObject({ ...down, problem: { detail: expect.stringContaining('refused') } })
  await send()
  twilio.faults.script({ kind: 'cut body' })
  await expect(type(sent())).rejects.toMatchObject(down)
  await expect(look()).rejects.toMatchObject(stale)
  expect(lines.join('')).toContain('60200')
  expect(lines.join('')).not.toContain(number.slice(-8))
  await changePhone(world.services, ana.user.email, null)
  expect(await enter()).toMatchObject({ isOpen: true })
  await look()
})

test('without a provider the passkey is enough, also with a stored number, and phone-verify says what to set', async () => {
  const { begin, enter, send, look } = await start({ provider: false })
  expect((await begin()).methods).not.toContain('phone')
  expect(await enter()).toMatchObject({ isOpen: true, phoneEnding: null })
  await look()
  await expect(send()).rejects.toMatchObject({
    status: 409,
    problem: { code: 'not_configured', detail: expect.stringContaining('TWILIO_ACCOUNT_SID') },
  })
})

test('with a provider but no number the passkey is enough, and phone-verify says who adds one', async () => {
  const { enter, send } = await start({ phone: false })
  expect(await enter()).toMatchObject({ isOpen: true })
  await expect(send()).rejects.toMatchObject({
    status: 409,
    problem: { code: 'not_configured', detail: expect.stringContaining('wellmet staff phone') },
  })
})

test('an operator stores and removes a number on the command line, which shuts the room', async () => {
  const { world, ana, twilio, enter, look } = await start({ phone: false })
  const staff = (...args: string[]) => operatorOf(world, twilioSettings(twilio))('staff', ...args)
  await enter()
  await look()
  expect(await staff('phone', ana.user.email, number)).toMatch(/ending in 67\./)
  await expect(look()).rejects.toMatchObject(stale)
  const listed = await staff('list')
  expect(listed).toContain('phone …67')
  expect(listed).not.toContain(number.slice(-8))
  expect(await enter()).toMatchObject({ isOpen: false, phoneEnding: '67' })
  expect(await staff('phone', ana.user.email, 'remove')).toMatch(/passkey alone/)
  expect(await enter()).toMatchObject({ isOpen: true })
  const local = operatorOf(world)('staff', 'phone', ana.user.email, '0151 1234')
  await expect(local).rejects.toMatchObject({ stderr: expect.stringContaining('+number') })
  expect(await changePhone(world.services, 'nobody@example.com', number)).toBe(false)
}, 240_000)
