import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BillingStatus } from '@wellmet/account/billing/billing.contract.ts'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { isOwner } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { billingQuery } from './billing.queries.ts'
import { ChoosePlanForm } from './choose-plan-form.tsx'
import { PaymentMissing } from './payment-missing.tsx'
import { featuresOf, PlanFacts } from './plan-facts.tsx'
import { usePortal } from './use-stripe-page.ts'

/** Stripe tells the server of a payment, and the server asks Stripe: that takes seconds. */
const wait = { everyMs: 1500, times: 40 }

type Answered = { state: { data: BillingStatus | undefined; dataUpdateCount: number } }
const hasNoPlan = (state: BillingStatus['state']): boolean => state === 'none' || state === 'ended'
const isAwaited = ({ data, dataUpdateCount }: Answered['state']): boolean =>
  data !== undefined && hasNoPlan(data.state) && dataUpdateCount <= wait.times
const untilPaidQuery = {
  ...billingQuery,
  refetchInterval: ({ state }: Answered) => (isAwaited(state) ? wait.everyMs : false),
}

/** `comesFromCheckout`: somebody was just on the page of Stripe, and perhaps paid. */
export const BillingScreen = ({ comesFromCheckout }: { comesFromCheckout: boolean }) => {
  const mayPay = isOwner(useSession().workspace?.role)
  const query = useQuery({ ...(comesFromCheckout ? untilPaidQuery : billingQuery), enabled: mayPay })
  if (!mayPay) return <EmptyState title={billingMessages.forOwners()}>{billingMessages.forOwnersAbout()}</EmptyState>
  return (
    <Loaded query={query} what={billingMessages.theBilling()} skeleton={<FormSkeleton fields={3} hasButton />}>
      {(status) => <Billing status={status} isAwaited={comesFromCheckout && hasNoPlan(status.state)} />}
    </Loaded>
  )
}

const Billing = ({ status, isAwaited }: { status: BillingStatus; isAwaited: boolean }) => {
  const { state, entitlements, offersTrial, hasCustomer, endsAt } = status
  if (state === 'self-hosted')
    return (
      <Section title={billingMessages.billing()}>
        <p>{billingMessages.selfHosted()}</p>
        <p>{billingMessages.allIncluded({ features: featuresOf(entitlements) })}</p>
      </Section>
    )
  return (
    <>
      <Section title={billingMessages.billing()} about={billingMessages.about()}>
        <div className={formStyles.form}>
          <PaymentMissing {...status} />
          {isAwaited ? <output>{billingMessages.checking()}</output> : null}
          <PlanFacts status={status} />
          {endsAt ? <p>{billingMessages.cancelledAbout()}</p> : null}
          {state === 'ended' && !isAwaited ? <p>{billingMessages.endedAbout()}</p> : null}
          {hasCustomer ? <PortalButton /> : null}
        </div>
      </Section>
      {hasNoPlan(state) && !isAwaited ? (
        <Section title={billingMessages.choosePlan()} about={billingMessages.choosePlanAbout()}>
          <ChoosePlanForm offersTrial={offersTrial} />
        </Section>
      ) : null}
    </>
  )
}

const PortalButton = () => {
  const { open, isOpening, trouble } = usePortal()
  return (
    <>
      <FormAlert trouble={trouble ? { text: trouble } : null} />
      <div className={formStyles.buttons}>
        <Button variant="default" loading={isOpening} onClick={open}>
          {billingMessages.manage()}
        </Button>
      </div>
    </>
  )
}
