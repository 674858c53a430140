import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import {
  notificationKinds,
  type NotificationKind,
  type NotificationSettings,
  type NotificationSettingsChange,
} from './notifications.contract.ts'
import { stopMailingJob } from './notifications.jobs.ts'
import { findSettings, lockSettings, updateSettings, type SettingsRow } from './notification-settings.store.ts'

const asUsual: SettingsRow = { timeZone: null, deliveries: {}, briefedUntil: null }

export const showSettings = ({ db, viewer: { userId } }: MemberCall): Promise<NotificationSettings> =>
  db.transaction(async (tx) => toSettings((await findSettings(tx, { userId })) ?? asUsual))

/** Applies to new notifications. Those that wait for the daily email are left out if their kind no longer goes by email. */
export const changeSettings = (
  { db, viewer: { userId }, services, expectUnchanged }: MemberCall,
  { timeZone, brief, kinds = [] }: NotificationSettingsChange,
): Promise<NotificationSettings> =>
  db.transaction(async (tx) => {
    const before = await lockSettings(tx, { userId })
    expectUnchanged(toSettings(before))
    const after: SettingsRow = {
      timeZone: timeZone === undefined ? before.timeZone : timeZone,
      // From the next morning on.
      briefedUntil: brief === false ? null : (before.briefedUntil ?? (brief ? services.now() : null)),
      deliveries: { ...before.deliveries, ...Object.fromEntries(kinds.map((one) => [one.kind, one.delivery])) },
    }
    await updateSettings(tx, { userId, ...after })
    const settings = toSettings(after)
    const unmailed = settings.kinds.filter(({ delivery }) => delivery !== 'digest').map(({ kind }) => kind)
    await enqueue(tx, stopMailingJob, { userId, kinds: unmailed })
    return settings
  })

const toSettings = ({ timeZone, deliveries, briefedUntil }: SettingsRow): NotificationSettings => ({
  timeZone,
  brief: briefedUntil !== null,
  kinds: Object.entries(notificationKinds).map(([name, { title, usual }]) => {
    const kind = name as NotificationKind
    return { kind, title: title(), delivery: deliveries[kind] ?? usual }
  }),
})
