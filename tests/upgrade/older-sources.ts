import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../../tools/image/run-program.ts'
import { repository } from '../../tools/repository.ts'
import { releases } from './release-dump.ts'

/** The commit that added the dump of the newest release: its code is the code of that release. */
export async function commitOfNewestRelease(): Promise<string> {
  const dump = join('tests', 'upgrade', releases().at(-1)!, 'dump.sql')
  const printed = await runProgram('git', ['log', '--diff-filter=A', '--format=%H', '--', dump])
  const commit = printed.trim().split('\n').at(-1)
  if (!commit) throw new Error(`No commit added ${dump}: the history of the repository is needed.`)
  return commit
}

/** The product as of a commit, with the packages of its own lock file, as they are in its image. Made once. */
export async function fetchSources(commit: string): Promise<string> {
  const folder = join(repository, '.local', 'releases', commit)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const archive = `${unfinished}.tar`
  await runProgram('git', ['archive', '--output', archive, commit])
  await runProgram('tar', ['--extract', '--file', archive, '--directory', unfinished])
  rmSync(archive)
  const without = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  await runProgram('npm', ['ci', ...without, '--workspace', 'apps/wellmet'], { cwd: unfinished })
  renameSync(unfinished, folder)
  return folder
}
