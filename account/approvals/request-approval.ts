import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { renderMessage, type Message } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyEach } from '../notifications/notify.ts'
import { findWorkspaceName } from '../workspaces/find-workspace-name.ts'
import { approvalDecided, type ApprovalKind } from './approvals.hooks.ts'
import { expireApprovalJob } from './approvals.jobs.ts'
import { approvalMail } from './approvals.mails.ts'
import { approvalsMessages } from './approvals.messages.ts'
import {
  countPending,
  findAsker,
  insertApproval,
  listDeciders,
  markMailed,
  takePolicy,
  type Decider,
} from './approvals.store.ts'
import { hashApproval } from './hash-approval.ts'

/** More would not be read by anybody. */
export const mostPending = 500
const hourMs = 3_600_000

interface Asked<P> {
  workspaceId: string
  /** Null if the server asks by itself. */
  requestedBy: string | null
  payload: P
}

/**
 * Asks the admins of a workspace for a yes, in the transaction of what needs it. `approved` if a policy said yes at once;
 * what a yes runs has run then.
 */
export const requestApproval = <P>(
  tx: Tx,
  services: Services,
  kind: ApprovalKind<P>,
  { workspaceId, requestedBy, payload }: Asked<P>,
): Promise<{ approvalId: string; verdict: 'approved' | null }> =>
  // As the system: no member writes what waits for a yes, nor what a policy approved
  asSystem(tx, async (system) => {
    const parsed = kind.payload.parse(payload)
    const { title, facts, items } = kind.shows(parsed)
    const now = services.now()
    const id = newId(now.getTime())
    const hashed = { workspaceId, kind: kind.name, payload: parsed, title, facts, risk: kind.risk, items }
    const policy = kind.mayBeAutomatic && kind.risk === 'ordinary' ? await policyFor(system, hashed, now) : undefined
    if (!policy && (await countPending(system, { workspaceId })).n >= mostPending)
      throw fail('conflict', approvalsMessages.tooMany({ most: mostPending }))
    const expiresAt = new Date(now.getTime() + kind.hours * hourMs)
    await insertApproval(system, {
      ...hashed,
      id,
      payload: JSON.stringify(parsed),
      title: JSON.stringify(title),
      facts: JSON.stringify(facts),
      hash: hashApproval(hashed),
      requestedBy,
      now,
      expiresAt,
      policyId: policy?.id ?? null,
    })
    const context = { tx: system, services }
    if (policy) {
      await runHook(context, approvalDecided, {
        approvalId: id,
        workspaceId,
        kind: kind.name,
        verdict: 'approved',
        payload: parsed,
      })
      await recordAudit(system, {
        workspaceId,
        actorId: null,
        action: 'approval.automatic',
        subject: id,
        detail: { title: title.text },
        now,
      })
      return { approvalId: id, verdict: 'approved' }
    }
    await enqueue(system, expireApprovalJob, { workspaceId, approvalId: id }, { key: expiryKey(id), runAt: expiresAt })
    const asker = requestedBy ? ((await findAsker(system, { userId: requestedBy }))?.name ?? null) : null
    await tellDeciders(context, { id, workspaceId, title, asker, now }, await listDeciders(system, { workspaceId }))
    return { approvalId: id, verdict: null }
  })

export const expiryKey = (id: string): string => `expire-approval:${id}`
export const approvalLink = (id: string): `/${string}` => `/settings/approvals/${id}`

/** One after the other: a policy has a limit for each day. */
async function policyFor(tx: Tx, asked: { workspaceId: string; kind: string; items: number }, now: Date) {
  const { workspaceId, kind, items } = asked
  await acquireLock(tx, 'account.approval-policy', `${workspaceId} ${kind}`)
  return takePolicy(tx, { workspaceId, kind, items, now, dayAgo: new Date(now.getTime() - millisecondsPerDay) })
}

interface Waiting {
  id: string
  workspaceId: string
  title: Message
  asker: string | null
  now: Date
}

/** In the app at once. By mail too, but once an hour: a mail says that something waits, not what. */
async function tellDeciders(
  { tx, services }: HookContext,
  { id, workspaceId, title, asker, now }: Waiting,
  deciders: readonly Decider[],
): Promise<void> {
  await notifyEach(
    tx,
    services,
    deciders.map(({ userId, language }) => {
      const theirs = inLocale(readLanguage(language) ?? sourceLocale, () => renderMessage(title))
      return {
        userId,
        title:
          asker === null
            ? approvalsMessages.waitsTitle.message({ title: theirs })
            : approvalsMessages.askedTitle.message({ name: asker, title: theirs }),
      }
    }),
    { workspaceId, kind: 'approval.asked', link: approvalLink(id) },
  )
  if ((await markMailed(tx, { id, hourAgo: new Date(now.getTime() - hourMs) })) === 0) return
  const workspace = await findWorkspaceName(tx, workspaceId)
  for (const decider of deciders.filter(({ emailVerified }) => emailVerified))
    await queueMail(
      tx,
      services,
      mailIn(readLanguage(decider.language), () =>
        approvalMail(decider, {
          workspace: workspace,
          link: services.config.PUBLIC_URL + approvalLink(id),
        }),
      ),
    )
}
