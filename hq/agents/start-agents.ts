import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { expectRoom } from '../staff/staff-database.ts'
import { rehearseAgent } from './advance-agent.ts'
import type { RunAnswer } from './agents.contract.ts'
import { advanceAgentJob } from './agents.jobs.ts'
import { agentsMessages as m } from './agents.messages.ts'
import { addAgent, findSwitch, insertRun, listAgents, listScheduled, setSwitch } from './agents.store.ts'
import { declaredAgents, findAgent } from './declared-agents.ts'
import { showTeam } from './show-agents.ts'

type Cause = 'schedule' | 'person' | 'cycle'

async function startRun(tx: Tx, services: Services, agentId: string, cause: Cause): Promise<string> {
  const now = services.now()
  const id = newId(now.getTime())
  await insertRun(tx, { id, agentId, cause, now })
  await enqueue(tx, advanceAgentJob, { runId: id })
  return id
}

/** Once now. A dry run works also while agents are off, because it leaves nothing. */
export async function runAgent(call: UserCall, code: string, dryRun: boolean): Promise<RunAnswer> {
  const { services, db } = call
  expectRoom(services)
  const agent = findAgent(code)
  if (!agent) throw notFound('agent')
  if (dryRun) {
    const says = await rehearseAgent(services, agent)
    return {
      runId: null,
      state: 'done',
      says: says.map(({ kind, message }) => ({ kind, says: renderMessage(message) })),
    }
  }
  // As the system: no user writes what an agent does
  return db.asSystem(async (tx) => {
    const row = (await listAgents(tx)).find((one) => one.code === code)
    if (!row) throw fail('conflict', m.notAdded())
    await expectOn(tx)
    const runId = await startRun(tx, services, row.id, 'person')
    logSecurity(tx, { what: 'agent.started', about: runId })
    return { runId, state: 'running', says: [] }
  })
}

export const runCycle = ({ services, db }: UserCall) => {
  expectRoom(services)
  // As the system: no user writes what an agent does
  return db.asSystem(async (tx) => {
    await expectOn(tx)
    const items: { code: string; runId: string }[] = []
    for (const { id, code } of await listAgents(tx))
      if (findAgent(code)) items.push({ code, runId: await startRun(tx, services, id, 'cycle') })
    logSecurity(tx, { what: 'agents.cycle-started' })
    return { items }
  })
}

async function expectOn(tx: Tx): Promise<void> {
  if (!(await findSwitch(tx))?.isOn) throw fail('conflict', m.isOff())
}

/** They stay off. Those that are there already stay as they are. */
export const bootstrapAgents = ({ services, db }: UserCall) =>
  // As the system: agents are of the server
  db.asSystem(async (tx) => {
    const now = services.now()
    const added: string[] = []
    for (const [at, { code }] of declaredAgents.entries())
      if ((await addAgent(tx, { id: newId(now.getTime() + at), code, now })) > 0) added.push(code)
    logSecurity(tx, { what: 'agents.added' })
    return { added, already: declaredAgents.map(({ code }) => code).filter((code) => !added.includes(code)) }
  })

/** Off: waits for the steps that have begun. Once it is answered, no other begins. */
export async function switchAgents(call: UserCall, isOn: boolean) {
  const { services, db } = call
  if (isOn) expectRoom(services)
  // As the system: the switch is of the server
  await db.asSystem(async (tx) => {
    if (isOn && (await listAgents(tx)).length === 0) throw fail('conflict', m.notAdded())
    await setSwitch(tx, { isOn, now: services.now() })
    logSecurity(tx, { what: isOn ? 'agents.switched-on' : 'agents.switched-off' })
  })
  return showTeam(call)
}

/** By the clock: what has not run by its schedule for so many hours. */
export async function startDueAgents({ tx, services }: WorkContext): Promise<void> {
  if (!(await findSwitch(tx))?.isOn) return
  const now = services.now().getTime()
  for (const { id, code, startedAt } of await listScheduled(tx)) {
    const agent = findAgent(code)
    if (agent && (!startedAt || now - startedAt.getTime() >= agent.everyHours * 3_600_000))
      await startRun(tx, services, id, 'schedule')
  }
}
