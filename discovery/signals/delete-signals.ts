import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteAbout, deleteExpired, deleteOfMemberAbout, deleteOfOrigin, deleteRows } from './signals.store.ts'

interface Gone {
  workspaceId: string
  source: string
  /** All of an account, a site or an event; without it, of the whole source. */
  origin?: string
  /** Things that the source has no more. */
  externalIds?: readonly string[]
}

/** Their source is gone, or says something else now. Call it with a viewer who sees them, or as the system. */
export const deleteSignals = (tx: Tx, { workspaceId, source, origin, externalIds }: Gone): Promise<number> =>
  deleteRows(tx, { workspaceId, source, origin: origin ?? null, externalIds: externalIds ? [...externalIds] : null })

/** Whatever came from an account or an import. */
export const deleteSignalsOfOrigin = (tx: Tx, gone: { workspaceId: string; origin: string }): Promise<number> =>
  deleteOfOrigin(tx, gone)

/** As the system: in every workspace, because they objected. */
export const deleteSignalsAbout = (tx: Tx, keys: readonly string[]): Promise<number> =>
  deleteAbout(tx, { keys: [...keys] })

/** A member deleted somebody. Those of the whole workspace stay, and this member does not see them any more. */
export const deleteSignalsOfMemberAbout = (
  tx: Tx,
  { workspaceId, userId, keys }: { workspaceId: string; userId: string; keys: readonly string[] },
): Promise<number> => deleteOfMemberAbout(tx, { workspaceId, userId, keys: [...keys] })

export const deleteExpiredSignals = (tx: Tx, now: Date): Promise<number> => deleteExpired(tx, { now })
