import type { Tx } from '../database/connection.ts'
import type { Services } from '../services.ts'

/**
 * A change that other areas must follow in the same transaction, for example to recompute what they derive from the
 * changed rows. An event is delivered later; a hook runs now, and if it fails the change is rolled back with it.
 */
export interface Hook<P> {
  readonly name: `${string}.${string}`
  /** Only a type: the payload never leaves the process. */
  readonly payload?: P
}

export interface HookContext {
  tx: Tx
  services: Services
}

export interface HookReaction {
  readonly hook: Hook<unknown>
  run(context: HookContext, payload: unknown): Promise<void>
}

export const hook = <P>(name: Hook<P>['name']): Hook<P> => ({ name })

/** Binds a use case to a hook. The binding belongs to the area that follows the change, in its `*.reactions.ts`. */
export const during = <P>(on: Hook<P>, run: (context: HookContext, payload: P) => Promise<void>): HookReaction => ({
  hook: on,
  run: (context, payload) => run(context, payload as P),
})

/** Runs everything that is bound to the hook, one after the other in the order of the areas. */
export async function runHook<P>(context: HookContext, { name }: Hook<P>, payload: P): Promise<void> {
  for (const reaction of context.services.hooks) {
    if (reaction.hook.name === name) await reaction.run(context, payload)
  }
}
