import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Architecture } from './architectures.ts'
import { lockedPackage } from './locked-packages.ts'
import { runProgram } from './run-program.ts'

/** Puts Node into a folder as `usr/bin/node`: the version that the lock file names, and the bytes that it vouches for. */
export async function makeNodeFolder(folder: string, { nodePackage }: Architecture): Promise<void> {
  const download = `${folder}-download`
  for (const path of [folder, download]) rmSync(path, { recursive: true, force: true })
  mkdirSync(download)
  const { version, integrity } = lockedPackage(nodePackage)
  // Otherwise .npmrc refuses archives that are not in the lock file; the hash is compared below.
  await runProgram('npm', ['pack', `${nodePackage}@${version}`, '--allow-remote=all', '--pack-destination', download])
  const archive = join(download, `${nodePackage}-${version}.tgz`)
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== integrity) throw new Error(`${nodePackage}@${version} is ${found}; package-lock.json says ${integrity}`)
  await runProgram('tar', [
    '--extract',
    '--file',
    archive,
    '--directory',
    download,
    'package/bin/node',
    'package/LICENSE',
  ])
  const licenses = join(folder, 'usr/share/doc/nodejs')
  mkdirSync(join(folder, 'usr/bin'), { recursive: true })
  mkdirSync(licenses, { recursive: true })
  renameSync(join(download, 'package/bin/node'), join(folder, 'usr/bin/node'))
  renameSync(join(download, 'package/LICENSE'), join(licenses, 'copyright'))
  chmodSync(join(folder, 'usr/bin/node'), 0o755)
  rmSync(download, { recursive: true })
}
