import { createHash } from 'node:crypto'
import { canonical } from './approvals.rules.ts'

/** What somebody says yes to: what would run, and everything that they were shown about it. */
export interface Hashed {
  workspaceId: string
  kind: string
  payload: unknown
  title: unknown
  facts: unknown
  risk: string
  items: number
}

export const hashApproval = ({ workspaceId, kind, payload, title, facts, risk, items }: Hashed): string =>
  createHash('sha256')
    .update(canonical([workspaceId, kind, payload, title, facts, risk, items]))
    .digest('hex')
