import { expect, onTestFinished, test } from 'vitest'
import { listenTo } from '../../tests/contract/listen-to.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { NotificationCount } from './notifications.contract.ts'
import { sentence } from './notifications-for-tests.ts'
import { notify } from './notify.ts'

test('the count is told as it is, then with every change', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const stream = await listenTo(`${world.origin()}/api/notifications/stream`, { cookie: me.cookie! })
  onTestFinished(() => stream.hangUp())
  expect(await stream.nextEvent<NotificationCount>()).toEqual({ unread: 0, newestId: null })
  await world.services.database.system.asSystem((tx) =>
    notify(tx, world.services, {
      userId: me.user.id,
      workspaceId: me.workspace!.id,
      kind: 'introduction.answered',
      title: sentence('Ana said yes'),
      link: '/introductions',
    }),
  )
  const told = await stream.nextEvent<NotificationCount>()
  expect(told).toEqual({ unread: 1, newestId: expect.any(String) })
  await world.as(me).notifications.markRead({ params: { id: told!.newestId! } })
  expect(await stream.nextEvent<NotificationCount>()).toEqual({ unread: 0, newestId: told!.newestId })
})
