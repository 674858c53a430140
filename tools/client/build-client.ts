import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { declaredVersion } from '../../apps/release.ts'
import { repository } from '../repository.ts'

const run = promisify(execFile)
const source = join(repository, 'client')
const built = join(source, 'dist')

const options = {
  target: 'es2022',
  lib: 'es2022,dom,dom.iterable,dom.asynciterable',
  module: 'nodenext',
  types: 'node',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  erasableSyntaxOnly: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  outDir: built,
  rootDir: source,
}

/** Node does not strip types inside node_modules, and browsers nowhere, so what is published is JavaScript with its types. */
export async function buildClient(): Promise<string> {
  rmSync(built, { recursive: true, force: true })
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  await run(join(repository, 'node_modules/.bin/tsc'), ['--ignoreConfig', ...flags, join(source, 'client.ts')], {
    cwd: source,
  }).catch((error: { stdout: string }) => {
    throw new Error(`The client could not be built:\n${error.stdout}`)
  })
  const { description } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { description: string }
  const manifest = {
    name: '@wellmet/client',
    version: declaredVersion,
    description: description.split('. ')[0],
    license: 'Apache-2.0',
    type: 'module',
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
    sideEffects: false,
    engines: { node: '>=20' },
  }
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(source, 'README.md'), join(built, 'README.md'))
  cpSync(join(repository, 'LICENSE'), join(built, 'LICENSE'))
  return built
}
