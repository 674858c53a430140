import StripeSdk from 'stripe'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import { payPage, portalPage, redirect } from './stripe-pages.ts'
import { createStripeState, type StripeEvent, type StripeState } from './stripe-state.ts'

export interface Stripe extends StandIn {
  state: StripeState
  webhookSecret: string
  /** Events go there as soon as they happen; null: nobody is told. */
  webhookUrl: string | null
  /** Sends one event, signed now or at another time. Answers with the status. */
  deliver(event: StripeEvent, options: { to: string; at?: Date }): Promise<number>
}

const errorOf = (status: number, code: string, message = code): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
})

const refusals: Refusals = {
  unauthorized: () => errorOf(401, 'invalid_api_key'),
  expiredCursor: () => errorOf(400, 'resource_missing'),
  tooManyRequests: () => errorOf(429, 'rate_limit'),
  serverError: (status) => ({ status, body: { error: { type: 'api_error', message: 'Something went wrong' } } }),
  notFound: () => errorOf(404, 'resource_missing'),
}

const sdk = new StripeSdk('sk_of_nobody')

interface StripeOptions {
  now?: () => Date
}

/** A local server that speaks the part of Stripe's protocol that a subscription for seats needs, with its pages. */
export async function startStripe({ now = () => new Date() }: StripeOptions = {}): Promise<Stripe> {
  const state = createStripeState(now, (event) => {
    const { webhookUrl } = stripe
    if (webhookUrl) void stripe.deliver(event, { to: webhookUrl }).catch(() => {})
  })
  const server = await startStandIn({
    routes: routesOf(state, () => server.url),
    refusals,
    grant: { account: 'acct_of_the_stand_in', scopes: [] },
  })
  const stripe: Stripe = Object.assign(server, {
    state,
    webhookSecret: 'whsec_of_the_stand_in',
    webhookUrl: null as string | null,
    async deliver(event: StripeEvent, { to, at = new Date() }: { to: string; at?: Date }) {
      const payload = JSON.stringify(event, null, 2)
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = await sdk.webhooks.generateTestHeaderStringAsync({
        payload,
        secret: stripe.webhookSecret,
        timestamp,
      })
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      const answer = await fetch(to, { method: 'POST', headers, body: payload })
      await answer.arrayBuffer()
      return answer.status
    },
  })
  return stripe
}

function routesOf(state: StripeState, url: () => string): Route[] {
  const repeats = new Map<string, { body: string; answer: Answer }>()
  const portals = new Map<string, { customer: string; returnUrl: string }>()

  /** As Stripe does: the same key answers the same, and refuses another body. */
  const once =
    (answer: (form: URLSearchParams, groups: Record<string, string>) => Answer): Route['answer'] =>
    ({ headers, body }: AskedOfStandIn, _grant, groups) => {
      const key = headers['idempotency-key']
      const kept = typeof key === 'string' ? repeats.get(key) : undefined
      if (kept) return kept.body === body ? kept.answer : errorOf(400, 'idempotency_key_in_use')
      const given = answer(new URLSearchParams(body), groups)
      // A copy: what is answered again is what was answered then.
      if (typeof key === 'string') repeats.set(key, { body, answer: structuredClone(given) })
      return structuredClone(given)
    }

  return [
    {
      operation: 'customers.create',
      method: 'POST',
      path: /^\/v1\/customers$/,
      answer: once((form) => ({
        status: 200,
        body: state.createCustomer({ workspace: form.get('metadata[workspace]') ?? '' }),
      })),
    },
    {
      operation: 'customers.retrieve',
      method: 'GET',
      path: /^\/v1\/customers\/(?<id>\w+)$/,
      answer: (_asked, _grant, { id }) => {
        const customer = state.customers.get(id!)
        return customer ? { status: 200, body: customer } : errorOf(404, 'resource_missing')
      },
    },
    {
      operation: 'prices.list',
      method: 'GET',
      path: /^\/v1\/prices$/,
      answer: ({ query }) => ({
        status: 200,
        body: {
          object: 'list',
          data: state.prices.filter((price) => price.lookup_key === query.get('lookup_keys[0]')),
        },
      }),
    },
    {
      operation: 'checkout.sessions.create',
      method: 'POST',
      path: /^\/v1\/checkout\/sessions$/,
      answer: once((form) => createCheckout(state, form, url())),
    },
    {
      operation: 'billing_portal.sessions.create',
      method: 'POST',
      path: /^\/v1\/billing_portal\/sessions$/,
      answer: once((form) => {
        const customer = form.get('customer') ?? ''
        if (!state.customers.has(customer)) return errorOf(400, 'resource_missing')
        const id = state.newId('bps')
        portals.set(id, { customer, returnUrl: form.get('return_url') ?? '' })
        return { status: 200, body: { id, object: 'billing_portal.session', url: `${url()}/portal/${id}` } }
      }),
    },
    {
      operation: 'subscriptions.list',
      method: 'GET',
      path: /^\/v1\/subscriptions$/,
      answer: ({ query }) => listSubscriptions(state, query),
    },
    {
      operation: 'invoices.list',
      method: 'GET',
      path: /^\/v1\/invoices$/,
      answer: ({ query }) => {
        const data = state.invoices.filter(
          (one) => one.subscription === query.get('subscription') && one.status === query.get('status'),
        )
        return { status: 200, body: { object: 'list', data: structuredClone(data.toReversed()), has_more: false } }
      },
    },
    {
      operation: 'subscriptions.update',
      method: 'POST',
      path: /^\/v1\/subscriptions\/(?<id>\w+)$/,
      answer: once((form, { id }) => {
        const known = state.subscriptions.get(id!)
        if (known?.items.data[0]!.id !== form.get('items[0][id]')) return errorOf(404, 'resource_missing')
        return { status: 200, body: state.change(id!, {}, { quantity: Number(form.get('items[0][quantity]')) }) }
      }),
    },
    {
      operation: 'subscriptions.cancel',
      method: 'DELETE',
      path: /^\/v1\/subscriptions\/(?<id>\w+)$/,
      answer: (_asked, _grant, { id }) => {
        const known = state.subscriptions.get(id!)
        if (!known || known.status === 'canceled') return errorOf(404, 'resource_missing')
        return { status: 200, body: state.change(id!, { status: 'canceled' }) }
      },
    },
    ...pagesOf(state, portals),
  ]
}

function pagesOf(state: StripeState, portals: Map<string, { customer: string; returnUrl: string }>): Route[] {
  const missing: Answer = { status: 404, body: 'There is no such page.' }
  const open = (method: 'GET' | 'POST', path: RegExp, answer: Route['answer']): Route => ({
    operation: `page ${method}`,
    method,
    path,
    isOpen: true,
    answer,
  })
  return [
    open('GET', /^\/pay\/(?<id>\w+)$/, (_asked, _grant, { id }) => {
      const session = state.sessions.get(id!)
      return session ? payPage(session) : missing
    }),
    open('POST', /^\/pay\/(?<id>\w+)$/, ({ body }, _grant, { id }) => {
      const session = state.sessions.get(id!)
      if (!session) return missing
      if (!session.isPaid) state.pay(session, Number(new URLSearchParams(body).get('quantity')))
      return redirect(session.form.get('success_url') ?? '')
    }),
    open('GET', /^\/portal\/(?<id>\w+)$/, (_asked, _grant, { id }) => {
      const portal = portals.get(id!)
      return portal ? portalPage(portal.returnUrl) : missing
    }),
    open('POST', /^\/portal\/(?<id>\w+)$/, (_asked, _grant, { id }) => {
      const portal = portals.get(id!)
      if (!portal) return missing
      for (const one of state.subscriptions.values())
        if (one.customer === portal.customer && one.status !== 'canceled')
          state.change(one.id, { cancel_at_period_end: true, cancel_at: one.items.data[0]!.current_period_end })
      return redirect(portal.returnUrl)
    }),
  ]
}

/** Refuses what Stripe refuses: tax for a known customer needs leave to write what they type on the page. */
function createCheckout(state: StripeState, form: URLSearchParams, url: string): Answer {
  const customer = form.get('customer') ?? ''
  const price = state.prices.find(({ id }) => id === form.get('line_items[0][price]'))
  if (!state.customers.has(customer) || !price) return errorOf(400, 'resource_missing')
  const needs: Record<string, string> = {
    mode: 'subscription',
    ui_mode: 'hosted_page',
    'automatic_tax[enabled]': 'true',
    'tax_id_collection[enabled]': 'true',
    'customer_update[address]': 'auto',
    'customer_update[name]': 'auto',
  }
  const wrong = Object.keys(needs).find((name) => form.get(name) !== needs[name])
  if (wrong) return errorOf(400, 'parameter_missing', wrong)
  const id = state.newId('cs')
  state.sessions.set(id, { id, customer, form, price, isPaid: false })
  return { status: 200, body: { id, object: 'checkout.session', url: `${url}/pay/${id}` } }
}

/** Newest first, as Stripe does. */
function listSubscriptions(state: StripeState, query: URLSearchParams): Answer {
  const all = [...state.subscriptions.values()]
    .filter(({ customer }) => customer === query.get('customer'))
    .toReversed()
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const limit = Number(query.get('limit') ?? 10)
  const data = all.slice(after, after + limit)
  return {
    status: 200,
    body: { object: 'list', data: structuredClone(data), has_more: all.length > after + limit },
  }
}
