import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { repository } from '../../tools/repository.ts'
import { endProcess } from '../../tools/services/processes.ts'
import type { Undoing } from '../../bench/ground/undoing.ts'
import type { Load, Sample } from './load.ts'

/** A core for the server and another for everybody else, where there are two and a tool to say so. */
export const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

export function startPinnedApi(environment: Record<string, string>, logFile: string, undoing: Undoing): number {
  const log = openSync(logFile, 'a')
  const command = [...(canPin ? ['taskset', '-c', '0'] : []), process.execPath, join('apps', 'api', 'main.ts')]
  const child = spawn(command[0]!, command.slice(1), {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const pid = child.pid!
  undoing.later(() =>
    endProcess(pid, [
      ['SIGTERM', 12_000],
      ['SIGKILL', 3_000],
    ]),
  )
  return pid
}

export interface Generator {
  pid: number
  offer(load: Load): Promise<Sample[]>
}

export function startGenerator(undoing: Undoing): Generator {
  const child: ChildProcess = fork(join(import.meta.dirname, 'generator.ts'), {
    stdio: 'inherit',
    serialization: 'advanced',
  })
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', '1', String(child.pid)], { stdio: 'ignore' })
  undoing.later(() => void child.kill('SIGKILL'))
  return {
    pid: child.pid!,
    async offer(load) {
      child.send(load)
      const [samples] = (await once(child, 'message', { signal: AbortSignal.timeout(120_000) })) as [Sample[]]
      return samples
    },
  }
}
