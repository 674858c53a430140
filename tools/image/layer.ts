import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export interface Layer {
  /** Of the compressed file. */
  digest: string
  /** Of the archive inside. */
  diffId: string
  bytes: number
}

/** Types and maps are for whoever changes the packages. */
const neverRead = ['*.map', '*.d.ts', '*.d.mts', '*.d.cts']

/**
 * Writes the content of a folder as a layer into `blobs/sha256`. The same content has the same digest, whenever and
 * wherever it is written: order, times, owners and modes of the archive do not depend on the machine.
 */
export async function writeLayer(
  folder: string,
  layout: string,
  sourceDate: number,
  modes: 'as they are' | 'readable' = 'readable',
): Promise<Layer> {
  const blobs = join(layout, 'blobs/sha256')
  mkdirSync(blobs, { recursive: true })
  const unfinished = join(layout, 'unfinished-layer')
  const tar = spawn(
    'tar',
    [
      '--create',
      '--sort=name',
      '--format=posix',
      '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
      `--mtime=@${sourceDate}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--hard-dereference',
      // A clone may have been made with another umask.
      ...(modes === 'readable' ? ['--mode=u+rw,go+r,go-w,a+X'] : []),
      ...neverRead.map((pattern) => `--exclude=${pattern}`),
      `--directory=${folder}`,
      '.',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const closed = once(tar, 'close')
  const inside = createHash('sha256')
  const outside = createHash('sha256')
  const archive = new PassThrough().on('data', (chunk: Buffer) => inside.update(chunk))
  const compressed = new PassThrough().on('data', (chunk: Buffer) => outside.update(chunk))
  await pipeline(tar.stdout, archive, createGzip({ level: 9 }), compressed, createWriteStream(unfinished))
  const [code] = (await closed) as [number]
  if (code !== 0) throw new Error(`tar ended with ${code}`)
  const digest = outside.digest('hex')
  renameSync(unfinished, join(blobs, digest))
  return {
    digest: `sha256:${digest}`,
    diffId: `sha256:${inside.digest('hex')}`,
    bytes: statSync(join(blobs, digest)).size,
  }
}
