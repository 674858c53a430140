import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage, renderSentences } from '@wellmet/platform/messages/messages.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { Notification } from './notifications.contract.ts'
import {
  countNotifications,
  deleteNotification,
  deleteRead,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  type Whose,
} from './notifications.store.ts'

export const whoseOf = ({ viewer: { userId, workspaceId } }: MemberCall): Whose => ({ userId, workspaceId })

export const showNotifications = (
  call: MemberCall,
  { unread, limit, cursor }: { unread: boolean; limit: number; cursor?: string | undefined },
) =>
  call.db.transaction(async (tx) => {
    const rows = await listNotifications(tx, { ...whoseOf(call), unread, cursor: cursor ?? null, limit: limit + 1 })
    const items = rows.slice(0, limit).map(toNotification)
    return { items, next: rows.length > limit ? lastOf(items).id : null }
  })

export const showCount = (call: MemberCall) =>
  call.db.transaction(async (tx) => await countNotifications(tx, whoseOf(call)))

export const readOne = (call: MemberCall, id: string): Promise<Notification> =>
  call.db.transaction(async (tx) => {
    const row = await markRead(tx, { ...whoseOf(call), id, now: call.services.now() })
    if (!row) throw notFound('notification')
    return toNotification(row)
  })

export const readAll = (call: MemberCall): Promise<{ marked: number }> =>
  call.db.transaction(async (tx) => {
    const marked = await markAllRead(tx, { ...whoseOf(call), now: call.services.now() })
    return { marked: marked.n }
  })

export const removeOne = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const gone = await deleteNotification(tx, { ...whoseOf(call), id })
    if (!gone) throw notFound('notification')
    return undefined
  })

export const removeRead = (call: MemberCall): Promise<{ deleted: number }> =>
  call.db.transaction(async (tx) => {
    const gone = await deleteRead(tx, whoseOf(call))
    return { deleted: gone.n }
  })

const toNotification = ({ title, body, createdAt, readAt, ...row }: NotificationRow): Notification => ({
  ...row,
  title: renderMessage(title),
  body: renderSentences(body),
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})
