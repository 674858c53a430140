import type { PastProduct } from './past-product.ts'

/** Something that somebody of the demo does at a moment of the year. */
export interface DemoEvent {
  name: string
  at: Date
  run: () => Promise<void>
}

/** One after the other, each with everything that follows from it. */
export async function liveThrough(past: PastProduct, events: readonly DemoEvent[]): Promise<void> {
  for (const { name, at, run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await past.goTo(at)
    try {
      await run()
    } catch (error) {
      throw new Error(`${name}, ${at.toISOString()}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    await past.work()
  }
}
