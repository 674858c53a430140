import type { StripeState } from './stripe-state.ts'

interface Change {
  customer: string
  /** Between 0 and 1: what happens is chosen by it among what can happen. */
  choice: number
}

/** The same ones each time. */
export function madeUpChanges(count: number, customers: readonly string[], seed = 42): Change[] {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, () => ({
    customer: customers[Math.floor(random() * customers.length)]!,
    choice: random(),
  }))
}

/** One thing that happens to a customer: they subscribe, pay, do not pay, need more seats, cancel, or come back. */
export function changeSomething(state: StripeState, { customer, choice }: Change): void {
  const live = [...state.subscriptions.values()].find((one) => one.customer === customer && one.status !== 'canceled')
  if (!live) {
    const price = state.prices[Math.floor(choice * state.prices.length)]!
    state.subscribe({ customer, price, quantity: 1 + Math.floor(choice * 9), trialDays: choice < 0.5 ? 14 : 0 })
    return
  }
  const { id, items } = live
  const end = items.data[0]!.current_period_end
  const happenings = [
    () => state.renew(id),
    () => state.renew(id, 'past_due'),
    () => state.renew(id, 'past_due'),
    () => state.change(id, { status: 'active' }),
    () => state.change(id, { status: 'unpaid' }),
    () => state.change(id, {}, { quantity: 1 + Math.floor(choice * 100) }),
    () => state.change(id, { cancel_at_period_end: true, cancel_at: end }),
    () => state.change(id, { cancel_at_period_end: false, cancel_at: null }),
    () => state.change(id, { status: 'canceled' }),
  ]
  happenings[Math.floor(choice * happenings.length)]!()
}
