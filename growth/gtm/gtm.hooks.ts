import { z } from 'zod'
import type { ApprovalKind } from '@wellmet/account/approvals/approvals.hooks.ts'
import { EmailAddress, Id } from '@wellmet/platform/contract/shapes.ts'
import { gtmMessages as m } from './gtm.messages.ts'

const Asked = z.object({
  purchaseId: Id,
  email: EmailAddress,
  name: z.string().nullable(),
  reference: z.string(),
})
export type AskedPurchase = z.infer<typeof Asked>

/** Money: always by a person. */
export const confirmPurchase: ApprovalKind<AskedPurchase> = {
  name: 'purchase.confirm',
  title: m.confirmKind,
  payload: Asked,
  risk: 'money',
  mayBeAutomatic: false,
  askedAt: '/leads',
  hours: 30 * 24,
  shows: ({ email, name, reference }) => ({
    title: m.confirmTitle.message({ reference }),
    facts: [
      { label: m.buyer.message(), value: name ?? email },
      { label: m.address.message(), value: email },
      { label: m.order.message(), value: reference },
    ],
    items: 1,
  }),
}
