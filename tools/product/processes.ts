import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repository } from '../repository.ts'

export interface RunningProcess {
  name: string
  pid: number
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>
  /** SIGTERM, and patience: it finishes what it has begun. */
  stop(): Promise<void>
}

interface Start {
  name: string
  args: string[]
  environment: Record<string, string>
  /** Of another release; this one when left out. */
  folder?: string
  /** Where its output goes; to this terminal when left out. */
  logFile?: string
}

/** Starts one process of the product with the Node that runs this. */
export function startProcess({ name, args, environment, folder = repository, logFile }: Start): RunningProcess {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_ENV: 'production',
      // No proxy sends traffic here.
      DRAIN_SECONDS: '0',
      NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'),
      ...environment,
    },
    stdio: ['ignore', logFile ? 'pipe' : 'inherit', logFile ? 'pipe' : 'inherit'],
  })
  if (logFile) keepOutput(child, logFile)
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone')),
  )
  return {
    name,
    pid: child.pid!,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const patient = await Promise.race([ended, sleep(15_000, 'late' as const)])
      if (patient === 'late') child.kill('SIGKILL')
      await ended
    },
  }
}

function keepOutput(child: ChildProcess, logFile: string): void {
  mkdirSync(dirname(logFile), { recursive: true })
  const file = createWriteStream(logFile, { flags: 'a' })
  child.stdout?.pipe(file)
  child.stderr?.pipe(file)
}

/** As an operator starts it. */
const program = join('apps', 'wellmet', 'main.ts')

export const startApi = (environment: Record<string, string>, logFile?: string): RunningProcess =>
  startProcess({ name: 'api', args: [program, 'api'], environment, ...(logFile ? { logFile } : {}) })

export const startWorkerProcess = (environment: Record<string, string>, logFile?: string): RunningProcess =>
  startProcess({
    name: 'worker',
    args: [program, 'worker'],
    // Any free port: several workers may run here.
    environment: { WORKER_PORT: '0', ...environment },
    ...(logFile ? { logFile } : {}),
  })

/** Asks until it answers as wished, or says what the last answer was. */
export async function waitForAnswer(
  url: string,
  seconds: number,
  isGood: (status: number) => boolean = (status) => status === 200,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  let last = 'nothing'
  while (performance.now() < until) {
    try {
      const { status } = await fetch(url)
      if (isGood(status)) return
      last = String(status)
    } catch (error) {
      last =
        error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    }
    await sleep(100)
  }
  throw new Error(`${url} did not answer within ${seconds} s; last: ${last}`)
}
