import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getLooking } from './visibility.store.ts'

/** The viewer's seat, null before they have one, and all that they see in one number. */
export interface Looking {
  me: number | null
  sight: string
}

export async function whoLooks(tx: Tx): Promise<Looking> {
  const looking = await getLooking(tx)
  return looking
}
