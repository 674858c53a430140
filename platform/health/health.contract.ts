import { z } from 'zod'
import { contract } from '../contract/endpoint.ts'
import { probe } from '../contract/probe.plug-in.ts'
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

const operatorsOnly = 'Only with METRICS_TOKEN as bearer'

const BackupState = z.object({
  lastSuccessAt: Timestamp.nullable(),
  ageSeconds: z.int().nullable(),
  lastRunSucceeded: z.boolean().nullable(),
  detail: z.string().nullable(),
})

const probing = { access: 'anyone', plugIns: [probe] } as const

export const health = contract('health', {
  live: { route: 'GET /health/live', ...probing, summary: 'The process answers', reply: Alive },
  healthz: { route: 'GET /healthz', ...probing, summary: 'The process answers', reply: Alive },
  ready: {
    route: 'GET /health/ready',
    ...probing,
    summary: 'Whether to send traffic here: process, database, migrations, schema, Redis and worker told apart',
    reply: Readiness,
    status: [200, 503],
  },
  health: {
    route: 'GET /health',
    ...probing,
    summary: 'The same as /health/ready',
    reply: Readiness,
    status: [200, 503],
  },
  status: {
    route: 'GET /health/status',
    ...probing,
    summary: 'How it runs here; what runs here is told to the operator alone',
    reply: z.object({
      version: z.string().optional().meta({ description: operatorsOnly }),
      startedAt: Timestamp.optional().meta({ description: operatorsOnly }),
      uptimeSeconds: z.int().optional().meta({ description: operatorsOnly }),
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
      backups: z.object({ dump: BackupState, drill: BackupState, copy: BackupState }).optional().meta({
        description:
          'The last dump, the last restore of one, and the last copy to a storage elsewhere. Only with METRICS_TOKEN as bearer',
      }),
      mails: z
        .object({
          parked: z.int().meta({ description: 'Nobody knows whether they were sent' }),
          waiting: z.int().meta({ description: 'The mail server did not take them yet; they are tried again' }),
          failed: z.int().meta({ description: 'Refused or given up in the last day' }),
        })
        .optional()
        .meta({ description: 'Only with METRICS_TOKEN as bearer' }),
    }),
    status: [200, 503],
  },
})
