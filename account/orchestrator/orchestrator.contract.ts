import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, IdCursor, Timestamp } from '@wellmet/platform/contract/shapes.ts'

const Somebody = z.object({ userId: Id, name: z.string() })

/** `paused` is what somebody did; the others are how far it is. */
export const RunState = z.enum(['running', 'waiting', 'paused', 'failed', 'done', 'cancelled']).meta({ id: 'RunState' })
export type RunState = z.infer<typeof RunState>

export const RunStepState = z
  .enum(['ahead', 'running', 'waiting', 'retrying', 'failed', 'done', 'skipped'])
  .meta({ id: 'RunStepState' })

export const Control = z.enum(['pause', 'resume', 'retry', 'cancel']).meta({ id: 'RunControl' })

export const RunStep = z
  .object({
    name: z.string(),
    title: z.string(),
    state: RunStepState,
    beganAt: Timestamp.nullable(),
    endedAt: Timestamp.nullable(),
    waitsFor: z
      .object({
        kind: z.enum(['time', 'event', 'approval']),
        until: Timestamp.nullable().meta({ description: 'It goes on then, whatever happens until then' }),
        approvalId: Id.nullable(),
        words: z.string().nullable().meta({ description: 'What happens at the end of the wait' }),
      })
      .nullable(),
    says: z
      .string()
      .nullable()
      .meta({ description: 'What it did, or why it failed. Only for the person the run is for' }),
    failures: z.int(),
  })
  .meta({ id: 'RunStep' })
export type RunStep = z.infer<typeof RunStep>

export const Run = z
  .object({
    id: Id,
    playbook: z.string(),
    version: z.int().meta({ description: 'Of the playbook; it stays the same for the whole run' }),
    title: z.string(),
    about: z.string().nullable().meta({ description: 'What it is about, if I see that' }),
    state: RunState,
    viewer: Somebody.nullable().meta({ description: 'Whom it is for: it sees what they see. Null if they left' }),
    startedBy: Somebody.nullable().meta({ description: 'Null if an event started it' }),
    startedAt: Timestamp,
    endedAt: Timestamp.nullable(),
    pausedAt: Timestamp.nullable(),
    controlledBy: Somebody.nullable().meta({ description: 'Who last paused, resumed, retried or cancelled it' }),
    steps: z.array(RunStep),
    controls: z.array(Control).meta({ description: 'What I can do with it now' }),
  })
  .meta({ id: 'Run' })
export type Run = z.infer<typeof Run>

export const Playbook = z
  .object({
    id: z.string(),
    version: z.int(),
    title: z.string(),
    about: z.string(),
    isOn: z.boolean().meta({ description: 'Off: nothing starts it. Open runs go on' }),
    steps: z.array(z.object({ name: z.string(), title: z.string() })),
    settings: z.array(
      z.object({ name: z.string(), label: z.string(), value: z.int(), least: z.int(), most: z.int(), usual: z.int() }),
    ),
    choices: z.array(z.object({ about: Id, label: z.string() })).meta({ description: 'What I can start it for' }),
    history: z
      .array(
        z.object({
          isOn: z.boolean(),
          settings: z.record(z.string(), z.int()),
          changedBy: Somebody.nullable(),
          changedAt: Timestamp,
        }),
      )
      .meta({ description: 'Who changed it, newest first' }),
  })
  .meta({ id: 'Playbook' })
export type Playbook = z.infer<typeof Playbook>

export const RehearsedStep = z
  .object({
    name: z.string(),
    title: z.string(),
    at: Timestamp.meta({ description: 'When it would run, if nothing happens before' }),
    outcome: z.enum(['done', 'skipped', 'finished', 'failed']),
    waitsFor: z.enum(['time', 'event', 'approval']).nullable(),
    says: z.string().nullable(),
    shows: z.string().nullable().meta({ description: 'The words of the reminder. Only for the person the run is for' }),
  })
  .meta({ id: 'RehearsedStep' })
export type RehearsedStep = z.infer<typeof RehearsedStep>

const PlaybookId = z.string().regex(/^[a-z][a-z-]{0,40}\.[a-z][a-z-]{0,40}$/, 'is not the id of a playbook')

export const orchestrator = contract('orchestrator', {
  status: {
    route: 'GET /api/orchestrator/status',
    access: 'member',
    summary: 'Runs of playbooks, newest first: my own, and for owners and admins those of everybody',
    query: z.strictObject({
      run: Id.optional().meta({ description: 'Only this one; fails if I do not see it' }),
      show: z.enum(['open', 'ended']).default('open'),
      limit: z.int().min(1).max(100).default(20),
      cursor: IdCursor.optional(),
    }),
    reply: z.object({
      counts: z.object({
        running: z.int(),
        waiting: z.int(),
        paused: z.int(),
        failed: z.int(),
        ended: z.int().meta({ description: 'Done or cancelled' }),
      }),
      items: z.array(Run),
      next: z.string().nullable(),
    }),
  },
  playbooks: {
    route: 'GET /api/orchestrator/playbooks',
    access: 'member',
    summary: 'What can run step by step in this workspace, how it is set up, and who changed that',
    reply: z.object({ items: z.array(Playbook) }),
  },
  control: {
    route: 'POST /api/orchestrator/control',
    access: 'member',
    keys: 'never',
    summary: 'Pause, resume, retry or cancel a run: my own, and as an owner or admin any',
    body: z.strictObject({ runId: Id, action: Control }),
    reply: Run,
  },
  configure: {
    route: 'POST /api/orchestrator/configure',
    access: 'admin',
    keys: 'never',
    summary: 'Turn a playbook on or off, or change its settings, for runs that start from now on',
    body: z.strictObject({
      playbookId: PlaybookId,
      isOn: z.boolean().optional(),
      settings: z.record(z.string().max(40), z.int().min(0).max(10_000)).optional(),
    }),
    reply: Playbook,
  },
  run: {
    route: 'POST /api/orchestrator/playbooks/:playbookId/run',
    access: 'member',
    keys: 'never',
    summary: 'Start a playbook for one of my choices; a dry run only says what would happen',
    params: z.strictObject({ playbookId: PlaybookId }),
    body: z.strictObject({ about: Id, dryRun: z.boolean().default(false) }),
    reply: z.object({
      run: Run.nullable(),
      rehearsal: z.array(RehearsedStep).nullable().meta({ description: 'Of a dry run' }),
    }),
    plugIns: [onceOnly],
    rate: { points: 60, seconds: 3600 },
  },
})
