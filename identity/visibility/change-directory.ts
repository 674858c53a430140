import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { updateDirectoryVersion } from './visibility.store.ts'

/**
 * One transaction that writes the public directory, which no member owns. If `hasChanged` says so, the directory's version
 * goes up at its end, and not before: jobs that change the directory at the same time wait for each other from there on.
 */
export const changeDirectory = <T>(
  { database }: Pick<Services, 'database'>,
  change: (tx: Tx) => Promise<T>,
  hasChanged: (result: T) => boolean,
): Promise<T> =>
  // As the system: the public directory belongs to no member
  database.system.asSystem(async (tx) => {
    const result = await change(tx)
    if (hasChanged(result)) await updateDirectoryVersion(tx)
    return result
  })
