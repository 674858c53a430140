import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../tools/repository.ts'
import type { World } from './world.ts'

const run = promisify(execFile)

/** What the command prints. Rejects with `code`, `stdout` and `stderr` if it ends with something else than 0. */
export const wellmetWith = async (
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, [join(repository, 'apps/wellmet/main.ts'), ...args], {
    // Compiling takes most of the start of a process.
    env: { ...process.env, NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'), ...settings },
  })

/** What the processes of a world would be started with. */
export function settingsOf({ services, databaseUrl }: World): Record<string, string> {
  const { SECRET, VAULT_KEYS, SMTP_URL, PUBLIC_URL } = services.config
  return {
    DATABASE_URL: databaseUrl,
    SECRET,
    VAULT_KEYS,
    SMTP_URL,
    PUBLIC_URL,
    TRUST_PROXY: '0',
    PLAINTEXT_HOSTS: 'wellmet.test',
  }
}

/** The command as the operator of a world types it, with other settings where a test is about them. */
export const operatorOf =
  (world: World, settings: Record<string, string> = {}) =>
  async (...args: string[]): Promise<string> =>
    (await wellmetWith({ ...settingsOf(world), ...settings }, ...args)).stdout
