import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'wellmet-work-'

/** For files that are only needed while something is worked on. Whoever makes it deletes it; its name holds the process. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))

/**
 * Deletes what processes left that were killed: it is what people uploaded. Run it before the first folder is made, because
 * in a container the process before had the same number.
 */
export async function deleteAbandonedFolders(): Promise<string[]> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  const abandoned = names.filter((name) => {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    return pid === process.pid || !isAlive(pid)
  })
  const paths = abandoned.map((name) => join(tmpdir(), name))
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })))
  return paths
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
