export interface StripePrice {
  id: string
  lookup_key: string
  /** Of one seat, in hundredths of the currency. */
  unit_amount: number
  currency: string
  recurring: { interval: 'month' | 'year'; interval_count: number }
}

export interface StripeSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'paused'
  created: number
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  metadata: Record<string, string>
  items: { object: 'list'; data: StripeItem[] }
}

interface StripeItem {
  id: string
  quantity: number
  current_period_start: number
  current_period_end: number
  price: StripePrice
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  /** What it was about, as it was at that moment. */
  data: { object: object }
}

export interface CheckoutSession {
  id: string
  customer: string
  form: URLSearchParams
  price: StripePrice
  isPaid: boolean
}

interface StripeInvoice {
  id: string
  subscription: string
  status: 'open' | 'paid' | 'void'
  created: number
}

const month = 30 * 24 * 3600

function priceOf(lookupKey: string): Pick<StripePrice, 'unit_amount' | 'recurring'> {
  const monthly = lookupKey.startsWith('team') ? 1_200 : 2_000
  const isYearly = lookupKey.endsWith('yearly')
  return {
    unit_amount: isYearly ? monthly * 10 : monthly,
    recurring: { interval: isYearly ? 'year' : 'month', interval_count: 1 },
  }
}

/** What Stripe knows: everything that changes here makes an event, with a copy of what changed. */
export function createStripeState(now: () => Date, onEvent: (event: StripeEvent) => void) {
  let made = 0
  const newId = (kind: string): string => `${kind}_${String((made += 1)).padStart(8, '0')}`
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  const prices: StripePrice[] = ['team_monthly', 'team_yearly', 'business_monthly', 'business_yearly'].map(
    (lookup_key) => ({ id: newId('price'), lookup_key, currency: 'eur', ...priceOf(lookup_key) }),
  )
  const customers = new Map<string, { id: string; object: 'customer'; metadata: Record<string, string> }>()
  const sessions = new Map<string, CheckoutSession>()
  const subscriptions = new Map<string, StripeSubscription>()
  const invoices: StripeInvoice[] = []
  const events: StripeEvent[] = []

  function emit(type: string, object: object): void {
    const created = seconds()
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    onEvent(event)
  }

  function createCustomer(metadata: Record<string, string>) {
    const customer = { id: newId('cus'), object: 'customer' as const, metadata }
    customers.set(customer.id, customer)
    emit('customer.created', customer)
    return customer
  }

  interface Wanted {
    customer: string
    price: StripePrice
    quantity: number
    trialDays?: number
    metadata?: Record<string, string>
  }

  function subscribe({ customer, price, quantity, trialDays = 0, metadata = {} }: Wanted): StripeSubscription {
    const begins = seconds()
    const trialEnd = trialDays > 0 ? begins + trialDays * 24 * 3600 : null
    const period = { current_period_start: begins, current_period_end: trialEnd ?? begins + month }
    const subscription: StripeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: trialEnd ? 'trialing' : 'active',
      created: begins,
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      metadata,
      items: { object: 'list', data: [{ id: newId('si'), quantity, price, ...period }] },
    }
    subscriptions.set(subscription.id, subscription)
    emit('customer.subscription.created', subscription)
    return subscription
  }

  /** Whatever happens to a subscription at Stripe, by a card, a clock or a person. */
  function change(
    id: string,
    changes: Partial<StripeSubscription>,
    item: Partial<StripeItem> = {},
  ): StripeSubscription {
    const subscription = subscriptions.get(id)
    if (!subscription) throw new Error(`There is no ${id}.`)
    Object.assign(subscription, changes)
    Object.assign(subscription.items.data[0]!, item)
    if (subscription.status === 'canceled') subscription.ended_at ??= seconds()
    settleInvoices(subscription)
    const isOver = subscription.status === 'canceled'
    emit(isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
    return subscription
  }

  /** A period that is not paid leaves its invoice open, until all are paid or nobody wants them any more. */
  function settleInvoices({ id, status, items }: StripeSubscription): void {
    const open = invoices.filter((invoice) => invoice.subscription === id && invoice.status === 'open')
    const created = items.data[0]!.current_period_start
    if (status === 'past_due' && !open.some((invoice) => invoice.created === created))
      invoices.push({ id: newId('in'), subscription: id, status: 'open', created })
    if (status === 'active') for (const invoice of open) invoice.status = 'paid'
    if (status === 'canceled') for (const invoice of open) invoice.status = 'void'
  }

  /** The next period begins, and is paid for or not. */
  function renew(id: string, status: 'active' | 'past_due' = 'active'): StripeSubscription {
    const { current_period_end } = subscriptions.get(id)!.items.data[0]!
    return change(
      id,
      { status },
      { current_period_start: current_period_end, current_period_end: current_period_end + month },
    )
  }

  function pay(session: CheckoutSession, quantity: number): StripeSubscription {
    const { form, customer, price } = session
    session.isPaid = true
    const trialDays = Number(form.get('subscription_data[trial_period_days]') ?? 0)
    const metadata = { workspace: form.get('subscription_data[metadata][workspace]') ?? '' }
    const subscription = subscribe({ customer, price, quantity, trialDays, metadata })
    emit('checkout.session.completed', { object: 'checkout.session', id: session.id, customer, status: 'complete' })
    emit('invoice.paid', { object: 'invoice', id: newId('in'), customer })
    return subscription
  }

  return {
    prices,
    customers,
    sessions,
    subscriptions,
    invoices,
    events,
    newId,
    createCustomer,
    subscribe,
    change,
    renew,
    pay,
  }
}

export type StripeState = ReturnType<typeof createStripeState>
