import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { memberJoined } from '../members/members.events.ts'
import { userSignedUp } from '../users/users.events.ts'
import { insertTimeZone } from './notification-settings.store.ts'
import { notificationsMessages } from './notifications.messages.ts'
import { findMemberName, listManagers } from './notifications.store.ts'
import { notifyAll } from './notify.ts'

export const notificationsReactions: Reaction[] = [
  when(userSignedUp, 'begin with the time zone of the browser', async ({ tx }, { userId, timeZone }) => {
    if (timeZone) await insertTimeZone(tx, { userId, timeZone })
  }),
  when(memberJoined, 'tell who runs the workspace', async ({ tx, services }, { workspaceId, userId }) => {
    const joined = await findMemberName(tx, { workspaceId, userId })
    if (!joined) return
    const managers = await listManagers(tx, { workspaceId })
    const others = managers.map((manager) => manager.userId).filter((id) => id !== userId)
    await notifyAll(tx, services, others, {
      workspaceId,
      kind: 'member.joined',
      title: notificationsMessages.memberJoined.message({ name: joined.name }),
      link: '/settings/workspace',
    })
  }),
]
