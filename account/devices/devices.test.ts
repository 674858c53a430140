import { expect, test } from 'vitest'
import { removeLostFactors } from '../proofs/remove-lost-factors.ts'
import { setUpApp } from '../../tests/world/second-factors.ts'
import { askForLink } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import type { Session } from '../users/users.contract.ts'

const seconds = 1_000
const days = 86_400_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** A browser with a cookie jar of its own. */
function browser({ origin }: World, userAgent = firefox) {
  const jar = new Map<string, string>()
  const post = async (path: string, body: object): Promise<Response> => {
    const answer = await fetch(`${origin()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie: cookies() },
      body: JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = line.match(/^(\w+)=([^;]*)/)!
      if (value) jar.set(name!, value)
      else jar.delete(name!)
    }
    return answer
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    get cookie() {
      return cookies()
    },
    async signIn({ user, password }: Pick<Somebody, 'user' | 'password'>) {
      jar.delete('session')
      const answer = await post('/api/account/sign-in', { email: user.email, password })
      return (await answer.json()) as Partial<Session> & { secondFactor?: { challenge: string } }
    },
    finish: (body: object) => post('/api/account/sign-in/second-factor', body),
  }
}

const newDeviceMails = async (world: World, email: string) =>
  (await world.mails(email)).filter(({ kind }) => kind === 'account.new-device')

const stillIn = async ({ as }: World, credentials: { cookie?: string }): Promise<boolean> =>
  as(credentials)
    .users.session({})
    .then(() => true)
    .catch(() => false)

test('a first sign-in on a device is told by mail, the second is not, and signing up is not', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const laptop = browser(world)
  await laptop.signIn(ana)
  const [mail, ...more] = await newDeviceMails(world, ana.user.email)
  expect(more).toEqual([])
  expect(mail!.body).toContain('Firefox on Linux')
  expect(mail!.body).toMatch(/\n[A-Z][a-z]+ \d+, \d{4} at \d+:\d\d:\d\d [AP]M UTC\n/u)
  expect(mail!.body).toContain('/settings/security')
  await laptop.signIn(ana)
  expect(await newDeviceMails(world, ana.user.email)).toHaveLength(1)
  const una = await world.signUpUnverified('Una')
  await browser(world).signIn(una)
  expect(await newDeviceMails(world, una.user.email), 'nobody has confirmed this address').toEqual([])
})

test('a mail about a new device is in the language of the user', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  await world.as(ana).users.changeProfile({ body: { language: 'de' } })
  await browser(world).signIn(ana)
  const [mail] = await newDeviceMails(world, ana.user.email)
  expect(mail!.body).toContain('Firefox unter Linux')
})

test('devices are listed with their sessions, and signing out on one ends what runs there at once', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const [ana, eve] = [await world.signUp(), await world.signUp('Eve')]
  const laptop = browser(world)
  await laptop.signIn(ana)
  const { items } = await as(ana).devices.list({})
  expect(
    items.map(({ browser: name, system, isCurrent, sessions }) => [name, system, isCurrent, sessions.length]),
  ).toEqual([
    [null, null, true, 1],
    ['Firefox', 'Linux', false, 1],
  ])
  const { id } = items[1]!
  await expect(as(eve).devices.signOut({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(as(eve).devices.trust({ params: { deviceId: id } })).rejects.toMatchObject({ status: 404 })
  expect((await as(eve).devices.list({})).items.map((device) => device.id)).not.toContain(id)
  expect(await stillIn(world, laptop)).toBe(true)
  await as(ana).devices.signOut({ params: { id } })
  expect(await stillIn(world, laptop)).toBe(false)
  expect((await as(ana).devices.list({})).items).toHaveLength(1)
  await laptop.signIn(ana)
  expect(await newDeviceMails(world, ana.user.email), 'a device that was forgotten is new').toHaveLength(2)
})

test('a session from before there were devices is listed by itself, and can be ended', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const laptop = browser(world)
  await laptop.signIn(ana)
  await world.superuser.query(
    `update account.sessions set device_id = null where device_id = (select id from account.devices where user_agent = $1)`,
    [firefox],
  )
  await world.superuser.query(`delete from account.devices where user_agent = $1`, [firefox])
  const alone = (await as(ana).devices.list({})).items.find(({ browser: name }) => name === 'Firefox')!
  expect(alone.sessions.map(({ id }) => id)).toEqual([alone.id])
  await as(ana).devices.signOut({ params: { id: alone.id } })
  expect(await stillIn(world, laptop)).toBe(false)
})

test('the mark changes with every sign-in; the one before counts for a minute and gets the same successor', async () => {
  const world = await worldForThisTest()
  const { clock } = world
  const ana = await world.signUp()
  const laptop = browser(world)
  await laptop.signIn(ana)
  const first = laptop.jar.get('device')!
  await laptop.signIn(ana)
  const second = laptop.jar.get('device')!
  expect(Buffer.from(second, 'base64url')).toHaveLength(32)
  expect(second).not.toBe(first)
  clock.shiftMs = 45 * seconds
  laptop.jar.set('device', first)
  await laptop.signIn(ana)
  expect(laptop.jar.get('device'), 'a lost answer is given again').toBe(second)
  expect(await newDeviceMails(world, ana.user.email)).toHaveLength(1)
  clock.shiftMs = 80 * seconds
  laptop.jar.set('device', first)
  await laptop.signIn(ana)
  expect(await newDeviceMails(world, ana.user.email), 'a copy is a new device').toHaveLength(2)
  const { rows } = await world.superuser.query('select d::text as row from account.devices d')
  const stored = JSON.stringify(rows)
  for (const mark of [first, second]) expect(stored).not.toContain(Buffer.from(mark).toString('hex'))
})

test('twenty sign-ins at once with one mark are one device with one next mark', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const laptop = browser(world)
  await laptop.signIn(ana)
  const mark = laptop.jar.get('device')!
  const tabs = Array.from({ length: 20 }, () => {
    const tab = browser(world)
    tab.jar.set('device', mark)
    return tab
  })
  await Promise.all(tabs.map((tab) => tab.signIn(ana)))
  expect(new Set(tabs.map(({ jar }) => jar.get('device'))).size).toBe(1)
  expect(await newDeviceMails(world, ana.user.email)).toHaveLength(1)
})

test('two people share a browser: each has a device of their own there, and neither sees the other’s', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const [ana, bob] = [await world.signUp(), await world.signUp('Bob')]
  const shared = browser(world)
  await shared.signIn(ana)
  await shared.signIn(bob)
  await shared.signIn(ana)
  for (const who of [ana, bob]) {
    expect(await newDeviceMails(world, who.user.email)).toHaveLength(1)
    expect((await as(who).devices.list({})).items).toHaveLength(2)
  }
  const own = (await as(ana).devices.list({})).items.find(({ isCurrent }) => !isCurrent)!
  await as(ana).devices.signOut({ params: { id: own.id } })
  await shared.signIn(bob)
  expect(await newDeviceMails(world, bob.user.email), 'what Ana forgets, Bob keeps').toHaveLength(1)
})

async function stageOfTrust() {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { app, recoveryCodes } = await setUpApp(world, ana)
  const laptop = browser(world)
  let step = 1
  const passBoth = async (trust: boolean) => {
    world.clock.shiftMs += 60 * seconds
    const { secondFactor } = await laptop.signIn(ana)
    const answer = await laptop.finish({ challenge: secondFactor!.challenge, code: app(step % 2), trust })
    step += 1
    expect(answer.status).toBe(200)
  }
  const isAsked = async () => 'secondFactor' in (await laptop.signIn(ana))
  return { world, ana, app, recoveryCodes, laptop, passBoth, isAsked }
}

test('trust waives the code on that device for thirty days, and never a fresh proof', async () => {
  const { world, ana, laptop, passBoth, isAsked } = await stageOfTrust()
  const { as, clock } = world
  await passBoth(false)
  expect(await isAsked(), 'not trusted yet').toBe(true)
  await passBoth(true)
  expect(await isAsked()).toBe(false)
  const stale = { status: 403, code: 'step_up_required' }
  await expect(as(laptop).secondFactors.renewRecoveryCodes({})).rejects.toMatchObject(stale)
  const { items } = await as(laptop).devices.list({})
  expect(items[0]).toMatchObject({ isCurrent: true, trustedUntil: expect.any(String) })
  await expect(as(laptop).devices.trust({ params: { deviceId: items[0]!.id } })).rejects.toMatchObject(stale)
  expect('secondFactor' in (await browser(world).signIn(ana)), 'elsewhere').toBe(true)
  clock.shiftMs += 29 * days
  expect(await isAsked()).toBe(false)
  clock.shiftMs += 2 * days
  expect(await isAsked()).toBe(true)
})

test('only the device that asks can be trusted, after a fresh proof, by somebody who has a second factor', async () => {
  const { world, ana, laptop, passBoth, isAsked } = await stageOfTrust()
  const { as } = world
  const bob = await world.signUp('Bob')
  const [own] = (await as(bob).devices.list({})).items
  await expect(as(bob).devices.trust({ params: { deviceId: own!.id } })).rejects.toMatchObject({ status: 409 })
  await passBoth(false)
  const other = (await as(laptop).devices.list({})).items.find(({ isCurrent }) => !isCurrent)!
  await expect(as(laptop).devices.trust({ params: { deviceId: other.id } })).rejects.toMatchObject({ status: 409 })
  const here = (await as(laptop).devices.list({})).items.find(({ isCurrent }) => isCurrent)!
  const trusted = await as(laptop).devices.trust({ params: { deviceId: here.id } })
  const lasts = Date.parse(trusted.trustedUntil!) - world.services.now().getTime()
  expect(Math.round(lasts / days)).toBe(30)
  expect(await isAsked()).toBe(false)
  expect((await as(ana).devices.list({})).items.filter(({ trustedUntil }) => trustedUntil)).toHaveLength(1)
})

const endings: Record<string, (stage: Awaited<ReturnType<typeof stageOfTrust>>) => Promise<Partial<Somebody> | void>> =
  {
    'a changed password': async ({ world, ana, app }) => {
      world.clock.shiftMs += 90 * seconds
      await world.as(ana).proofs.confirm({ body: { code: app() } })
      const change = { currentPassword: ana.password, newPassword: 'another horse battery', revokeKeys: false }
      await world.as(ana).users.changePassword({ body: change })
      return { password: change.newPassword }
    },
    'a reset password': async ({ world, ana }) => {
      const token = await askForLink(world, ana.user.email)
      await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
      return { password: 'another horse battery' }
    },
    'new recovery codes': async ({ world, ana, recoveryCodes }) => {
      await world.as(ana).proofs.confirm({ body: { recoveryCode: recoveryCodes[0]! } })
      await world.as(ana).secondFactors.renewRecoveryCodes({})
    },
    'signing out everywhere': async ({ world, ana, laptop }) => {
      await world.as(ana).devices.signOutEverywhere({})
      expect(await stillIn(world, laptop)).toBe(false)
      await expect(world.as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
    },
    'signing out on that device': async ({ world, ana }) => {
      const { items } = await world.as(ana).devices.list({})
      await world.as(ana).devices.signOut({ params: { id: items.find(({ trustedUntil }) => trustedUntil)!.id } })
    },
  }

test.each(Object.keys(endings))('trust ends with %s', async (what) => {
  const stage = await stageOfTrust()
  await stage.passBoth(true)
  expect(await stage.isAsked()).toBe(false)
  const changed = await endings[what]!(stage)
  expect('secondFactor' in (await stage.laptop.signIn({ ...stage.ana, ...changed }))).toBe(true)
})

test('a copied mark opens nothing, and once somebody signs in with it the device is not trusted any more', async () => {
  const { world, ana, laptop, recoveryCodes, passBoth, isAsked } = await stageOfTrust()
  await passBoth(true)
  const thief = browser(world)
  thief.jar.set('device', laptop.jar.get('device')!)
  expect(await isAsked()).toBe(false)
  world.clock.shiftMs += 61 * seconds
  const { secondFactor } = await thief.signIn(ana)
  expect(secondFactor, 'the code is asked for').toBeDefined()
  const { challenge } = secondFactor!
  const answer = await thief.finish({ challenge, recoveryCode: recoveryCodes[0]! })
  expect(answer.status).toBe(200)
  expect(await newDeviceMails(world, ana.user.email), 'and it is told').toHaveLength(2)
  expect(await isAsked()).toBe(true)
})

test('a removed and added factor ends trust too', async () => {
  const { world, ana, app, passBoth, laptop } = await stageOfTrust()
  await passBoth(true)
  world.clock.shiftMs += 90 * seconds
  await world.as(ana).proofs.confirm({ body: { code: app() } })
  await world.as(ana).secondFactors.disable({ body: {} })
  await setUpApp(world, ana)
  expect('secondFactor' in (await laptop.signIn(ana))).toBe(true)
})

test('a code is never waived by the mark alone: the password must be right', async () => {
  const { ana, laptop, passBoth } = await stageOfTrust()
  await passBoth(true)
  expect(await laptop.signIn({ ...ana, password: 'a wrong guess' })).toMatchObject({ code: 'wrong_credentials' })
})

test('an operator removes lost factors: the password signs in, everything else has ended, and it is told', async () => {
  const { world, ana, laptop, passBoth } = await stageOfTrust()
  const { as, services } = world
  await passBoth(true)
  expect(await removeLostFactors(services, 'nobody@example.com')).toBe('not found')
  expect(await removeLostFactors(services, ana.user.email)).toBe('done')
  expect(await removeLostFactors(services, ana.user.email)).toBe('was so')
  for (const gone of [ana, laptop]) expect(await stillIn(world, gone)).toBe(false)
  expect(await laptop.signIn(ana)).toMatchObject({ user: { id: ana.user.id } })
  expect(await as(laptop).secondFactors.status({})).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
  const bodies = (await world.mails(ana.user.email)).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('The administrator of the server removed'))).toHaveLength(1)
  const { items } = await as(laptop).audit.list({})
  expect(items.find(({ action }) => action === 'second-factors.removed')).toMatchObject({ actorName: null })
})
