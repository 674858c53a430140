import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../image/run-program.ts'

interface Entry {
  digest: string
  platform?: { architecture: string }
  annotations?: Record<string, string>
}

/**
 * An archive that holds the image of one architecture alone, under this name: engines load the image of their own machine
 * from an archive of several. Returns its path.
 */
export async function archiveOf(layout: string, architecture: string, name: string, folder: string): Promise<string> {
  const read = (path: string) => JSON.parse(readFileSync(join(layout, path), 'utf8')) as { manifests: Entry[] }
  const [list] = read('index.json').manifests
  const { manifests } = read(join('blobs', list!.digest.replace(':', '/')))
  const entry = manifests.find(({ platform }) => platform?.architecture === architecture)
  if (!entry) throw new Error(`There is no image for ${architecture}: npm run build:image -- --all`)
  const copy = join(folder, architecture)
  mkdirSync(copy, { recursive: true })
  for (const part of ['blobs', 'oci-layout']) cpSync(join(layout, part), join(copy, part), { recursive: true })
  const named = { ...entry, annotations: { 'org.opencontainers.image.ref.name': name } }
  writeFileSync(join(copy, 'index.json'), JSON.stringify({ schemaVersion: 2, manifests: [named] }))
  const archive = `${copy}.tar`
  await runProgram('tar', ['--create', '--file', archive, '--directory', copy, '.'])
  rmSync(copy, { recursive: true })
  return archive
}
