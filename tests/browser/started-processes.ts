import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Vitest kills its workers, so each records the processes it started, and the global teardown ends them. */
export const recordProcesses = (file: string, pids: readonly number[]): void =>
  appendFileSync(file, pids.map((pid) => `${pid}\n`).join(''))

/** Stops the processes that still run, and waits for their end. */
export async function endProcesses(file: string): Promise<void> {
  if (!existsSync(file)) return
  const pids = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
  const left = pids.filter((pid) => signal(pid, 'SIGTERM'))
  for (const until = performance.now() + 20_000; left.some((pid) => signal(pid, 0)) && performance.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 50))
  for (const pid of left) signal(pid, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
