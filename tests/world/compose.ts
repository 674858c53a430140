import { execFile, type ExecFileOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { readRepositoryFile } from '../../tools/check/files.ts'
import { startProcess, type RunningProcess } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'

interface Service {
  command: string[]
  environment: Record<string, string | number>
  secrets: string[]
  env_file?: string
}

export const composeServices = (
  parse(readRepositoryFile('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
).services

const program = 'apps/wellmet/main.ts'

/**
 * The machine of a folder with `secrets`, `backups` and `.env`, as beside `compose.yaml`. There is no container engine
 * here: each command runs as a process with the environment and the folders that its service would have, and nothing
 * else. `overrides` are for what the network of the containers would do.
 */
export function composeMachine(folder: string, overrides: Record<string, string> = {}) {
  const environmentOf = (name: string): Record<string, string> => {
    const service = composeServices[name]!
    const settings = readSettings(join(folder, '.env'))
    const declared = Object.entries(service.environment).map(([variable, text]) => [
      variable,
      inFolder(substitute(String(text), settings), folder),
    ])
    return {
      PATH: process.env['PATH']!,
      // As in the image: the account need not be one that the machine knows.
      HOME: '/tmp',
      NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'),
      ...(service.env_file ? settings : {}),
      ...(Object.fromEntries(declared) as Record<string, string>),
      ...overrides,
    }
  }
  return {
    /** As `docker compose run --rm <service> <command>`. */
    run(
      service: string,
      command: readonly string[],
      { input, ...options }: ExecFileOptions & { input?: string } = {},
    ): Promise<{ stdout: string; stderr: string }> {
      const running = promisify(execFile)(process.execPath, [join(repository, program), ...command], {
        ...options,
        encoding: 'utf8',
        env: environmentOf(service),
      })
      running.child.stdin?.end(input ?? '')
      return running
    },
    /** As `docker compose up` starts a service. */
    start: (name: string): RunningProcess =>
      startProcess({ name, args: [program, ...composeServices[name]!.command], environment: environmentOf(name) }),
  }
}

function readSettings(file: string): Record<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').filter((line) => line.includes('='))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

const substitute = (text: string, settings: Record<string, string>): string =>
  text.replaceAll(
    /\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => settings[name] || (otherwise as string),
  )

const inFolder = (text: string, folder: string): string =>
  text
    .replace('/run/provider-secrets', join(folder, 'secrets/providers'))
    .replace('/run/secrets', join(folder, 'secrets'))
    .replace('/backups', join(folder, 'backups'))
