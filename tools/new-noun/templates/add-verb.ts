import type { Names } from '../names.ts'

export const addVerb = ({ noun, oneTitled, oneInWords, oneWithArticle }: Names): string => `\
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { to${oneTitled} } from './list-${noun}.ts'
import type { ${oneTitled}, New${oneTitled} } from './${noun}.contract.ts'
import { nameKey } from './${noun}.rules.ts'
import { insert${oneTitled} } from './${noun}.store.ts'

/** One name is one ${oneInWords}, however it is written. */
export const add${oneTitled} = ({ db, viewer, services }: MemberCall, { name }: New${oneTitled}): Promise<${oneTitled}> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const row = await insert${oneTitled}(tx, {
      id: newId(now.getTime()),
      workspaceId: viewer.workspaceId,
      userId: viewer.userId,
      name,
      nameKey: nameKey(name),
      createdAt: now,
    })
    if (!row) {
      throw fail('conflict', 'You have ${oneWithArticle} of that name already.', {
        errors: [{ field: 'name', message: 'is taken already' }],
      })
    }
    return to${oneTitled}(row)
  })
`
