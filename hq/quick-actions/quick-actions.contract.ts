import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

const JobName = z.string().regex(/^[a-z]+\.[a-z][a-z-]{0,60}$/, 'is not the name of a job')

/** What can be done to the server by a button. */
export const QuickAction = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('pause_sending') }),
    z.strictObject({ action: z.literal('resume_sending') }),
    z.strictObject({ action: z.literal('announce_maintenance'), startsAt: Timestamp, endsAt: Timestamp }),
    z.strictObject({ action: z.literal('withdraw_maintenance') }),
    z.strictObject({ action: z.literal('run_drill') }),
    z.strictObject({ action: z.literal('cancel_drill') }),
    z.strictObject({ action: z.literal('retry_jobs'), job: JobName }),
    z.strictObject({ action: z.literal('drain_queue'), job: JobName }),
  ])
  .meta({ id: 'QuickAction' })
export type QuickAction = z.infer<typeof QuickAction>
export type ActionName = QuickAction['action']

export const TakenAction = z
  .object({
    id: Id,
    state: z.enum(['done', 'waiting']).meta({ description: 'waiting: an operator has to approve it first' }),
    says: z.string(),
    undo: QuickAction.nullable().meta({ description: 'Send this to take it back; null while it waits for a yes' }),
    approvalId: Id.nullable(),
  })
  .meta({ id: 'TakenAction' })
export type TakenAction = z.infer<typeof TakenAction>

export const QuickActionsNow = z
  .object({
    sendingPausedAt: Timestamp.nullable(),
    maintenance: z.object({ startsAt: Timestamp, endsAt: Timestamp }).nullable(),
    drill: z
      .object({ requestedAt: Timestamp, takenAt: Timestamp.nullable() })
      .nullable()
      .meta({ description: 'A restore drill that was asked for and has not ended' }),
    hasBackups: z.boolean().meta({ description: 'Whether a backup process works here, which runs the drill' }),
    jobs: z
      .array(z.object({ job: z.string(), failed: z.int(), waiting: z.int() }))
      .meta({ description: 'Jobs that failed, or are due, by name' }),
    items: z
      .array(
        z.object({
          id: Id,
          action: z.string(),
          says: z.string(),
          by: z.string().nullable().meta({ description: 'Null: an agent, or an account that is gone' }),
          agent: z.string().nullable(),
          at: Timestamp,
        }),
      )
      .meta({ description: 'What was done lately, newest first' }),
  })
  .meta({ id: 'QuickActionsNow' })
export type QuickActionsNow = z.infer<typeof QuickActionsNow>

export const Maintenance = z
  .object({ notice: z.object({ startsAt: Timestamp, endsAt: Timestamp }).nullable() })
  .meta({ id: 'Maintenance' })
export type Maintenance = z.infer<typeof Maintenance>

const room = { access: 'staff', keys: 'never' } as const

export const quickActions = contract('hq', {
  now: {
    route: 'GET /api/hq/quick-actions',
    ...room,
    summary: 'What can be done to the server now, and what was done lately',
    reply: QuickActionsNow,
  },
  take: {
    route: 'POST /api/hq/quick-actions',
    ...room,
    staff: [],
    summary: 'Do one thing to the server: at once if it can be undone, otherwise once it is approved',
    body: QuickAction,
    reply: TakenAction,
  },
  maintenance: {
    route: 'GET /api/maintenance',
    access: 'user',
    keys: 'never',
    confined: true,
    summary: 'When this server is being maintained, if that was announced',
    reply: Maintenance,
  },
})
