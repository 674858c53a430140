import type { z } from 'zod'
import type { Tx } from '../database/connection.ts'
import type { Event } from '../events/event.ts'
import type { Services } from '../services.ts'
import type { Step } from './step.ts'

/** A number that a workspace can set. */
export interface NumberSetting {
  label: () => string
  least: number
  most: number
  usual: number
}

/** What a run is for: as whom it reads, and what it is about. About one thing only one run of a playbook is open. */
export interface Start<I = unknown> {
  workspaceId: string
  viewerId: string
  about: string
  input: I
}

/** Something that a run can be started for by hand. */
export interface Choice {
  about: string
  label: string
}

export interface Asking {
  tx: Tx
  services: Services
  viewer: { workspaceId: string; userId: string }
}

export interface Playbook<I = unknown, K extends string = string> {
  /** Stored with the runs, as `area.name`. */
  name: `${string}.${string}`
  /** Of the steps and of what they do. The earlier versions stay declared while runs of them may be open. */
  version: number
  title: () => string
  about: () => string
  input: z.ZodType<I>
  settings: Readonly<Record<K, NumberSetting>>
  /** What starts it where it is on; several events may. */
  starts: readonly StartsWhen<I>[]
  /** What somebody may start it for by hand, as they see it. */
  choices(asking: Asking): Promise<readonly (Choice & Start<I>)[]>
  /** What runs are about, as the viewer sees it: by `about`, without those that they do not see. */
  names?(asking: Asking, abouts: readonly string[]): Promise<ReadonlyMap<string, string>>
  steps: readonly Step<I, K>[]
}

export interface StartsWhen<I> {
  event: Event
  start(asking: Omit<Asking, 'viewer'>, payload: unknown): Promise<Start<I> | null>
}

/** In the reaction to the event, as the system. Null if the event starts nothing. */
export const startsWhen = <P, I>(
  event: Event<P>,
  start: (payload: P, asking: Omit<Asking, 'viewer'>) => Promise<Start<I> | null> | Start<I> | null,
): StartsWhen<I> => ({
  event,
  start: async (asking, payload) => start(event.payload.parse(payload), asking),
})

export const playbook = <I, K extends string = never>(declared: Playbook<I, K>): Playbook => declared

/** The newest version of each. */
export const newestOf = (playbooks: readonly Playbook[]): Playbook[] =>
  playbooks.filter(({ name, version }) => !playbooks.some((other) => other.name === name && other.version > version))

/** With what the workspace set; what it did not set is as usual. */
export const settingsOf = (
  { settings }: Playbook,
  chosen: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(settings).map(([name, { usual }]) => [name, chosen[name] ?? usual]))
