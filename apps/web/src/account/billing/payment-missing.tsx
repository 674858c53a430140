import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BillingStatus } from '@wellmet/account/billing/billing.contract.ts'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { isOwner } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { billingQuery } from './billing.queries.ts'
import { usePortal } from './use-stripe-page.ts'

/** While a payment is missing; nothing otherwise. */
export const PaymentMissing = ({ state, readOnlyFrom }: Pick<BillingStatus, 'state' | 'readOnlyFrom'>) => {
  const { open, isOpening, trouble } = usePortal()
  const words = wordsOf(state, readOnlyFrom)
  if (!words) return null
  return (
    <>
      <Notice
        notice={{ code: 'payment_missing', ...words }}
        action={
          <Button loading={isOpening} onClick={open}>
            {billingMessages.settle()}
          </Button>
        }
      />
      <FormAlert trouble={trouble ? { text: trouble } : null} />
    </>
  )
}

function wordsOf(state: BillingStatus['state'], readOnlyFrom: string | null) {
  if (state === 'unpaid') return { message: billingMessages.unpaid(), next: billingMessages.unpaidAbout() }
  if (state !== 'past-due' || readOnlyFrom === null) return null
  return { message: billingMessages.pastDue(), next: billingMessages.pastDueAbout({ at: new Date(readOnlyFrom) }) }
}

/** On other screens: for owners, who can do something about it. */
export const PaymentBanner = () => {
  const mayPay = isOwner(useSession().workspace?.role)
  const { data } = useQuery({ ...billingQuery, enabled: mayPay })
  return data ? <PaymentMissing {...data} /> : null
}
