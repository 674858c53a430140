import { serve } from '@wellmet/platform/http/serve.ts'
import { changeSettings, showSettings } from './change-notification-settings.ts'
import { notifications } from './notifications.contract.ts'
import { readAll, readOne, removeOne, removeRead, showCount, showNotifications } from './read-notifications.ts'
import { watchNotifications } from './watch-notifications.ts'

export const notificationsRoutes = serve(notifications)({
  list: (call) => showNotifications(call, call.query),
  count: (call) => showCount(call),
  stream: (call) => watchNotifications(call),
  settings: (call) => showSettings(call),
  changeSettings: (call) => changeSettings(call, call.body),
  markRead: (call) => readOne(call, call.params.id),
  markAllRead: (call) => readAll(call),
  remove: (call) => removeOne(call, call.params.id),
  removeRead: (call) => removeRead(call),
})
