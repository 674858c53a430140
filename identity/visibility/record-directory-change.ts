import type { Tx } from '@wellmet/platform/database/connection.ts'
import { updateDirectoryVersion } from './visibility.store.ts'

/** Call it last in the transaction: jobs that change the directory at the same time wait for each other from here on. */
export const recordDirectoryChange = async (tx: Tx): Promise<void> => void (await updateDirectoryVersion(tx))
