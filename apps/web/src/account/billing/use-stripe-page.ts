import { useState } from 'react'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import type { PlanPrice } from '@wellmet/account/billing/billing.contract.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useOnceKey } from '../../api/use-once-key.ts'

/** Goes to a page of Stripe. `isOpening` stays while the browser leaves. */
const useLeaving = () => {
  const [isLeaving, setLeaving] = useState(false)
  const leave = ({ url }: { url: string }) => {
    setLeaving(true)
    globalThis.location.assign(url)
  }
  return { isLeaving, leave }
}

const troubleOf = (error: unknown): string | null =>
  error ? billingMessages.notOpened({ reason: reasonOf(error) }) : null

export const useCheckout = () => {
  const { isLeaving, leave } = useLeaving()
  const onceKey = useOnceKey()
  const { mutate, isPending, error } = useApiMutation('post', '/api/dashboard/billing/checkout', {
    changes: nothing('It leaves for another site.'),
    onSuccess: leave,
  })
  const open = (price: PlanPrice) => {
    const body = { price }
    mutate({ body, params: { header: onceKey(body) } })
  }
  return { open, isOpening: isPending || isLeaving, trouble: troubleOf(error) }
}

export const usePortal = () => {
  const { isLeaving, leave } = useLeaving()
  const { mutate, isPending, error } = useApiMutation('post', '/api/dashboard/billing/portal', {
    changes: nothing('It leaves for another site.'),
    onSuccess: leave,
  })
  return { open: () => mutate({}), isOpening: isPending || isLeaving, trouble: troubleOf(error) }
}
