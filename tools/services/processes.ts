import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Signal = readonly [signal: NodeJS.Signals, patienceMs: number]

/** A zombie counts as gone: in a container without an init nobody ever collects it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return stateOf(pid) !== 'Z'
}

/** The command line as the operating system remembers it; empty when the process is gone. */
export const commandOf = (pid: number): string => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Sends each signal in turn, moving on to the next only when the process outlives its patience. */
export const endProcess = async (pid: number, signals: readonly Signal[]): Promise<void> => {
  for (const [signal, patienceMs] of signals) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return
      await sleep(20)
    }
  }
  if (isAlive(pid)) throw new Error(`Process ${pid} does not end.`)
}

const stateOf = (pid: number): string | undefined => {
  if (process.platform !== 'linux') return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself contain spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
  } catch {
    return undefined
  }
}
