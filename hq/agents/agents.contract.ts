import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, IdCursor, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Views that the role wellmet_staff may read. */
export const agentReads = [
  'hq.job_counts',
  'hq.backup_counts',
  'hq.activity_counts',
  'hq.mail_counts',
  'hq.step_counts',
] as const
export type AgentReads = (typeof agentReads)[number]

export const agentTools = ['retry_jobs', 'pause_sending', 'run_drill', 'write_report'] as const
export type AgentTool = (typeof agentTools)[number]
export const toolModes = ['draft', 'ask', 'auto'] as const
export type ToolMode = (typeof toolModes)[number]

export const messageKinds = ['read', 'found', 'did', 'asked', 'draft', 'ended'] as const
export type MessageKind = (typeof messageKinds)[number]

export const RunState = z.enum(['running', 'done', 'stopped', 'over_budget', 'failed'])
export type RunState = z.infer<typeof RunState>

const Code = z.string().regex(/^[a-z][a-z-]{1,40}$/, 'is not the code of an agent')

const AgentRun = z
  .object({
    id: Id,
    cause: z.enum(['schedule', 'person', 'cycle']),
    state: RunState,
    used: z.int().meta({ description: 'Units of the budget: one for each read and for each use of a tool' }),
    startedAt: Timestamp,
    endedAt: Timestamp.nullable(),
  })
  .meta({ id: 'AgentRun' })

export const AgentMessage = z
  .object({ id: Id, runId: Id, kind: z.enum(messageKinds), says: z.string(), at: Timestamp })
  .meta({ id: 'AgentMessage' })
export type AgentMessage = z.infer<typeof AgentMessage>

const described = {
  code: z.string(),
  title: z.string(),
  purpose: z.string(),
  everyHours: z.int(),
}

/** An agent that was added to this server. */
export const AddedAgent = z
  .object({ id: Id, ...described, addedAt: Timestamp, lastRun: AgentRun.nullable(), lastSaid: z.string().nullable() })
  .meta({ id: 'AddedAgent' })

const Budget = z.object({ perRun: z.int(), perDay: z.int(), usedToday: z.int() })
const Tool = z.object({
  tool: z.enum(agentTools),
  mode: z.enum(toolModes).meta({
    description: 'draft only says it, ask waits for an operator, auto does it, because it can be undone',
  }),
  title: z.string(),
})

export const VirtualEmployee = z
  .object({
    ...described,
    agentId: Id.nullable().meta({ description: 'Null until it was added to this server' }),
    reads: z.array(z.string()).meta({ description: 'Views with counts; it can read nothing else' }),
    tools: z.array(Tool),
    budget: Budget,
    usesModel: z.literal(false),
    runs: z.array(AgentRun).meta({ description: 'The last, newest first' }),
  })
  .meta({ id: 'VirtualEmployee' })
export type VirtualEmployee = z.infer<typeof VirtualEmployee>

const AgentDefinition = z
  .object({
    ...described,
    reads: z.array(z.string()),
    tools: z.array(Tool),
    budget: z.object({ perRun: z.int(), perDay: z.int() }),
    steps: z.array(z.object({ name: z.string(), cost: z.int() })),
  })
  .meta({ id: 'AgentDefinition' })

export const TeamStatus = z
  .object({
    isOn: z.boolean(),
    changedAt: Timestamp.nullable(),
    declared: z.int(),
    added: z.int(),
    running: z.int(),
    usedToday: z.int(),
    budgetToday: z.int(),
  })
  .meta({ id: 'AgentTeamStatus' })
export type TeamStatus = z.infer<typeof TeamStatus>

export const RunAnswer = z
  .object({
    runId: Id.nullable().meta({ description: 'Null after a dry run' }),
    state: RunState,
    says: z.array(z.object({ kind: z.enum(messageKinds), says: z.string() })),
  })
  .meta({ id: 'AgentRunAnswer' })
export type RunAnswer = z.infer<typeof RunAnswer>

const room = { access: 'staff', keys: 'never' } as const
/** Operators only. */
const changing = { ...room, staff: [] } as const

export const agents = contract('hq', {
  list: {
    route: 'GET /api/hq/agents',
    ...room,
    summary: 'Agents that were added to this server, with what each said last',
    reply: z.object({ items: z.array(AddedAgent) }),
  },
  messages: {
    route: 'GET /api/hq/agents/:agentId/messages',
    ...room,
    summary: 'What an agent counted, found and did, newest first',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(50), cursor: IdCursor.optional() }),
    reply: Page(AgentMessage),
  },
  employees: {
    route: 'GET /api/hq/virtual-employees',
    ...room,
    summary: 'What each declared agent is for, may read and do, and may spend in a day',
    reply: z.object({ items: z.array(VirtualEmployee) }),
  },
  employee: {
    route: 'GET /api/hq/virtual-employees/:code',
    ...room,
    params: z.object({ code: Code }),
    summary: 'One declared agent with its last runs',
    reply: VirtualEmployee,
  },
  run: {
    route: 'POST /api/hq/virtual-employees/:code/run',
    ...changing,
    params: z.object({ code: Code }),
    summary: 'Run an agent once now; a dry run says what it would do and changes nothing',
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    reply: RunAnswer,
  },
  status: {
    route: 'GET /api/hq/virtual-team/status',
    ...room,
    summary: 'Whether agents may take steps, and what they used today',
    reply: TeamStatus,
  },
  definitions: {
    route: 'GET /api/hq/virtual-team/definitions',
    ...room,
    summary: 'The agents as they are declared in this release, step by step',
    reply: z.object({ items: z.array(AgentDefinition) }),
  },
  bootstrap: {
    route: 'POST /api/hq/virtual-team/bootstrap',
    ...changing,
    summary: 'Add the declared agents to this server; they stay off until they are started',
    reply: z.object({ added: z.array(z.string()), already: z.array(z.string()) }),
  },
  start: {
    route: 'POST /api/hq/virtual-team/start',
    ...changing,
    summary: 'Let agents run, each on its schedule',
    reply: TeamStatus,
  },
  stop: {
    route: 'POST /api/hq/virtual-team/stop',
    ...changing,
    summary: 'Stop all agents; a step that has begun ends, and no other begins',
    reply: TeamStatus,
  },
  runCycle: {
    route: 'POST /api/hq/virtual-team/run-cycle',
    ...changing,
    summary: 'Run every agent once now',
    reply: z.object({ items: z.array(z.object({ code: z.string(), runId: Id })) }),
  },
})
