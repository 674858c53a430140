import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getDocument } from '../content/show-documents.ts'
import { postWords } from './post-states.rules.ts'
import type { CrossPost } from './posting.contract.ts'
import { listPosts, type PostRow } from './posting.store.ts'

interface Asked {
  documentId?: string | undefined
  limit: number
}

export const showPosts = (call: MemberCall, { documentId, limit }: Asked): Promise<{ items: CrossPost[] }> =>
  call.db.reading(async (tx) => {
    if (documentId !== undefined) await getDocument(tx, call, documentId)
    return { items: await readPosts(tx, { documentId: documentId ?? null, ids: null, limit }) }
  })

export const readPosts = async (
  tx: Tx,
  wanted: { documentId: string | null; ids: string[] | null; limit: number },
): Promise<CrossPost[]> => (await listPosts(tx, wanted)).map(toPost)

const toPost = ({ reason, createdAt, settledAt, state, ...row }: PostRow): CrossPost => ({
  ...row,
  state,
  says: postWords(state, reason, row.place),
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})
