import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ApprovalKind } from './approvals.hooks.ts'
import { replaceContent } from './approvals.store.ts'

/** Leaves of a decided approval what this payload says; the verdict and the audit log stay. In its decision, as the system. */
export async function shortenDecided<P>(
  tx: Tx,
  kind: ApprovalKind<P>,
  { approvalId: id, payload }: { approvalId: string; payload: P },
): Promise<void> {
  const { facts } = kind.shows(payload)
  await replaceContent(tx, { id, payload: JSON.stringify(payload), facts: JSON.stringify(facts) })
}
