import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const ImportReminder = z
  .object({ sendAt: Timestamp.nullable().meta({ description: 'When the email goes out; null when none is planned' }) })
  .meta({ id: 'ImportReminder' })
export type ImportReminder = z.infer<typeof ImportReminder>

export const importReminders = contract('network', {
  show: {
    route: 'GET /api/network/import-reminder',
    access: 'viewer',
    summary: 'Whether I will be reminded by email to import my LinkedIn archive',
    reply: ImportReminder,
  },
  plan: {
    route: 'POST /api/network/import-reminder',
    access: 'member',
    verifiedEmail: true,
    summary: 'Remind me by email tomorrow; an import before then cancels it',
    reply: ImportReminder,
    rate: { points: 30, seconds: 3600 },
  },
  cancel: {
    route: 'DELETE /api/network/import-reminder',
    access: 'member',
    summary: 'Do not remind me',
    reply: Nothing,
    status: 204,
  },
})
