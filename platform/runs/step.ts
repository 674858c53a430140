import type { Tx } from '../database/connection.ts'
import type { Db } from '../database/database.ts'
import type { Event } from '../events/event.ts'
import type { HookContext, HookReaction } from '../events/hook.ts'
import type { Message } from '../messages/messages.ts'
import type { Services } from '../services.ts'

/** What a step gets to know of its run. `tx` sees what the viewer of the run sees, and commits with the step. */
export interface RunContext<I = unknown, K extends string = string> {
  tx: Tx
  db: Db
  services: Services
  viewer: { workspaceId: string; userId: string }
  runId: string
  input: I
  settings: Readonly<Record<K, number>>
  /** In a dry run, the time at which the step would run. */
  now: Date
  /** How often the step has failed before. */
  attempt: number
  /** What an earlier step left; undefined if it was skipped. */
  valueOf<T>(step: Step<I, K, T>): T | undefined
  /** What wakes a wait of this step, and of no other. */
  keyOf(key: string): string
}

/** How a step ended. `says` is shown to the viewer of the run alone. */
export interface Outcome<T = unknown> {
  is: 'done' | 'skipped' | 'finished'
  value?: T
  says?: Message
  /** What its person reads, for a dry run. It may name people, so it is not stored. */
  shows?: Message
}

/** Until then, or until something wakes the key. Without `until` it waits for as long as it takes. */
export interface Wait {
  is: 'waiting'
  for: 'time' | 'event' | 'approval'
  key?: string
  until?: Date
  /** What a dry run goes on with. */
  assumes?: unknown
}

/** One part of a playbook. Made by `act`, `wait` and `waitFor`, and by areas that have something else to wait for. */
export interface Step<I = unknown, K extends string = string, T = unknown> {
  /** Stored with the runs: a renamed step is another one. */
  name: string
  title: () => string
  /** Runs in a transaction together with the outcome, so its rows, mails and notifications come about once. */
  begin(run: RunContext<I, K>): Promise<Outcome<T> | Wait>
  /** After a wait: `woken` is what woke it, or null if its time has come. */
  settle?(run: RunContext<I, K>, woken: unknown): Promise<Outcome<T> | Wait>
  /** The run was cancelled while this step waited. Runs as the system. */
  cancel?(context: HookContext, waitKey: string): Promise<void>
  /** The event that wakes it, and the key in it; null if the event is about something else. */
  wakes?: { event: Event; keyIn(payload: unknown): string | null }
  /** It only reminds the viewer of the run, and only of what they have not done. */
  reminds?: boolean
  /** What the wait is for, if it lasts until then. */
  waitsUntil?: (at: Date, isMine: boolean) => string
  /** What has to be bound for it to work. */
  hooks?: readonly HookReaction[]
  retries: Retries
}

/** A step that failed is tried again after so long, then after four times as long, and in the end waits for a person. */
export interface Retries {
  times: number
  afterSeconds: number
}

export const usualRetries: Retries = { times: 4, afterSeconds: 10 }

export const done = <T>(value?: T, says?: Message): Outcome<T> => ({
  is: 'done',
  ...(value === undefined ? {} : { value }),
  ...(says ? { says } : {}),
})

/** There was nothing to do. */
export const skipped = (says: Message): Outcome<never> => ({ is: 'skipped', says })

/** The run ends with this step; the others are not needed. */
export const finished = (says: Message): Outcome<never> => ({ is: 'finished', says })
