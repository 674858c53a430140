import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { repositoryFiles } from '../../tools/check/files.ts'
import { repository } from '../../tools/repository.ts'

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  overrides?: Overrides
}
type Overrides = { [name: string]: string | Overrides }
interface Locked {
  link?: true
  inBundle?: true
  dev?: true
  name?: string
  version?: string
  resolved?: string
  integrity?: string
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(repository, path), 'utf8'))
const manifests = repositoryFiles().filter((path) => /(?:^|\/)package\.json$/.test(path))
const isOurs = (name: string): boolean => name.startsWith('@wellmet/')

const asked = manifests.flatMap((path) => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = readJson(path) as Manifest
  return [dependencies, devDependencies, optionalDependencies, peerDependencies]
    .flatMap((list) => Object.entries(list ?? {}))
    .map(([name, version]) => ({ path, name, version }))
})

const overridden = manifests.flatMap((path) =>
  leavesOf((readJson(path) as Manifest).overrides ?? {}).map(([name, version]) => ({ path, name, version })),
)

function leavesOf(overrides: Overrides): [name: string, version: string][] {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : leavesOf(value),
  )
}

test('every workspace has a package.json, and there are dependencies to look at', () => {
  const { workspaces } = readJson('package.json') as Manifest
  expect(manifests).toEqual(expect.arrayContaining(workspaces!.map((folder) => `${folder}/package.json`)))
  expect(asked.length).toBeGreaterThan(20)
})

test('every dependency is one exact version from the registry; our own are the workspace', () => {
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
  expect(
    [...asked, ...overridden].filter(({ name, version }) => (isOurs(name) ? version !== '*' : !exact.test(version))),
  ).toEqual([])
})

test('everything in the lockfile comes from the registry and has its integrity', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.length).toBeGreaterThan(100)
  expect(
    installed.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')),
  ).toEqual([])
  expect(
    installed.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  ).toEqual([])
})

test('npm run sbom lists every package that runs in production', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: repository,
    maxBuffer: 64 * 1024 * 1024,
  })
  const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] }
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const inProduction = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
  expect(inProduction.length).toBeGreaterThan(100)
  expect(inProduction.filter((one) => !listed.has(one))).toEqual([])
}, 60_000)

/** Rows that begin `| \`name\` |`, `| name |` or `| [name](…) |`. */
test('docs/dependencies.md says why each is here', () => {
  const page = join(repository, 'docs/dependencies.md')
  expect(existsSync(page)).toBe(true)
  const rows = new Set(
    readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line) => line.match(/^\|\s*\[?`?([@\w./-]+)`?\]?[^|]*\|/)?.[1] ?? []),
  )
  const names = [...new Set(asked.map(({ name }) => name))].filter((name) => !isOurs(name))
  expect(names.filter((name) => !rows.has(name))).toEqual([])
})
