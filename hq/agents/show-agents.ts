import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { Agent } from './agent.ts'
import { agentTools, type AgentMessage, type TeamStatus, type VirtualEmployee } from './agents.contract.ts'
import { agentsMessages as m } from './agents.messages.ts'
import {
  countRunning,
  findSwitch,
  listAgents,
  listLastSaid,
  listMessages,
  listRuns,
  listUsed,
  type RunRow,
} from './agents.store.ts'
import { declaredAgents, findAgent } from './declared-agents.ts'

const described = ({ code, title, purpose, everyHours }: Agent) => ({
  code,
  title: title(),
  purpose: purpose(),
  everyHours,
})

const toolsOf = ({ tools }: Agent) =>
  agentTools.flatMap((tool) => {
    const mode = tools[tool]
    return mode ? [{ tool, mode, title: m.tool({ tool }) }] : []
  })

const toRun = ({ id, cause, state, used, startedAt, endedAt }: RunRow) => ({
  id,
  cause,
  state,
  used,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

export const showAgents = ({ db }: UserCall) =>
  // As the system: agents are of the server
  db.asSystem(async (tx) => {
    const rows = await listAgents(tx)
    const runs = await listRuns(tx, { most: 1 })
    const said = new Map((await listLastSaid(tx)).map(({ agentId, says }) => [agentId, renderMessage(says)]))
    return {
      items: rows.flatMap(({ id, code, addedAt }) => {
        const agent = findAgent(code)
        const last = runs.find(({ agentId }) => agentId === id)
        return agent
          ? [
              {
                id,
                ...described(agent),
                addedAt: addedAt.toISOString(),
                lastRun: last ? toRun(last) : null,
                lastSaid: said.get(id) ?? null,
              },
            ]
          : []
      }),
    }
  })

export const showMessages = (
  { db }: UserCall,
  agentId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AgentMessage[]; next: string | null }> =>
  // As the system: agents are of the server
  db.asSystem(async (tx) => {
    if (!(await listAgents(tx)).some(({ id }) => id === agentId)) throw notFound('agent')
    const rows = await listMessages(tx, { agentId, cursor: cursor ?? null, limit: limit + 1 })
    const items = rows.slice(0, limit).map(({ id, runId, kind, says, writtenAt }) => ({
      id,
      runId,
      kind,
      says: renderMessage(says),
      at: writtenAt.toISOString(),
    }))
    return { items, next: rows.length > limit ? lastOf(items).id : null }
  })

const runsShown = 20

export const showEmployees = ({ db, services }: UserCall): Promise<{ items: VirtualEmployee[] }> =>
  // As the system: agents are of the server
  db.asSystem(async (tx) => {
    const rows = await listAgents(tx)
    const used = await listUsed(tx, { now: services.now() })
    const runs = await listRuns(tx, { most: runsShown })
    return {
      items: declaredAgents.map((agent) => {
        const agentId = rows.find(({ code }) => code === agent.code)?.id ?? null
        const usedToday = used.find((one) => one.agentId === agentId)?.used ?? 0
        return {
          ...described(agent),
          agentId,
          reads: [...agent.reads],
          tools: toolsOf(agent),
          budget: { ...agent.budget, usedToday },
          usesModel: false,
          runs: runs.filter((run) => run.agentId === agentId).map(toRun),
        }
      }),
    }
  })

export async function showEmployee(call: UserCall, code: string): Promise<VirtualEmployee> {
  const found = (await showEmployees(call)).items.find((one) => one.code === code)
  if (!found) throw notFound('agent')
  return found
}

export const showTeam = ({ db, services }: UserCall): Promise<TeamStatus> =>
  // As the system: agents are of the server
  db.asSystem(async (tx) => {
    const state = await findSwitch(tx)
    const rows = await listAgents(tx)
    const used = await listUsed(tx, { now: services.now() })
    const added = rows.flatMap(({ code }) => findAgent(code) ?? [])
    return {
      isOn: state?.isOn ?? false,
      changedAt: state?.changedAt.toISOString() ?? null,
      declared: declaredAgents.length,
      added: added.length,
      running: (await countRunning(tx)).n,
      usedToday: used.reduce((sum, one) => sum + one.used, 0),
      budgetToday: added.reduce((sum, { budget }) => sum + budget.perDay, 0),
    }
  })

export const showDefinitions = () => ({
  items: declaredAgents.map((agent) => ({
    ...described(agent),
    reads: [...agent.reads],
    tools: toolsOf(agent),
    budget: agent.budget,
    steps: agent.steps.map(({ name, cost }) => ({ name, cost })),
  })),
})
