import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagOf } from '../../apps/version.rules.ts'
import type { Architecture } from './architectures.ts'
import { account, programPath } from './base-folder.ts'
import type { Layer } from './layer.ts'

interface Descriptor {
  mediaType: string
  digest: string
  size: number
  platform?: { architecture: string; os: string }
  annotations?: Record<string, string>
}

export interface Release {
  version: string
  revision: string
  /** Seconds; stands for the time of everything in the image. */
  sourceDate: number
}

const media = (kind: string): string => `application/vnd.oci.image.${kind}`

/** Writes configuration and manifest of the image for one architecture. The command says what a container does. */
export function writeImage(
  layout: string,
  { name: architecture }: Pick<Architecture, 'name'>,
  layers: readonly Layer[],
  release: Release,
): Descriptor {
  const created = new Date(release.sourceDate * 1_000).toISOString().replace('.000Z', 'Z')
  const config = writeBlob(layout, media('config.v1+json'), {
    created,
    architecture,
    os: 'linux',
    config: {
      User: `${account.id}:${account.id}`,
      WorkingDir: '/app',
      Entrypoint: ['/usr/bin/tini', '--', '/usr/bin/node', '/app/apps/wellmet/main.ts'],
      Cmd: ['api'],
      Env: [`PATH=${programPath}`, 'NODE_ENV=production', 'HOST=0.0.0.0', 'HOME=/tmp'],
      ExposedPorts: { '4000/tcp': {}, '4001/tcp': {} },
      StopSignal: 'SIGTERM',
      Labels: labelsOf(release),
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(() => ({ created, created_by: 'npm run build:image' })),
  })
  const manifest = writeBlob(layout, media('manifest.v1+json'), {
    schemaVersion: 2,
    mediaType: media('manifest.v1+json'),
    config,
    layers: layers.map(({ digest, bytes }) => ({ mediaType: media('layer.v1.tar+gzip'), digest, size: bytes })),
    annotations: labelsOf(release),
  })
  return { ...manifest, platform: { architecture, os: 'linux' } }
}

/** Writes the list of the images under one name. Returns its digest, by which the release is known. */
export function writeIndex(layout: string, images: readonly Descriptor[], release: Release): string {
  const list = writeBlob(layout, media('index.v1+json'), {
    schemaVersion: 2,
    mediaType: media('index.v1+json'),
    manifests: images,
    annotations: labelsOf(release),
  })
  const named = { ...list, annotations: { 'org.opencontainers.image.ref.name': `wellmet:${tagOf(release.version)}` } }
  writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
  writeFileSync(
    join(layout, 'index.json'),
    JSON.stringify({ schemaVersion: 2, mediaType: media('index.v1+json'), manifests: [named] }),
  )
  if (images.length === 1) writeForDocker(layout, images[0]!, release)
  return list.digest
}

/** What `docker load` reads before it looks for the rest. It knows one architecture only. */
function writeForDocker(layout: string, { digest }: Descriptor, { version }: Release): void {
  const pathOf = (digest: string): string => `blobs/${digest.replace(':', '/')}`
  const { config, layers } = JSON.parse(readFileSync(join(layout, pathOf(digest)), 'utf8')) as {
    config: Descriptor
    layers: Descriptor[]
  }
  const image = {
    Config: pathOf(config.digest),
    RepoTags: [`wellmet:${tagOf(version)}`],
    Layers: layers.map((layer) => pathOf(layer.digest)),
  }
  writeFileSync(join(layout, 'manifest.json'), JSON.stringify([image]))
}

const labelsOf = ({ version, revision }: Release): Record<string, string> => ({
  'org.opencontainers.image.title': 'wellmet',
  'org.opencontainers.image.version': version,
  'org.opencontainers.image.revision': revision,
  'org.opencontainers.image.licenses': 'Apache-2.0',
})

function writeBlob(layout: string, mediaType: string, content: object): Descriptor {
  const bytes = Buffer.from(JSON.stringify(content))
  const digest = createHash('sha256').update(bytes).digest('hex')
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true })
  writeFileSync(join(layout, 'blobs/sha256', digest), bytes)
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length }
}
