import { acquireLock } from '../database/locks.store.ts'
import type { Event } from '../events/event.ts'
import { waitKeyLock } from './wait-keys.ts'
import { done, usualRetries, type Outcome, type Retries, type RunContext, type Step } from './step.ts'

interface Act<I, K extends string, T> {
  title: () => string
  run: (run: RunContext<I, K>) => Promise<Outcome<T> | void>
  reminds?: boolean
  retries?: Retries
}

/** Does something. Whatever reaches outside is queued in the transaction of the step, as `queueMail` does. */
export const act = <I, K extends string, T = never>(
  name: string,
  { title, run, reminds = false, retries = usualRetries }: Act<I, K, T>,
): Step<I, K, T> => ({ name, title, retries, reminds, begin: async (context) => (await run(context)) ?? done() })

interface WaitUntil<I, K extends string> {
  title: () => string
  until: (run: RunContext<I, K>) => Date
}

/** Waits for a time. */
export const wait = <I, K extends string>(name: string, { title, until }: WaitUntil<I, K>): Step<I, K, never> => ({
  name,
  title,
  retries: usualRetries,
  begin: async (run) => ({ is: 'waiting', for: 'time', until: until(run) }),
  settle: async () => done(),
})

interface WaitFor<I, K extends string, P> {
  title: () => string
  event: Event<P>
  /** What it waits to hear of: compared with what `keyIn` finds in each event. */
  key: (run: RunContext<I, K>) => string
  keyIn: (payload: P) => string | null
  until: (run: RunContext<I, K>) => Date
  waitsUntil?: Step['waitsUntil']
  /** Whether it need not wait, because what it waits for has happened. */
  isOver?: (run: RunContext<I, K>) => Promise<boolean>
}

/** Waits for an event, but not longer than until a time. Leaves what the event said; nothing if none came. */
export const waitFor = <I, K extends string, P>(name: string, spec: WaitFor<I, K, P>): Step<I, K, P> => ({
  name,
  title: spec.title,
  ...(spec.waitsUntil ? { waitsUntil: spec.waitsUntil } : {}),
  retries: usualRetries,
  wakes: { event: spec.event, keyIn: (payload) => spec.keyIn(spec.event.payload.parse(payload)) },
  async begin(run) {
    const key = run.keyOf(spec.key(run))
    // An event that is delivered meanwhile waits until this wait can be seen.
    await acquireLock(run.tx, waitKeyLock, key)
    if (await spec.isOver?.(run)) return done()
    return { is: 'waiting', for: 'event', key, until: spec.until(run) }
  },
  settle: async (_run, woken) => (woken === null ? done() : done(spec.event.payload.parse(woken))),
})
