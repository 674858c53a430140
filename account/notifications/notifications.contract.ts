import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { stream } from '@wellmet/platform/contract/stream.plug-in.ts'
import { Id, IdCursor, Nothing, Page, Timestamp, TimeZone } from '@wellmet/platform/contract/shapes.ts'
import { notificationsMessages } from './notifications.messages.ts'

export const Delivery = z.enum(['off', 'app', 'digest']).meta({
  id: 'NotificationDelivery',
  description: 'off: not told at all; app: told in the app; digest: in the app and, while unread, in the daily mail',
})
export type Delivery = z.infer<typeof Delivery>

/** Every kind of notification, in the order of the settings, with its default delivery. */
export const notificationKinds = {
  // The connector also gets an email about it.
  'introduction.asked': { title: notificationsMessages.introductionAsked, usual: 'app' },
  'introduction.answered': { title: notificationsMessages.connectorAnswers, usual: 'digest' },
  'introduction.due': { title: notificationsMessages.followUpDue, usual: 'digest' },
  'introduction.outcome': { title: notificationsMessages.introductionOutcome, usual: 'digest' },
  'member.joined': { title: notificationsMessages.memberJoins, usual: 'app' },
  'invitation.answered': { title: notificationsMessages.invitationAnswers, usual: 'app' },
  'import.done': { title: notificationsMessages.importFinished, usual: 'app' },
  'approval.asked': { title: notificationsMessages.approvalAsked, usual: 'app' },
  'approval.decided': { title: notificationsMessages.approvalDecided, usual: 'app' },
  'playbook.nudge': { title: notificationsMessages.playbookNudge, usual: 'app' },
  'playbook.stopped': { title: notificationsMessages.playbookStopped, usual: 'app' },
  'domain.lost': { title: notificationsMessages.domainLost, usual: 'digest' },
  'provisioning.stopped': { title: notificationsMessages.provisioningStopped, usual: 'digest' },
  'payment.missing': { title: notificationsMessages.paymentMissing, usual: 'digest' },
  'webhook.stopped': { title: notificationsMessages.webhookStopped, usual: 'digest' },
  'connected-account.stopped': { title: notificationsMessages.accountStopped, usual: 'digest' },
} as const satisfies Record<string, { title: () => string; usual: Delivery }>

export type NotificationKind = keyof typeof notificationKinds
export const NotificationKind = z
  .enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]])
  .meta({ id: 'NotificationKind' })

export const Notification = z
  .object({
    id: Id,
    kind: NotificationKind,
    title: z.string(),
    body: z.string().meta({ description: 'May be empty' }),
    link: z.string().meta({ description: 'Where in the app to look at it' }),
    createdAt: Timestamp,
    readAt: Timestamp.nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

export const NotificationCount = z
  .object({
    unread: z.int(),
    newestId: Id.nullable().meta({ description: 'Changes when there is something new' }),
  })
  .meta({ id: 'NotificationCount' })
export type NotificationCount = z.infer<typeof NotificationCount>

export const NotificationSettings = z
  .object({
    timeZone: z.string().nullable().meta({ description: 'In which it is eight in the morning; UTC when null' }),
    brief: z
      .boolean()
      .meta({ description: 'Whether the brief of the day comes by email at eight, with what is unread' }),
    kinds: z.array(z.object({ kind: NotificationKind, title: z.string(), delivery: Delivery })),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const NotificationSettingsChange = z.strictObject({
  timeZone: TimeZone.nullable().optional(),
  brief: z.boolean().optional(),
  kinds: z
    .array(z.strictObject({ kind: NotificationKind, delivery: Delivery }))
    .max(50)
    .optional(),
})
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>

/** The most that one user has in all workspaces. Beyond it the oldest are deleted, read ones first. */
export const mostNotifications = 1_000

export const notifications = contract('notifications', {
  list: {
    route: 'GET /api/notifications',
    access: 'viewer',
    summary: 'What I was told in this workspace, newest first',
    query: z.strictObject({
      unread: z.boolean().default(false).meta({ description: 'Only what I have not read' }),
      limit: z.int().min(1).max(100).default(50),
      cursor: IdCursor.optional(),
    }),
    reply: Page(Notification),
  },
  count: {
    route: 'GET /api/notifications/count',
    access: 'viewer',
    summary: 'How many of them I have not read',
    reply: NotificationCount,
  },
  stream: {
    route: 'GET /api/notifications/stream',
    access: 'viewer',
    summary: 'The count as it is now and with every change',
    plugIns: [stream],
    reply: NotificationCount,
  },
  settings: {
    route: 'GET /api/notifications/settings',
    access: 'viewer',
    summary: 'Of what I am told and how, in all my workspaces',
    reply: NotificationSettings,
  },
  changeSettings: {
    route: 'PATCH /api/notifications/settings',
    access: 'viewer',
    summary: 'Change how I am told of some kinds, the morning brief or my time zone; what is not named stays as it is',
    body: NotificationSettingsChange,
    reply: NotificationSettings,
  },
  markRead: {
    route: 'PATCH /api/notifications/:id/read',
    access: 'viewer',
    summary: 'Mark one as read; it is not mailed any more',
    reply: Notification,
  },
  markAllRead: {
    route: 'POST /api/notifications/mark-all-read',
    access: 'viewer',
    summary: 'Mark all in this workspace as read',
    reply: z.object({ marked: z.int() }),
  },
  remove: {
    route: 'DELETE /api/notifications/:id',
    access: 'viewer',
    summary: 'Delete one, read or not',
    reply: Nothing,
    status: 204,
  },
  removeRead: {
    route: 'DELETE /api/notifications',
    access: 'viewer',
    summary: 'Delete all in this workspace that I have read; the others stay',
    reply: z.object({ deleted: z.int() }),
  },
})
