import type { Table } from '@wellmet/platform/tables/table.ts'

const ofTheServer = (table: string, holds: string): Table => ({
  table,
  holds,
  owner: null,
  moved: { stays: 'agents of this server' },
  notExported: 'About the server alone.',
})

export const agentsTables: Table[] = [
  ofTheServer('hq.agents', 'agents that were added to the server'),
  ofTheServer('hq.agent_switch', 'whether agents may take steps'),
  ofTheServer('hq.agent_runs', 'runs of agents, and what each used'),
  ofTheServer('hq.agent_steps', 'steps that agents have done, and what they counted'),
  ofTheServer('hq.agent_messages', 'what agents counted, found and did'),
  ofTheServer('hq.agent_budgets', 'how much each agent used in a day'),
]
