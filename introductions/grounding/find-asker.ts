import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getAsker } from './grounding.store.ts'

/** Who the viewer is, as their messages say it. */
export const findAsker = (tx: Tx) => getAsker(tx)
