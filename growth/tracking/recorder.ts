import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordEvents, type ReceivedEvent } from './record-events.ts'
import { keepPartitions } from './tracking.store.ts'

interface Waiting {
  event: ReceivedEvent
  resolve: () => void
  reject: (error: unknown) => void
}

export interface Recorder {
  /** Resolves once it is committed. */
  record(event: ReceivedEvent): Promise<void>
}

const mostTogether = 500
/** Two commits would block each other on the daily counts. */
const mostAtOnce = 1
const recorders = new WeakMap<object, Recorder>()

export function recorderOf(services: Services): Recorder {
  const known = recorders.get(services.database)
  if (known) return known
  const made = createRecorder(services)
  recorders.set(services.database, made)
  return made
}

/**
 * One commit for all events that came in while the commits before it were under way. What starts something has a
 * transaction of its own, so that no other event waits for it or fails with it.
 */
export function createRecorder(services: Services): Recorder {
  const waiting: Waiting[] = []
  let running = 0

  const pump = (): void => {
    while (running < mostAtOnce && waiting.length > 0) {
      running += 1
      void flush(waiting.splice(0, mostTogether)).finally(() => {
        running -= 1
        pump()
      })
    }
  }

  async function flush(batch: Waiting[]): Promise<void> {
    try {
      await commit(
        services,
        batch.map(({ event }) => event),
      )
      for (const { resolve } of batch) resolve()
    } catch (error) {
      // The database is away for all of them. Anything else is one event’s fault, and only that one fails with it.
      if (batch.length > 1 && !(error instanceof Problem)) for (const one of batch) await flush([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  return {
    async record(event) {
      if (event.declared.starts && event.dropped === null) return commit(services, [event])
      return new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject })
        pump()
      })
    },
  }
}

async function commit(services: Services, events: readonly ReceivedEvent[]): Promise<void> {
  // As the system: whoever sends an event has no account
  const record = () => services.database.system.asSystem(async (tx) => void (await recordEvents(tx, services, events)))
  try {
    await record()
  } catch (error) {
    if (!isWithoutPartition(error)) throw error
    for (const { at } of events.slice(0, 1))
      await services.database.system.asSystem((tx) => keepPartitions(tx, { moment: at }))
    await record()
  }
}

/** The month has begun, and the job that makes its partition has not run yet. */
const isWithoutPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514' && /no partition/.test(error.message)
