import type { z } from 'zod'
import { during, hook, type HookContext, type HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { Risk, Verdict } from './approvals.contract.ts'

/** A line of what would happen. What people typed, such as a name, is a string. */
export interface Fact {
  label: Message
  value: Message | string
}

/** Something that needs a yes: how it is shown, and how dangerous it is. What a yes runs is bound by `onDecision`. */
export interface ApprovalKind<P = unknown> {
  name: `${string}.${string}`
  /** The kind in the list of policies. */
  title: () => string
  payload: z.ZodType<P>
  risk: Risk
  /** Whether a policy may approve it. Never for money, mass mail, deletion, publishing or a first mail to a stranger. */
  mayBeAutomatic: boolean
  /** What a policy for it depends on; without it a policy would approve nothing. */
  policyNeeds?: { isThere(tx: Tx, workspaceId: string): Promise<boolean>; says: () => string; link: `/${string}` }
  /** Where whoever asked sees what became of it. */
  askedAt?: `/${string}`
  /** How long it waits. After that it is rejected. */
  hours: number
  shows(payload: P): { title: Message; facts: readonly Fact[]; items: number }
}

export interface Decision<P = unknown> {
  approvalId: string
  workspaceId: string
  kind: string
  verdict: Verdict
  payload: P
}

/** In the transaction of the decision, once for each approval. Runs as the system. */
export const approvalDecided = hook<Decision>('approval.decided')

/** Each area adds the kinds that it declares. */
export const approvalKindsListed = hook<ApprovalKind[]>('approval.kinds-listed')

/** What an area plugs in for a kind: `run` decides by the verdict, and what it writes is written with the decision. */
export const onDecision = <P>(
  kind: ApprovalKind<P>,
  run: (context: HookContext, decision: Decision<P>) => Promise<void>,
): HookReaction[] => [
  during(approvalKindsListed, async (_context, kinds) => void kinds.push(kind as ApprovalKind)),
  during(approvalDecided, async (context, decision) => {
    if (decision.kind !== kind.name) return
    await run(context, { ...decision, payload: kind.payload.parse(decision.payload) })
  }),
]
