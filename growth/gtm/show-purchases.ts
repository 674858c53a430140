import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { z } from 'zod'
import type { Purchase } from './gtm.contract.ts'
import { listPurchases } from './gtm.store.ts'

export const showPurchases = ({ db }: MemberCall): Promise<{ items: z.infer<typeof Purchase>[] }> =>
  db.reading(async (tx) => ({
    items: (await listPurchases(tx)).map(({ createdAt, settledAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  }))
