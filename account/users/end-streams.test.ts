import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listenTo } from '../../tests/contract/listen-to.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'

async function listen(world: World, headers: Record<string, string>) {
  const stream = await listenTo(`${world.origin()}/api/notifications/stream`, headers)
  onTestFinished(() => stream.hangUp())
  expect(await stream.nextEvent()).toMatchObject({ unread: 0 })
  // Until the process listens for changes of access.
  await pause(500)
  return stream
}

/** Well below the heartbeat, with which it would end anyway. */
const soonMs = 5_000

async function endsSoon(stream: Awaited<ReturnType<typeof listen>>): Promise<boolean> {
  const ended = (async () => {
    while ((await stream.next()) !== null);
    return true
  })()
  return Promise.race([ended, pause(soonMs, false)])
}

test('a stream ends with its session', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const stream = await listen(world, { cookie: ana.cookie! })
  const signedOut = await fetch(`${world.origin()}/api/account/sign-out`, {
    method: 'POST',
    headers: { cookie: ana.cookie! },
  })
  expect(signedOut.headers.get('clear-site-data')).toBe('"cache"')
  expect(await endsSoon(stream)).toBe(true)
})

test('a stream ends with its key', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { key, secret } = await world.as(ana).apiKeys.create({ body: { name: 'bell', scopes: ['notifications:read'] } })
  const stream = await listen(world, { authorization: `Bearer ${secret}` })
  await world.as(ana).apiKeys.revoke({ params: { id: key.id } })
  expect(await endsSoon(stream)).toBe(true)
})

test('a stream ends when its listener is removed, and those of others go on', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp('Owner')
  const bob = await join(world, owner, 'member', 'Bob')
  const [ofOwner, ofBob] = [
    await listen(world, { cookie: owner.cookie! }),
    await listen(world, { cookie: bob.cookie! }),
  ]
  await world.as(owner).members.remove({ params: { userId: bob.user.id } })
  expect(await endsSoon(ofBob)).toBe(true)
  expect(await Promise.race([endsSoon(ofOwner), pause(1_000, false)])).toBe(false)
})
