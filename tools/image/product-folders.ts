import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from '../check/files.ts'
import { repository } from '../repository.ts'
import { runProgram } from './run-program.ts'
import { isShipped } from './shipped-files.ts'

/** The packages that the programs need, as `npm ci` installs them from the lock file, in `app/`. Returns their `name@version`. */
export async function makeModulesFolder(folder: string): Promise<Set<string>> {
  const app = emptyApp(folder)
  const manifests = repositoryFiles().filter((path) => /(?:^|\/)package(?:-lock)?\.json$|^\.npmrc$/.test(path))
  await copy(manifests, app)
  // None of them has native code, so the folder is the same for all architectures.
  const without = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  await runProgram('npm', ['ci', ...without, '--workspace', 'apps/wellmet'], { cwd: app })
  const { packages } = JSON.parse(readFileSync(join(app, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: true }>
  }
  for (const path of manifests) rmSync(join(app, path))
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return new Set(installed.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`))
}

/** The sources and the built web app, in `app/`, and the commit that they are of. */
export async function makeProductFolder(folder: string, revision: string): Promise<void> {
  const app = emptyApp(folder)
  rmSync(join(repository, 'apps/web/dist'), { recursive: true, force: true })
  await runProgram('npm', ['run', 'build'])
  await copy([...repositoryFiles().filter(isShipped), 'apps/web/dist'], app)
  writeFileSync(join(app, 'revision'), `${revision}\n`)
}

function emptyApp(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  const app = join(folder, 'app')
  mkdirSync(app, { recursive: true })
  return app
}

const copy = (paths: readonly string[], target: string): Promise<string> =>
  runProgram('cp', ['--archive', '--parents', ...paths, target])
