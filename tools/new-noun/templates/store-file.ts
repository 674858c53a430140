import type { Names } from '../names.ts'

export const storeFile = ({ area, many, manyTitled, oneTitled }: Names): string => `\
import type { Tx } from '@wellmet/platform/database/connection.ts'

interface Owner {
  workspaceId: string
  userId: string
}

interface New${oneTitled}Row extends Owner {
  id: string
  name: string
  nameKey: string
  createdAt: Date
}

const shown = ['id', 'name', 'createdAt'] as const

/** Nothing comes back when the owner has one of that name: asked and written in one statement, so that nobody slips between. */
export const insert${oneTitled} = (tx: Tx, row: New${oneTitled}Row) =>
  tx
    .insertInto('${area}.${many}')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'userId', 'nameKey']).doNothing())
    .returning(shown)
    .executeTakeFirst()

/** Ids are ordered by time, so the last one of a page is where the next begins. */
export const listNewest${manyTitled} = (tx: Tx, owner: Owner, before: string | null, limit: number) =>
  tx
    .selectFrom('${area}.${many}')
    .select(shown)
    .where('userId', '=', owner.userId)
    .where('workspaceId', '=', owner.workspaceId)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
`
