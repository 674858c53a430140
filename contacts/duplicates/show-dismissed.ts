import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { listDismissed } from './duplicates.store.ts'

const most = 200

/** The pairs that the viewer keeps separate, with their names, so that each can be taken back. */
export const showDismissed = (call: MemberCall) =>
  call.db.reading(async (tx) => ({
    items: (await listDismissed(tx, { most })).map(({ a, b, name, otherName, dismissedAt }) => ({
      contactId: personIds(call).show(BigInt(a)),
      otherId: personIds(call).show(BigInt(b)),
      name,
      otherName,
      dismissedAt: dismissedAt.toISOString(),
    })),
    next: null,
  }))
