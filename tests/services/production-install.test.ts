import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrationNames } from '../../database/migration-names.ts'
import { repositoryFiles } from '../../tools/check/files.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { isShipped } from '../../tools/image/shipped-files.ts'
import { repository } from '../../tools/repository.ts'
import { query } from './query.ts'

const run = promisify(execFile)
const workspaces = ['apps/api', 'apps/worker', 'apps/wellmet'].map((folder) => `--workspace=${folder}`)

/** What `npm ci --omit=dev --omit=optional` installs for the programs of the product, from what is installed here. */
async function installedPaths(): Promise<string[]> {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>
  }
  const { stdout } = await run('npm', ['ls', '--all', '--parseable', '--omit=dev', ...workspaces], { cwd: repository })
  return stdout
    .split('\n')
    .map((path) => relative(repository, path))
    .filter((path) => {
      const { dev, optional, devOptional } = packages[path] ?? {}
      return path.includes('node_modules/') && !dev && !optional && !devOptional
    })
}

/** A copy of what an image holds. Files are linked and not copied, so that it takes seconds. */
async function installForProduction(): Promise<string> {
  mkdirSync(join(repository, '.local'), { recursive: true })
  const folder = mkdtempSync(join(repository, '.local', 'production-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const shipped = repositoryFiles().filter(isShipped)
  for (const paths of [shipped, await installedPaths()])
    await run('cp', ['--archive', '--link', '--parents', ...paths, folder], { cwd: repository })
  return folder
}

test.runIf(process.platform === 'linux')(
  'a production install migrates a database and loads every command',
  async () => {
    const folder = await installForProduction()
    const postgresUrl = inject('postgresUrl')
    const database = `production_${process.pid}`
    const DATABASE_ADMIN_URL = await ensureDatabase(postgresUrl, database, true)
    onTestFinished(async () => void (await query(postgresUrl, `drop database ${database} with (force)`)))
    const wellmet = (...args: string[]) =>
      run(process.execPath, ['apps/wellmet/main.ts', ...args], { cwd: folder, env: { DATABASE_ADMIN_URL } })

    expect((await wellmet('migrate')).stdout).toContain('The schema is the newest.')
    expect(await query(DATABASE_ADMIN_URL, 'select name from migrations.applied order by id')).toEqual(migrationNames())
    // Each needs settings that are not there, and says so: all of its code was found.
    const refused = ['api', 'worker', 'mails list'].map((command) =>
      expect(wellmet(...command.split(' '))).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The configuration is not complete'),
      }),
    )
    await Promise.all(refused)
  },
  180_000,
)
