import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

const deliveryOf = (settings: { kinds: { kind: string; delivery: string }[] }, kind: string) =>
  settings.kinds.find((one) => one.kind === kind)?.delivery

test('settings are as usual until they are changed, one by one, and are nobody else’s', async () => {
  const world = await worldForThisTest()
  const [me, other] = [await world.signUp(), await world.signUp()]
  const { notifications } = world.as(me)
  const usual = await notifications.settings({})
  expect(usual).toMatchObject({ timeZone: null, kinds: expect.arrayContaining([expect.anything()]) })
  expect(deliveryOf(usual, 'introduction.answered')).toBe('digest')

  await notifications.changeSettings({ body: { kinds: [{ kind: 'import.done', delivery: 'off' }] } })
  const changed = await notifications.changeSettings({ body: { timeZone: 'Europe/Lisbon' } })
  expect(changed.timeZone).toBe('Europe/Lisbon')
  expect(deliveryOf(changed, 'import.done')).toBe('off')
  expect(deliveryOf(changed, 'introduction.answered')).toBe('digest')
  expect(await notifications.settings({})).toEqual(changed)
  expect((await notifications.changeSettings({ body: { timeZone: null } })).timeZone).toBeNull()
  expect(await world.as(other).notifications.settings({})).toEqual(usual)
})

test('a zone that does not exist is refused with the field named, and so is a kind', async () => {
  const world = await worldForThisTest()
  const { notifications } = world.as(await world.signUp())
  await expect(notifications.changeSettings({ body: { timeZone: 'Europe/Atlantis' } })).rejects.toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'timeZone' }] },
  })
  const unknown = [{ kind: 'weather.changed', delivery: 'app' }] as never
  await expect(notifications.changeSettings({ body: { kinds: unknown } })).rejects.toMatchObject({ status: 400 })
})

test('a change of settings that somebody saw differently is refused', async () => {
  const world = await worldForThisTest()
  const { notifications } = world.as(await world.signUp())
  const stale = notifications.changeSettings({ body: { timeZone: 'Asia/Tokyo' }, headers: { 'if-match': '"stale"' } })
  await expect(stale).rejects.toMatchObject({ status: 412 })
  expect((await notifications.settings({})).timeZone).toBeNull()
})

test('whoever signs up begins with the time zone of the browser', async () => {
  const world = await worldForThisTest()
  const somebody = { name: 'Nora', email: 'nora@example.com', password: 'correct horse battery' }
  const zoned = await world.as(null).users.signUp({ body: { ...somebody, timeZone: 'Europe/Berlin' } })
  await world.work()
  const { rows } = await world.superuser.query('select user_id, time_zone from account.notification_settings')
  expect(rows).toEqual([{ user_id: zoned.user.id, time_zone: 'Europe/Berlin' }])
})
