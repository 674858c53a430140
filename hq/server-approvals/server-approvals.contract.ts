import { z } from 'zod'
import { Approval, ApprovalStats } from '@wellmet/account/approvals/approvals.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { IdCursor, Page, Text } from '@wellmet/platform/contract/shapes.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not the hash of an approval')

const room = { access: 'staff', keys: 'never' } as const
/** Operators only. */
const deciding = { ...room, staff: [] } as const

export const serverApprovals = contract('hq', {
  pending: {
    route: 'GET /api/hq/approvals/pending',
    ...room,
    summary: 'What would be done to this server and waits for an operator, newest first',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(50), cursor: IdCursor.optional() }),
    reply: Page(Approval),
  },
  stats: {
    route: 'GET /api/hq/approvals/stats',
    ...room,
    summary: 'How many wait for an operator, and what became of the others',
    reply: ApprovalStats,
  },
  approve: {
    route: 'POST /api/hq/approvals/:approvalId/approve',
    ...deciding,
    summary: 'Say yes to exactly what the hash stands for; it happens now',
    body: z.strictObject({ hash: Hash }),
    reply: Approval,
  },
  reject: {
    route: 'POST /api/hq/approvals/:approvalId/reject',
    ...deciding,
    summary: 'Say no; nothing happens',
    body: z.strictObject({ hash: Hash, reason: Text(500).optional() }),
    reply: Approval,
  },
})
