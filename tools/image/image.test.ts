import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { repositoryFiles } from '../check/files.ts'
import { writeLayer } from './layer.ts'
import { writeImage, writeIndex } from './layout.ts'
import { isShipped } from './shipped-files.ts'
import { signFile } from './sign-file.ts'

const release = { version: '1.2.3-dev+abc', revision: 'abc', sourceDate: 1_794_900_000 }

/** An image of one layer: the files are written in this order, at this time and with this mode. */
async function buildFrom(files: readonly string[], time: number, mode: number) {
  const folder = temporaryFolder()
  const source = join(folder, 'source')
  mkdirSync(source)
  for (const name of files) {
    writeFileSync(join(source, name), `content of ${name}`)
    chmodSync(join(source, name), mode)
    utimesSync(join(source, name), time, time)
  }
  const layout = join(folder, 'oci')
  const layer = await writeLayer(source, layout, release.sourceDate)
  const image = writeImage(layout, { name: 'amd64' }, [layer], release)
  return { layout, image, layer, digest: writeIndex(layout, [image], release) }
}

const readBlob = (layout: string, digest: string) =>
  JSON.parse(readFileSync(join(layout, 'blobs', digest.replace(':', '/')), 'utf8'))

test.runIf(process.platform === 'linux')('the same files make the same image, whenever they were written', async () => {
  const first = await buildFrom(['a.ts', 'b.ts'], 1_000_000, 0o600)
  const second = await buildFrom(['b.ts', 'a.ts', 'a.d.ts', 'b.js.map'], 2_000_000, 0o664)
  expect(second.digest).toBe(first.digest)
  expect((await buildFrom(['a.ts', 'c.ts'], 1_000_000, 0o600)).digest).not.toBe(first.digest)
})

test.runIf(process.platform === 'linux')('an image leads from its list to its layers, and runs as nobody', async () => {
  const { layout, layer, digest } = await buildFrom(['a.ts'], 1_000_000, 0o644)
  const { manifests } = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'))
  expect(manifests).toMatchObject([
    { digest, annotations: { 'org.opencontainers.image.ref.name': 'wellmet:1.2.3-dev-abc' } },
  ])
  const [named] = readBlob(layout, digest).manifests
  expect(named.platform).toEqual({ architecture: 'amd64', os: 'linux' })
  const manifest = readBlob(layout, named.digest)
  expect(manifest.layers).toMatchObject([{ digest: layer.digest, size: layer.bytes }])
  const { config, rootfs } = readBlob(layout, manifest.config.digest)
  expect(config).toMatchObject({ User: '10001:10001', Cmd: ['api'] })
  expect(rootfs.diff_ids).toEqual([layer.diffId])
  const [forDocker] = JSON.parse(readFileSync(join(layout, 'manifest.json'), 'utf8'))
  expect(forDocker).toEqual({
    Config: `blobs/${manifest.config.digest.replace(':', '/')}`,
    RepoTags: ['wellmet:1.2.3-dev-abc'],
    Layers: [`blobs/${layer.digest.replace(':', '/')}`],
  })
})

test('tests and the sources of the web app are not shipped', () => {
  const shipped = repositoryFiles().filter(isShipped)
  expect(shipped).toContain('apps/wellmet/main.ts')
  expect(shipped).toContain('database/catalogue.txt')
  expect(shipped.filter((path) => /\.test\.ts$|-for-tests\.ts$|^(?:tests|tools|apps\/web)\//.test(path))).toEqual([])
})

test('a signature is checked with openssl, and a changed file is noticed', () => {
  const folder = temporaryFolder()
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [file, key, signers] = ['release.json', 'key.pem', 'public.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(file, '{"digest":"sha256:1"}')
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(signers, publicKey.export({ type: 'spki', format: 'pem' }))
  const raw = join(folder, 'signature')
  writeFileSync(raw, Buffer.from(readFileSync(signFile(file, key), 'utf8'), 'base64'))
  const verify = () => spawnSync('openssl', ['dgst', '-sha256', '-verify', signers, '-signature', raw, file]).status
  expect(verify()).toBe(0)
  writeFileSync(file, '{"digest":"sha256:2"}')
  expect(verify()).toBe(1)
})
