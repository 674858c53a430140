import { fail } from '@wellmet/platform/contract/problem.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { cancelDrillRequest, hasBackupProcess, requestDrill } from '@wellmet/platform/health/drill-requests.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { pauseSending, resumeSending } from '@wellmet/platform/mail/sending-pause.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Asker } from '../server-approvals/request-server-approval.ts'
import type { ActionName, QuickAction } from './quick-actions.contract.ts'
import { quickActionsMessages as m } from './quick-actions.messages.ts'
import type { Reversible } from './quick-actions.rules.ts'
import { insertAction, insertNotice, withdrawNotice } from './quick-actions.store.ts'

export interface Done {
  id: string
  undo: QuickAction
}

/** Does what can be undone, and records it. Fails if there is nothing to do. Runs as the system. */
export async function doAction(
  context: HookContext,
  action: Reversible,
  by: Asker & { approvalId?: string },
): Promise<Done> {
  const undo = await change(context, action)
  return { id: await recordAction(context, action, by, 1), undo }
}

export async function recordAction(
  { tx, services }: HookContext,
  { action: kind, ...payload }: { action: ActionName; job?: string },
  { userId, agent, approvalId = null }: Asker & { approvalId?: string | null },
  touched: number,
): Promise<string> {
  const now = services.now()
  const id = newId(now.getTime())
  await insertAction(tx, { id, kind, payload: JSON.stringify(payload), userId, agent, approvalId, touched, now })
  logSecurity(tx, { what: `server.${kind}`, userId, about: id })
  return id
}

type Changes = {
  [A in Reversible['action']]: (
    context: HookContext,
    asked: Extract<Reversible, { action: A }>,
    now: Date,
  ) => Promise<QuickAction>
}

/** What each does. It returns the action that takes it back. */
const changes: Changes = {
  async pause_sending({ tx }, _asked, now) {
    if (!(await pauseSending(tx, now))) throw fail('conflict', m.isPaused())
    return { action: 'resume_sending' }
  },
  async resume_sending({ tx }) {
    if (!(await resumeSending(tx))) throw fail('conflict', m.notPaused())
    return { action: 'pause_sending' }
  },
  async announce_maintenance({ tx }, asked, now) {
    const [startsAt, endsAt] = [new Date(asked.startsAt), new Date(asked.endsAt)]
    if (endsAt <= startsAt || endsAt <= now) throw fail('unprocessable', m.noticePast())
    await withdrawNotice(tx, { now })
    await insertNotice(tx, { id: newId(now.getTime()), startsAt, endsAt, now })
    return { action: 'withdraw_maintenance' }
  },
  async withdraw_maintenance({ tx }, _asked, now) {
    const notice = await withdrawNotice(tx, { now })
    if (!notice) throw fail('conflict', m.noNotice())
    const { startsAt, endsAt } = notice
    return { action: 'announce_maintenance', startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  },
  async run_drill({ tx }, _asked, now) {
    if (!(await hasBackupProcess(tx, now))) throw fail('not_configured', m.noBackups())
    if (!(await requestDrill(tx, now))) throw fail('conflict', m.drillAsked())
    return { action: 'cancel_drill' }
  },
  async cancel_drill({ tx }) {
    if (!(await cancelDrillRequest(tx))) throw fail('conflict', m.drillBegun())
    return { action: 'run_drill' }
  },
}

const change = (context: HookContext, asked: Reversible): Promise<QuickAction> =>
  changes[asked.action](context, asked as never, context.services.now())
