import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { AgentReads, AgentTool, MessageKind, ToolMode } from './agents.contract.ts'

/** A sentence of the log. */
export interface Saying {
  kind: MessageKind
  message: Message
}

/** What a step gets to know. Its transaction is the one in which its effects and its end are written. */
export interface StepContext extends HookContext {
  agent: Agent
  /** Reads counts as `wellmet_staff`, which may read nothing else. */
  counts: <T>(read: (tx: Tx) => Promise<T>) => Promise<T>
  /** What an earlier step left. */
  valueOf: (step: string) => unknown
}

export interface AgentStep {
  /** Stored with the runs: a renamed step is another one. */
  name: string
  /** Units of the budget: one for each read and for each use of a tool. */
  cost: number
  run: (context: StepContext) => Promise<{ value?: unknown; says: readonly Saying[] }>
}

/** A scheduled automation of the server. It follows rules, and asks no model. */
export interface Agent {
  code: string
  title: () => string
  purpose: () => string
  everyHours: number
  reads: readonly AgentReads[]
  /** `draft` only says what it would do, `ask` waits for an operator, `auto` does what can be undone. */
  tools: Readonly<Partial<Record<AgentTool, ToolMode>>>
  budget: { perRun: number; perDay: number }
  steps: readonly AgentStep[]
}

export const said = (kind: MessageKind, message: Message): Saying => ({ kind, message })
