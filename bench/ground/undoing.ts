import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 30_000

export interface Undoing {
  /** What undoes a step; run last first, also after a failure and on Ctrl-C. */
  later(undo: () => Promise<void> | void): void
}

/** Runs a script that starts things, and stops them however it ends. The exit code is what the script answers. */
export async function runUndoing(script: (undoing: Undoing) => Promise<number>): Promise<void> {
  const undos: (() => Promise<void> | void)[] = []
  const undoAll = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      const doing = Promise.resolve(undo()).catch((error: unknown) => console.error(error))
      await Promise.race([doing, sleep(patienceMs, undefined, { ref: false })])
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undoAll().then(() => process.exit(130)))
  }
  const failLate = async (thrown: unknown) => {
    console.error(thrown)
    await undoAll()
    process.exit(1)
  }
  process.once('uncaughtException', (thrown) => void failLate(thrown))
  let code = 1
  try {
    code = await script({ later: (undo) => void undos.push(undo) })
  } catch (error) {
    console.error(error)
  }
  await undoAll()
  process.exit(code)
}
