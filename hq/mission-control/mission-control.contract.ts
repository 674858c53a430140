import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Figures, Period } from '../figures/figures.contract.ts'

export const NeedCode = z.enum([
  'no_worker',
  'jobs_given_up',
  'jobs_late',
  'mails_uncertain',
  'mails_failed',
  'no_backup',
  'backup_failed',
  'backup_old',
  'no_drill',
  'drill_failed',
  'drill_old',
  'accounts_expired',
  'cache_unreachable',
  'sending_paused',
  'approvals_waiting',
])
export type NeedCode = z.infer<typeof NeedCode>

export const Need = z
  .object({
    code: NeedCode,
    isUrgent: z.boolean().meta({ description: 'Something that people rely on does not happen' }),
    count: z.int().nullable(),
    says: z.string(),
    todo: z.string(),
  })
  .meta({ id: 'HqNeed' })
export type Need = z.infer<typeof Need>

const Backup = z.object({ ageSeconds: z.int().nullable(), lastRunSucceeded: z.boolean().nullable() })
const Counts = z.record(z.string(), z.int())

export const MissionStatus = z
  .object({
    checkedAt: Timestamp,
    needs: z.array(Need).meta({ description: 'What needs a person, the most urgent first' }),
    workers: z.int(),
    jobs: z.array(
      z.object({
        name: z.string(),
        due: z.int(),
        later: z.int(),
        running: z.int(),
        retried: z.int(),
        givenUp: z.int(),
        oldestDueSeconds: z.int(),
      }),
    ),
    mails: z.object({ parked: z.int(), waiting: z.int(), failed: z.int() }),
    backups: z.object({ dump: Backup, drill: Backup, copy: Backup }),
    users: Counts,
    connections: Counts,
    workspaces: z.int(),
    totals: Counts.meta({ description: 'What all workspaces together have' }),
    database: z.object({ bytes: z.int(), growthBytesPerDay: z.int().nullable() }),
    cache: z.enum(['memory', 'redis', 'redis unreachable']),
  })
  .meta({ id: 'MissionStatus', description: 'The numbers of `wellmet status` and of /metrics, without names' })
export type MissionStatus = z.infer<typeof MissionStatus>

export const ActivityKind = z.enum([
  'user_joined',
  'workspace_created',
  'import_done',
  'sync_done',
  'sync_failed',
  'introduction_asked',
  'connector_answered',
  'introduction_made',
  'meeting_booked',
  'approval_decided',
  'mail_sent',
  'mail_failed',
  'backup_done',
  'backup_failed',
])
export type ActivityKind = z.infer<typeof ActivityKind>

export const RecentActivity = z
  .object({
    since: Timestamp,
    items: z.array(
      z.object({
        hour: Timestamp.meta({ description: 'The hour in which it happened' }),
        kind: ActivityKind,
        says: z.string(),
        n: z.int(),
      }),
    ),
  })
  .meta({ id: 'HqActivity' })
export type RecentActivity = z.infer<typeof RecentActivity>

const room = { access: 'staff', keys: 'never' } as const

export const missionControl = contract('hq', {
  status: {
    route: 'GET /api/hq/mission-status',
    ...room,
    summary: 'What needs a person now, and how the server does',
    reply: MissionStatus,
  },
  activity: {
    route: 'GET /api/hq/activity/recent',
    ...room,
    summary: 'What happened on this server lately, by hour and without names',
    query: z.strictObject({ hours: z.int().min(1).max(720).default(24) }),
    reply: RecentActivity,
  },
  velocity: {
    route: 'GET /api/hq/velocity',
    ...room,
    summary: 'Median days between the stages of an introduction, with quartiles',
    query: Period,
    reply: Figures,
  },
})
