import { statSync } from 'node:fs'
import { ok, warning, type Finding } from './finding.ts'

interface Dumps {
  directory: string
  publicKeyFile: string | undefined
  databaseUrl: string
  plaintextHosts: readonly string[]
  /** To a storage elsewhere. */
  isCopied: boolean
}

/** Whether who reads the disk can read the dumps, and whether they are lost with it. */
export const checkDumps = ({ directory, publicKeyFile, databaseUrl, plaintextHosts, isCopied }: Dumps): Finding[] => [
  publicKeyFile === undefined
    ? warning('backup', 'dumps are not sealed: wellmet backup new-key, then set BACKUP_PUBLIC_KEY_FILE')
    : ok('backup', 'dumps are sealed'),
  ...(!isCopied && isNearby(databaseUrl, plaintextHosts) && isOnDiskOfMachine(directory)
    ? [
        warning(
          'backup',
          `${directory} seems to be on the disk of the database: copy the dumps to another machine each day`,
        ),
      ]
    : []),
]

/** On this machine, or on a private network of this machine. */
function isNearby(databaseUrl: string, plaintextHosts: readonly string[]): boolean {
  const { hostname } = new URL(databaseUrl)
  return ['', 'localhost', '127.0.0.1', '[::1]', ...plaintextHosts].includes(hostname)
}

/** In a container, `/etc/hostname` lies on the disk where volumes are too. */
const isOnDiskOfMachine = (directory: string): boolean => {
  const disk = deviceOf(directory)
  return disk !== null && ['/', '/etc/hostname', process.cwd()].some((path) => deviceOf(path) === disk)
}

function deviceOf(path: string): number | null {
  try {
    return statSync(path).dev
  } catch {
    return null
  }
}
