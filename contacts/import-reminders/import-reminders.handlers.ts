import { serve } from '@wellmet/platform/http/serve.ts'
import { importReminders } from './import-reminders.contract.ts'
import { cancelMyReminder, planReminder, showReminder } from './plan-reminder.ts'

export const importRemindersRoutes = serve(importReminders)({
  show: (call) => showReminder(call),
  plan: (call) => planReminder(call),
  cancel: (call) => cancelMyReminder(call),
})
