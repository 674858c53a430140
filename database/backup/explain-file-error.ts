import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { BackupFailed } from './backup-failed.ts'

/** Runs `work` on a file or folder, and throws BackupFailed if the account of this process may not open it. */
export async function openingFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isForbidden(error) ? new BackupFailed(explainForbidden(path), { cause: error }) : error
  }
}

const isForbidden = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A copied file often belongs to the account that copied it. */
function explainForbidden(path: string): string {
  const account = `${process.getuid?.()}:${process.getgid?.()}`
  const reason = describeOwner(path) ?? describeOwner(dirname(path))
  return `${path} cannot be opened by the account ${account}${reason ? `: ${reason}` : ''}. With containers, write the owner of the folder into .env as BACKUP_ACCOUNT. Elsewhere give the folder to that account: chown -R ${account}`
}

function describeOwner(path: string): string | null {
  try {
    const { uid, gid, mode } = statSync(path)
    return `${path} belongs to ${uid}:${gid}, mode ${(mode & 0o777).toString(8)}`
  } catch {
    return null
  }
}
