import { z } from 'zod'
import { contract } from '../contract/endpoint.ts'
import { Timestamp } from '../contract/shapes.ts'

const Alive = z.object({ status: z.literal('alive') })

const Part = z.object({
  state: z.enum(['ok', 'absent', 'failing']),
  detail: z.string(),
})

export const Readiness = z
  .object({
    status: z.enum(['ready', 'degraded', 'not ready']),
    checkedAt: Timestamp,
    parts: z.object({ process: Part, database: Part, migrations: Part, schema: Part, redis: Part, worker: Part }),
  })
  .meta({ id: 'Readiness' })
export type Readiness = z.infer<typeof Readiness>

const BackupState = z.object({
  lastSuccessAt: Timestamp.nullable(),
  ageSeconds: z.int().nullable(),
  lastRunSucceeded: z.boolean().nullable(),
  detail: z.string().nullable(),
})

const probe = { access: 'anyone', probe: true } as const

export const health = contract('health', {
  live: { route: 'GET /health/live', ...probe, summary: 'The process answers', reply: Alive },
  healthz: { route: 'GET /healthz', ...probe, summary: 'The process answers', reply: Alive },
  ready: {
    route: 'GET /health/ready',
    ...probe,
    summary: 'Whether to send traffic here: process, database, migrations, schema, Redis and worker told apart',
    reply: Readiness,
    alsoReplies: [503],
  },
  health: {
    route: 'GET /health',
    ...probe,
    summary: 'The same as /health/ready',
    reply: Readiness,
    alsoReplies: [503],
  },
  status: {
    route: 'GET /health/status',
    ...probe,
    summary: 'What runs here, and how it does',
    reply: z.object({
      version: z.string(),
      startedAt: Timestamp,
      uptimeSeconds: z.int(),
      readiness: Readiness,
      workers: z.int(),
      jobs: z
        .object({
          late: z.int().meta({ description: 'Due for a quarter of an hour and not begun' }),
          failing: z.int(),
          oldestDueSeconds: z.int(),
        })
        .optional()
        .meta({ description: 'Only with METRICS_TOKEN as bearer: the number would tell others what somebody does' }),
      connection: z
        .object({ address: z.string(), forwardedAddresses: z.int(), forwardedProtocol: z.string().nullable() })
        .optional()
        .meta({ description: 'What the server sees of this request. Only with METRICS_TOKEN as bearer' }),
      backups: z
        .object({ dump: BackupState, drill: BackupState })
        .optional()
        .meta({ description: 'The last dump, and the last restore of one. Only with METRICS_TOKEN as bearer' }),
      mails: z.object({ parked: z.int() }).optional().meta({ description: 'Only with METRICS_TOKEN as bearer' }),
    }),
    alsoReplies: [503],
  },
})
