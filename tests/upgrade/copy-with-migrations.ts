import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repositoryFiles } from '../../tools/check/files.ts'
import { repository } from '../../tools/repository.ts'

const isShipped = /^(?!apps\/web\/|tests\/|tools\/|bench\/|docs\/|ops\/)[^/.]+(?:\/|\.json$)/
const ours = join('node_modules', '@wellmet')

/** A copy of the product, as a later release would be: the same, and these migrations. Files are linked, not copied. */
export function copyWithMigrations(migrations: Record<string, string>): string {
  mkdirSync(join(repository, '.local'), { recursive: true })
  const folder = mkdtempSync(join(repository, '.local', 'later-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = repositoryFiles().filter((path) => isShipped.test(path))
  execFileSync('cp', ['--archive', '--link', '--parents', ...files, folder], { cwd: repository })
  linkPackages(folder)
  for (const [name, sql] of Object.entries(migrations))
    writeFileSync(join(folder, 'database', 'migrations', `${name}.sql`), sql, { flag: 'wx' })
  return folder
}

/** Those of others are where they are; our own are those of the copy, which relative links see to. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  const packages = readdirSync(join(repository, 'node_modules')).map((name) => join('node_modules', name))
  const nested = globSync(
    '{platform,account,connections,identity,contacts,graph,discovery,introductions}/node_modules',
    {
      cwd: repository,
    },
  )
  for (const path of [...packages.filter((one) => one !== ours), ...nested])
    symlinkSync(join(repository, path), join(folder, path))
  cpSync(join(repository, ours), join(folder, ours), { recursive: true, verbatimSymlinks: true })
}
