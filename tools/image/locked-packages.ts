import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'

interface LockedPackage {
  version: string
  integrity: string
}

/** What package-lock.json says of a package that is installed at the top. */
export function lockedPackage(name: string): LockedPackage {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = packages[`node_modules/${name}`]
  if (!found) throw new Error(`package-lock.json has no ${name}.`)
  return found
}
