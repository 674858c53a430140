import { createHash } from 'node:crypto'

const tickMs = 10

/**
 * How long this process waited, in milliseconds of its own time: counted by a timer, which does not fire while the machine
 * does something else. So a limit holds on a busy machine as on a quiet one.
 */
export async function ownTimeOf<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), tickMs)
  try {
    return { result: await run(), ms: ticks * tickMs }
  } finally {
    clearInterval(timer)
  }
}

const reference = Buffer.alloc(8 * 1024 ** 2)

/** The CPU time of a fixed piece of work, here and now: others are given as multiples of it. */
export const referenceSeconds = (): number => cpuSecondsOf(() => void createHash('sha256').update(reference).digest())

/** How many times the CPU of the reference, hashing 8 MB, something takes. */
export const costOf = (run: () => unknown): number => cpuSecondsOf(run) / referenceSeconds()

function cpuSecondsOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return Math.max(user + system, 1) / 1e6
}
