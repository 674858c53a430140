import { spawn, spawnSync } from 'node:child_process'
import { repository } from '../repository.ts'

interface Options {
  cwd?: string
  environment?: Record<string, string>
}

/** What the program printed. Fails with all of its output. */
export function runProgram(command: string, args: readonly string[], options: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repository,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    let complaints = ''
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()))
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}${complaints}`))
    })
  })
}

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0

/** Installs the Debian packages of programs that are missing, if this is root; otherwise says what to install. */
export async function ensurePrograms(packages: Record<string, string>): Promise<void> {
  const missing = Object.keys(packages).filter((program) => !isInstalled(program))
  if (missing.length === 0) return
  const wanted = missing.map((program) => packages[program]!)
  if (process.getuid?.() !== 0 || !isInstalled('apt-get'))
    throw new Error(`${missing.join(', ')} missing. On Debian: apt-get install ${wanted.join(' ')}`)
  // At run level 1 the packages do not start their services.
  const environment = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['-q', 'update'], { environment })
  await runProgram('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...wanted], { environment })
}
