import { during, hook, runHook, type HookContext, type HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { SignalKind } from './signal-kinds.ts'

/** A signal that is worked out from rows of its own whenever somebody reads, so that there is one truth. */
export interface ComputedSignal {
  readonly kind: SignalKind
  readonly source: string
  /** Which thing of the source: an id that may be shown, or a time. */
  readonly externalId: string
  readonly personId: string
  readonly name: string
  readonly says: Message
  readonly at: Date
  /** Null where the page of the person says it already. */
  readonly link: string | null
}

/** About these people, or about anybody: whoever follows the hook adds what the viewer may see. */
export interface SignalsNeeded {
  readonly people: readonly string[] | null
  readonly since: Date
  readonly limit: number
  readonly found: ComputedSignal[]
}

export const signalsNeeded = hook<SignalsNeeded>('signals.needed')

const signalKindsListed = hook<SignalKind[]>('signals.kinds-listed')

/** For the hooks in the manifest of an area. Signals of a kind that no manifest lists are not shown. */
export const tellsSignals = (...kinds: readonly SignalKind[]): HookReaction =>
  during(signalKindsListed, async (_context, found) => void found.push(...kinds))

/** Those of all areas, by name. */
export async function listSignalKinds(context: HookContext): Promise<ReadonlyMap<string, SignalKind>> {
  const found: SignalKind[] = []
  await runHook(context, signalKindsListed, found)
  return new Map(found.map((kind) => [kind.name, kind]))
}
