import type { Names } from '../names.ts'

export const listVerb = ({ noun, manyTitled, oneTitled }: Names): string => `\
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ${oneTitled} } from './${noun}.contract.ts'
import { listNewest${manyTitled} } from './${noun}.store.ts'

type Row = Awaited<ReturnType<typeof listNewest${manyTitled}>>[number]

export const to${oneTitled} = (row: Row): ${oneTitled} => ({ id: row.id, name: row.name, createdAt: row.createdAt.toISOString() })

/** One row more than asked for tells whether there is a next page. */
export const list${manyTitled} = (
  { db, viewer }: MemberCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) =>
  db.transaction(async (tx) => {
    const rows = await listNewest${manyTitled}(tx, viewer, cursor ?? null, limit + 1)
    const items = rows.slice(0, limit).map(to${oneTitled})
    return { items, next: rows.length > limit ? items.at(-1)!.id : null }
  })
`
