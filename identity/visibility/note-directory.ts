import type { Tx } from '@wellmet/platform/database/connection.ts'
import { touchDirectory } from './visibility.store.ts'

/** Last in a transaction that changed the directory: many jobs change it at once, and wait for each other from here on. */
export const noteDirectory = async (tx: Tx): Promise<void> => void (await touchDirectory(tx))
