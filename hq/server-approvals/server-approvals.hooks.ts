import type { z } from 'zod'
import type { Fact } from '@wellmet/account/approvals/approvals.hooks.ts'
import type { Verdict } from '@wellmet/account/approvals/approvals.contract.ts'
import { during, hook, type HookContext, type HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'

/** Something about the server that needs the yes of an operator. What a yes runs is bound by `onServerDecision`. */
export interface ServerApprovalKind<P = unknown> {
  name: `server.${string}`
  payload: z.ZodType<P>
  /** How long it waits. After that the answer is no. */
  hours: number
  shows(payload: P): { title: Message; facts: readonly Fact[]; items: number }
}

export interface ServerDecision<P = unknown> {
  approvalId: string
  kind: string
  verdict: Verdict
  payload: P
  /** Null if nobody decided in time. */
  decidedBy: string | null
  agent: string | null
}

/** In the transaction of the decision, once for each approval. Runs as the system. */
export const serverApprovalDecided = hook<ServerDecision>('approval.decided-for-server')

export const onServerDecision = <P>(
  kind: ServerApprovalKind<P>,
  run: (context: HookContext, decision: ServerDecision<P>) => Promise<void>,
): HookReaction =>
  during(serverApprovalDecided, async (context, decision) => {
    if (decision.kind !== kind.name) return
    await run(context, { ...decision, payload: kind.payload.parse(decision.payload) })
  })
