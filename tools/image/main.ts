import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { declaredVersion } from '../../apps/release.ts'
import { tagOf, versionOf } from '../../apps/version.rules.ts'
import { repository } from '../repository.ts'
import { architectures, ownArchitecture } from './architectures.ts'
import { makeBaseFolder } from './base-folder.ts'
import { describeContents } from './bill-of-materials.ts'
import { writeImage, writeIndex, type Release } from './layout.ts'
import { lockedPackage } from './locked-packages.ts'
import { makeNodeFolder } from './node-program.ts'
import { makeModulesFolder, makeProductFolder } from './product-folders.ts'
import { ensurePrograms, runProgram } from './run-program.ts'
import { signFile } from './sign-file.ts'
import { writeLayer, type Layer } from './layer.ts'

/**
 * npm run build:image                       for the architecture of this machine, into .local/image
 * npm run build:image -- --all              for all architectures, in one list
 * npm run build:image -- --output <folder>
 * npm run build:image -- --key <file>       signs the description of the release with a private key
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, output: { type: 'string' }, key: { type: 'string' } },
})
const output = resolve(values.output ?? join(repository, '.local/image'))
const layout = join(output, 'oci')
const work = join(output, 'work')

process.umask(0o022)
rmSync(output, { recursive: true, force: true })
mkdirSync(work, { recursive: true })
await ensurePrograms({ mmdebstrap: 'mmdebstrap' })

const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
const revision = git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*')
const release: Release = {
  version: versionOf(declaredVersion, revision),
  revision,
  sourceDate: Number(git('log', '-1', '--format=%ct')),
}

const installed = await timed('packages of npm', () => makeModulesFolder(join(work, 'modules')))
const modules = await timed('layer of packages', () => writeLayer(join(work, 'modules'), layout, release.sourceDate))
await timed('web app and sources', () => makeProductFolder(join(work, 'product'), revision))
const product = await timed('layer of the product', () => writeLayer(join(work, 'product'), layout, release.sourceDate))

const chosen = architectures.filter(({ name }) => values.all || name === ownArchitecture)
const images = []
for (const architecture of chosen) {
  const { name } = architecture
  const base = join(work, `base-${name}`)
  const node = join(work, `node-${name}`)
  const debian = await timed(`base for ${name}`, () => makeBaseFolder(base, architecture, release.sourceDate))
  await timed(`Node for ${name}`, () => makeNodeFolder(node, architecture))
  const layers = [
    await timed(`layer of the base for ${name}`, () => writeLayer(base, layout, release.sourceDate, 'as they are')),
    await timed(`layer of Node for ${name}`, () => writeLayer(node, layout, release.sourceDate)),
    modules,
    product,
  ]
  const { version } = lockedPackage(architecture.nodePackage)
  const contents = await describeContents(installed, debian, version)
  writeFileSync(join(output, `sbom-${name}.json`), contents)
  images.push({ name, layers, contents: sha256(contents), image: writeImage(layout, architecture, layers, release) })
}
const digest = writeIndex(
  layout,
  images.map(({ image }) => image),
  release,
)
rmSync(work, { recursive: true })
const tag = tagOf(release.version)
const archive = join(output, `wellmet-${tag}.tar`)
// Names this image, so that another release can lie beside it.
const compose = readFileSync(join(repository, 'compose.yaml'), 'utf8')
writeFileSync(join(output, 'compose.yaml'), compose.replaceAll(`wellmet:${declaredVersion}}`, `wellmet:${tag}}`))
const options = ['--sort=name', `--mtime=@${release.sourceDate}`, '--owner=0', '--group=0', '--numeric-owner']
await runProgram('tar', ['--create', ...options, '--file', archive, '--directory', layout, '.'])

const description = join(output, 'release.json')
writeFileSync(
  description,
  `${JSON.stringify(
    {
      ...release,
      packageLock: sha256(readFileSync(join(repository, 'package-lock.json'))),
      digest,
      images: images.map(({ name, image, layers, contents }) => ({
        architecture: name,
        digest: image.digest,
        compressedBytes: sum(layers),
        sbom: contents,
      })),
    },
    null,
    2,
  )}\n`,
)
const signature = values.key ? signFile(description, values.key) : undefined

for (const { name, layers } of images)
  console.log(
    `${name}: ${megabytes(sum(layers))} MB compressed (${layers.map(({ bytes }) => megabytes(bytes)).join(' + ')})`,
  )
console.log(`${archive}: ${megabytes(statSync(archive).size)} MB`)
if (signature) console.log(`signed: ${signature}`)
console.log(digest)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${what}`)
  return result
}

function sha256(content: string | Buffer): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`
}

function sum(layers: readonly Layer[]): number {
  return layers.reduce((total, { bytes }) => total + bytes, 0)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
