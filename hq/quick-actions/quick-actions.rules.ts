import type { ActionName, QuickAction } from './quick-actions.contract.ts'

/** What cannot be taken back, so that an operator has to approve it. */
export const irreversible = ['retry_jobs', 'drain_queue'] as const satisfies readonly ActionName[]
export type Irreversible = Extract<QuickAction, { action: (typeof irreversible)[number] }>
export type Reversible = Exclude<QuickAction, Irreversible>

export const isIrreversible = (action: QuickAction): action is Irreversible =>
  (irreversible as readonly string[]).includes(action.action)
