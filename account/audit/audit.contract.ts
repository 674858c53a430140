import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const AuditEvent = z
  .object({
    number: z.int(),
    at: Timestamp,
    actorName: z.string().nullable().meta({ description: 'With the address where a member has the same name' }),
    action: z.string(),
    subject: z.string(),
    subjectName: z.string().nullable().meta({ description: 'The member whom it is about, where it is about one' }),
    detail: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.infer<typeof AuditEvent>

export const AuditVerdict = z.object({
  intact: z.boolean(),
  count: z.int(),
  firstBreak: z
    .int()
    .nullable()
    .meta({ description: 'Number of the first event that does not follow from the one before' }),
  head: z.string().nullable().meta({ description: 'Hash of the newest event; note it down to notice a cut tail' }),
})

export const audit = contract('account', {
  list: {
    route: 'GET /api/audit/events',
    access: 'admin',
    summary: 'What was done in this workspace, newest first',
    query: z.strictObject({
      limit: z.int().min(1).max(100).default(50),
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .optional(),
    }),
    reply: Page(AuditEvent),
  },
  verify: {
    route: 'GET /api/audit/verify',
    access: 'admin',
    summary: 'Recompute the hash chain of the audit log',
    reply: AuditVerdict,
  },
})
