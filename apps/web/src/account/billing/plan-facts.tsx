import styles from './plan-facts.module.css'
import type { BillingStatus } from '@wellmet/account/billing/billing.contract.ts'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { formatDay } from '../../kit/dates.ts'

const nameOf = (plan: string | null): string => {
  const [name = ''] = (plan ?? '').split('_')
  return name === 'team' || name === 'business'
    ? billingMessages.planName({ plan: name })
    : billingMessages.planUnknown()
}

export const featuresOf = (features: BillingStatus['entitlements']): string =>
  formatList(
    features.map((feature) => billingMessages.featureName({ feature })),
    'conjunction',
  )

/** What is paid for, row by row; a row without anything to say is left out. */
export const PlanFacts = ({ status }: { status: BillingStatus }) => {
  const { state, plan, seats, paidSeats, entitlements, trialEndsAt, renewsAt, endsAt } = status
  const stateWord = state === 'past-due' ? 'pastDue' : state
  const rows: [name: string, value: string | null][] = [
    [billingMessages.ofPlan(), state === 'none' ? billingMessages.noPlan() : nameOf(plan)],
    [billingMessages.status(), state === 'none' ? null : billingMessages.stateName({ state: stateWord })],
    [billingMessages.seats(), billingMessages.seatsAbout({ count: seats, paid: paidSeats ?? 0 })],
    [billingMessages.includes(), entitlements.length > 0 ? featuresOf(entitlements) : null],
    [billingMessages.trialEnds(), trialEndsAt && formatDay(trialEndsAt)],
    [billingMessages.nextRenewal(), state === 'active' && renewsAt ? formatDay(renewsAt) : null],
    [billingMessages.ends(), endsAt && formatDay(endsAt)],
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}
