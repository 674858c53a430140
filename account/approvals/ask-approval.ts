import { wakeRuns } from '@wellmet/platform/runs/wake-runs.ts'
import { done, finished, usualRetries, type RunContext, type Step } from '@wellmet/platform/runs/step.ts'
import type { HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Verdict } from './approvals.contract.ts'
import { onDecision, type ApprovalKind } from './approvals.hooks.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { withdrawApproval } from './close-approval.ts'
import { requestApproval } from './request-approval.ts'

interface AskApproval<I, K extends string, P> {
  title: () => string
  kind: ApprovalKind<P>
  /** What would happen, as the viewer of the run sees it. */
  payload: (run: RunContext<I, K>) => Promise<P> | P
}

interface Answer<P> {
  verdict: Verdict
  payload: P
}

const prefix = 'approval:'
const waitKey = (approvalId: string): string => prefix + approvalId

/** Null if a step waits for something else. */
export const approvalOfKey = (key: string): string | null => (key.startsWith(prefix) ? key.slice(prefix.length) : null)

/** One for each kind, although several playbooks may ask for it. */
const bound = new WeakMap<object, readonly HookReaction[]>()

function hooksFor<P>(kind: ApprovalKind<P>): readonly HookReaction[] {
  const known = bound.get(kind)
  if (known) return known
  const made = onDecision(kind, (context, { approvalId, verdict, payload }) =>
    wakeRuns(context, waitKey(approvalId), { verdict, payload } satisfies Answer<P>),
  )
  bound.set(kind, made)
  return made
}

/**
 * A step that waits for a yes. It leaves what was approved, and what is done after it must be done with that; after a no,
 * or none in time, the run ends.
 */
export const askApproval = <I, K extends string, P>(
  name: string,
  { title, kind, payload }: AskApproval<I, K, P>,
): Step<I, K, P> => ({
  name,
  title,
  retries: usualRetries,
  hooks: hooksFor(kind),
  async begin(run) {
    const { workspaceId, userId: requestedBy } = run.viewer
    const wanted = await payload(run)
    const { approvalId, verdict } = await requestApproval(run.tx, run.services, kind, {
      workspaceId,
      requestedBy,
      payload: wanted,
    })
    if (verdict === 'approved') return done(wanted)
    return {
      is: 'waiting',
      for: 'approval',
      key: waitKey(approvalId),
      assumes: { verdict: 'approved', payload: wanted },
    }
  },
  async settle(_run, woken) {
    const { verdict, payload: approved } = woken as Answer<unknown>
    return verdict === 'approved'
      ? done(kind.payload.parse(approved))
      : finished(approvalsMessages.notApproved.message())
  },
  cancel: async (context, key) => void (await withdrawApproval(context, key.slice(prefix.length))),
})
