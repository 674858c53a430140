import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statement } from '@wellmet/platform/database/statement.ts'

export const readLooking = statement<object, { me: number | null; sight: string }>(import.meta.url, 'who_looks')

/** What everybody sees of the directory is not what it was. */
export const touchDirectory = statement<object, never>(import.meta.url, 'note_directory')

export const insertOwnSight = (tx: Tx, id: number) =>
  tx
    .insertInto('network.visible')
    .values({ viewerId: id, ownerId: id, w: 1000, kind: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertSight = statement<{ seat: number }, never>(import.meta.url, 'give_sight')
/** Nobody but the owner sees them. */
export const deleteSight = statement<{ owner: number }, never>(import.meta.url, 'forget_sight')
/** They see nobody and nobody sees them. */
export const deleteAllSight = statement<{ owner: number }, never>(import.meta.url, 'lose_sight')
/** Whose networks this seat uses, and who uses this seat's. */
export const listSight = statement<{ seat: number }, { viewer: number; owner: number; email: string }>(
  import.meta.url,
  'sight_around',
)
export const updateSight = statement<{ viewers: number[]; owners: number[]; keys: string[] }, never>(
  import.meta.url,
  'weigh_sight',
)
export const deleteFaintestSight = statement<{ seat: number; most: number }, never>(import.meta.url, 'cut_sight')
