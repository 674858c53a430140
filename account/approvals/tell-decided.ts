import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { renderMessage, type Message } from '@wellmet/platform/messages/messages.ts'
import { closeNotifications, withdrawNotifications } from '../notifications/withdraw-notifications.ts'
import { notify } from '../notifications/notify.ts'
import type { Verdict } from './approvals.contract.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { findAsker } from './approvals.store.ts'
import { approvalLink } from './request-approval.ts'
import { listKinds } from './show-policies.ts'

interface Decided {
  id: string
  workspaceId: string
  kind: string
  title: Message
  requestedBy: string | null
  verdict: Verdict
  decider: { userId: string; name: string } | null
  reason: string | null
}

/** Admins need not look any more, and whoever asked learns what became of it. */
export async function tellDecided({ tx, services }: HookContext, decided: Decided): Promise<void> {
  const { id, workspaceId, title, requestedBy, verdict, decider, reason } = decided
  const about = { workspaceId, kind: 'approval.asked', link: approvalLink(id) } as const
  if (verdict === 'withdrawn') return withdrawNotifications(tx, about)
  await closeNotifications(tx, services, about)
  if (!requestedBy || requestedBy === decider?.userId) return
  const kind = (await listKinds({ tx, services })).find(({ name }) => name === decided.kind)
  const asker = await findAsker(tx, { userId: requestedBy })
  const theirs = inLocale(readLanguage(asker?.language) ?? sourceLocale, () => renderMessage(title))
  await notify(tx, services, {
    userId: requestedBy,
    workspaceId,
    kind: 'approval.decided',
    title: approvalsMessages.decidedTitle.message({ verdict, title: theirs, name: decider?.name ?? '' }),
    body: reason ? [approvalsMessages.reasonGiven.message({ reason })] : [],
    link: kind?.askedAt ?? '/notifications',
  })
}
