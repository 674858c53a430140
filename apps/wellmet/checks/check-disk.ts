import { statfs } from 'node:fs/promises'
import { ok, warning, type Finding } from './finding.ts'

const fewestBytes = 1024 ** 3
const fewestPercent = 10

/** Free space of the file systems of these folders. */
export const checkDisk = (folders: readonly string[]): Promise<Finding[]> => Promise.all(folders.map(aboutFolder))

async function aboutFolder(folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const percent = Math.floor((100 * bavail) / blocks)
    const text = `${folder} has ${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free, ${percent}%`
    return bavail * bsize < fewestBytes || percent < fewestPercent
      ? warning('disk', `${text}: make room`)
      : ok('disk', text)
  } catch (error) {
    return warning('disk', `${folder}: ${(error as Error).message}`)
  }
}
