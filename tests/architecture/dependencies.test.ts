import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryFiles } from '../../tools/check/files.ts'
import { repository } from '../../tools/repository.ts'
import { temporaryFolder } from '../services/temporary-folder.ts'

interface Manifest {
  workspaces?: string[]
  scripts?: Record<string, string>
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

test('a version that is younger than seven days is not taken, unless it is named', async () => {
  const registry = await registryWith({ '1.0.0': 30, '1.1.0': 8, '1.2.0': 1 })
  const script = (readJson('package.json') as Manifest).scripts!['add']!
  const take = async (...words: string[]): Promise<string | undefined> => {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'package.json'), '{}')
    const options = ['--package-lock-only', '--no-audit', `--registry=${registry}`, `--cache=${join(cwd, 'cache')}`]
    await promisify(execFile)('bash', ['-c', [script, ...options, ...words].join(' ')], { cwd })
    const { packages } = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>
    }
    return packages['node_modules/some-package']?.version
  }
  expect(await take('some-package')).toBe('1.1.0')
  await expect(take('some-package@1.2.0')).rejects.toThrow(/ETARGET|No matching version/)
  expect(await take('--min-release-age-exclude=some-package', 'some-package@1.2.0')).toBe('1.2.0')
  for (const page of ['docs/operations.md', 'CONTRIBUTING.md'])
    expect(readFileSync(join(repository, page), 'utf8')).toContain('`npm run add')
}, 60_000)

/** Serves one package, some-package, in versions that are so many days old. */
async function registryWith(ages: Record<string, number>): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(packument))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const versions = Object.keys(ages)
  const dist = { tarball: `${address}/some-package.tgz`, integrity: `sha512-${'A'.repeat(86)}==` }
  const packument = {
    name: 'some-package',
    'dist-tags': { latest: versions.at(-1) },
    versions: Object.fromEntries(versions.map((version) => [version, { name: 'some-package', version, dist }])),
    time: Object.fromEntries(
      Object.entries(ages).map(([version, days]) => [version, new Date(Date.now() - days * 86_400_000).toISOString()]),
    ),
  }
  return address
}

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
