import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, IdCursor, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Money and mass mail need two people where a workspace has two admins. */
export const Risk = z.enum(['ordinary', 'mass_mail', 'money']).meta({ id: 'ApprovalRisk' })
export type Risk = z.infer<typeof Risk>

/** `withdrawn`: what asked for it is no longer wanted. */
export const Verdict = z.enum(['approved', 'rejected', 'expired', 'withdrawn']).meta({ id: 'ApprovalVerdict' })
export type Verdict = z.infer<typeof Verdict>

const Somebody = z.object({ userId: Id, name: z.string() })

const Kind = z.string().regex(/^[a-z][a-z-]{0,40}\.[a-z][a-z-]{0,40}$/, 'is not a kind of approval')
const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not the hash of an approval')

/** A policy approves at most so much of its kind, and no longer than so many days. */
export const policyLimits = { mostADay: 100, mostItems: 25, days: 180 } as const

const limits = {
  mostADay: z.int().min(1).max(policyLimits.mostADay).meta({ description: 'Approvals in 24 hours' }),
  mostItems: z
    .int()
    .min(1)
    .max(policyLimits.mostItems)
    .meta({ description: 'The most people or things that one of them may touch' }),
}

export const ApprovalPolicy = z
  .object({
    id: Id,
    kind: z.string(),
    title: z.string(),
    owner: Somebody.meta({ description: 'Who answers for it; it counts while they are an owner or admin' }),
    ...limits,
    endsAt: Timestamp,
    suspendedAt: Timestamp.nullable().meta({ description: 'When somebody rejected something of this kind' }),
    counts: z.boolean().meta({ description: 'Whether it approves anything now' }),
  })
  .meta({ id: 'ApprovalPolicy' })
export type ApprovalPolicy = z.infer<typeof ApprovalPolicy>

export const Approval = z
  .object({
    id: Id,
    kind: z.string(),
    title: z.string().meta({ description: 'What would happen' }),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    risk: Risk,
    hash: z.string().meta({ description: 'Of exactly this; send it back with the decision' }),
    requestedBy: Somebody.nullable(),
    requestedAt: Timestamp,
    expiresAt: Timestamp.meta({ description: 'Rejected then, if nobody decides' }),
    verdict: Verdict.nullable(),
    decidedBy: Somebody.nullable(),
    decidedAt: Timestamp.nullable(),
    reason: z.string().nullable(),
    policy: ApprovalPolicy.nullable().meta({ description: 'What approved it, if no person did' }),
    needsSomebodyElse: z.boolean().meta({ description: 'You asked for it, so another admin has to approve it' }),
  })
  .meta({ id: 'Approval' })
export type Approval = z.infer<typeof Approval>

export const ApprovalStats = z
  .object({
    days: z.int().meta({ description: 'How far back all but `pending` count' }),
    pending: z.int(),
    approved: z.int().meta({ description: 'By people' }),
    automatic: z.int().meta({ description: 'By policies' }),
    rejected: z.int(),
    expired: z.int(),
    withdrawn: z.int(),
    medianHours: z.number().nullable().meta({ description: 'Until people decided; null where nobody did' }),
  })
  .meta({ id: 'ApprovalStats' })
export type ApprovalStats = z.infer<typeof ApprovalStats>

/** What a policy can be made for. */
export const ApprovalKindShown = z
  .object({
    kind: z.string(),
    title: z.string(),
    missing: z
      .object({ says: z.string(), link: z.string() })
      .nullable()
      .meta({ description: 'Without it a policy would approve nothing' }),
  })
  .meta({ id: 'ApprovalKind' })
export type ApprovalKindShown = z.infer<typeof ApprovalKindShown>

/** Something that I asked for. */
export const OwnApproval = z
  .object({
    id: Id,
    kind: z.string(),
    title: z.string(),
    requestedAt: Timestamp,
    expiresAt: Timestamp,
    verdict: Verdict.nullable(),
    decidedBy: Somebody.nullable(),
    decidedAt: Timestamp.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'OwnApproval' })
export type OwnApproval = z.infer<typeof OwnApproval>

const page = z.strictObject({
  limit: z.int().min(1).max(100).default(50),
  cursor: IdCursor.optional(),
})

const proofMinutes = 10

export const approvals = contract('approvals', {
  pending: {
    route: 'GET /api/approvals/pending',
    access: 'admin',
    summary: 'What waits for an admin, newest first',
    query: page,
    reply: Page(Approval),
  },
  autoApproved: {
    route: 'GET /api/approvals/auto-approved',
    access: 'admin',
    summary: 'What a policy approved, with that policy, newest first',
    query: page,
    reply: Page(Approval),
  },
  decided: {
    route: 'GET /api/approvals/decided',
    access: 'admin',
    summary: 'What people decided, and what expired or was withdrawn, newest first',
    query: page,
    reply: Page(Approval),
  },
  mine: {
    route: 'GET /api/approvals/mine',
    access: 'member',
    summary: 'What I asked for, and what became of it, newest first',
    query: page,
    reply: Page(OwnApproval),
  },
  rejected: {
    route: 'GET /api/approvals/rejected',
    access: 'admin',
    summary: 'What somebody rejected, or what expired or was withdrawn, newest first',
    query: page,
    reply: Page(Approval),
  },
  stats: {
    route: 'GET /api/approvals/stats',
    access: 'admin',
    summary: 'How many wait, and what became of the others',
    reply: ApprovalStats,
  },
  policies: {
    route: 'GET /api/approvals/policies',
    access: 'admin',
    summary: 'What is approved without a person, and what could be',
    reply: z.object({ items: z.array(ApprovalPolicy), kinds: z.array(ApprovalKindShown) }),
  },
  addPolicy: {
    route: 'POST /api/approvals/policies',
    access: 'admin',
    keys: 'never',
    fresh: proofMinutes,
    summary: 'Approve a kind of thing automatically, within limits and until a date; I answer for it',
    body: z.strictObject({ kind: Kind, ...limits, endsAt: Timestamp }),
    reply: ApprovalPolicy,
    status: 201,
  },
  resumePolicy: {
    route: 'POST /api/approvals/policies/:policyId/resume',
    access: 'admin',
    keys: 'never',
    fresh: proofMinutes,
    summary: 'Let a suspended policy approve again; I answer for it from now on',
    reply: ApprovalPolicy,
  },
  endPolicy: {
    route: 'DELETE /api/approvals/policies/:policyId',
    access: 'admin',
    keys: 'never',
    summary: 'End a policy; from now on a person decides',
    reply: ApprovalPolicy,
  },
  show: {
    route: 'GET /api/approvals/:approvalId',
    access: 'admin',
    summary: 'One approval',
    reply: Approval,
  },
  withdraw: {
    route: 'POST /api/approvals/:approvalId/withdraw',
    access: 'member',
    keys: 'never',
    summary: 'Take back what I asked for, while nobody has decided',
    reply: OwnApproval,
  },
  approve: {
    route: 'POST /api/approvals/:approvalId/approve',
    access: 'admin',
    keys: 'never',
    fresh: proofMinutes,
    summary: 'Say yes to exactly what the hash stands for; it happens now',
    body: z.strictObject({ hash: Hash }),
    reply: Approval,
  },
  reject: {
    route: 'POST /api/approvals/:approvalId/reject',
    access: 'admin',
    keys: 'never',
    fresh: proofMinutes,
    summary: 'Say no; policies for this kind are suspended',
    body: z.strictObject({ hash: Hash, reason: Text(500).optional() }),
    reply: Approval,
  },
})
