import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The account the servers run under when this process is root; PostgreSQL refuses to run as root. */
export interface ServerAccount {
  readonly uid: number
  readonly gid: number
}

/** `null` means: run as whoever is running this. */
export const findServerAccount = (existingData: string): ServerAccount | null => {
  if (process.getuid?.() !== 0) return null
  return ownerOf(existingData) ?? lookUp('postgres') ?? lookUp('nobody') ?? refuse()
}

/** Asked of the operating system as that account, because every parent folder has a say. */
export const canUse = (path: string, right: 'write' | 'execute', account: ServerAccount | null): boolean =>
  spawnSync('test', [right === 'write' ? '-w' : '-x', path], { ...account, stdio: 'ignore' }).status === 0

const ownerOf = (path: string): ServerAccount | null => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null
}

const lookUp = (name: string): ServerAccount | null => {
  try {
    const ask = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}

const refuse = (): never => {
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}
