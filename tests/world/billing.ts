import { onTestFinished } from 'vitest'
import { startStripe, type Stripe } from '../../tools/stand-ins/stripe/stripe.ts'
import { worldForThisTest, type Somebody } from './world.ts'

/** What the product is told of the stand-in, so that it asks there. */
export const stripeSettings = ({ url, token, webhookSecret }: Stripe): Record<string, string> => ({
  STRIPE_SECRET_KEY: token,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
})

/** A hosted service with a stand-in of Stripe, and an owner who has not paid for anything. */
export async function billingStage() {
  const stripe = await startStripe()
  onTestFinished(() => stripe.close())
  const world = await worldForThisTest({ ...stripeSettings(stripe), SESSION_DAYS: '400' })
  const owner = await world.signUp('Olga Owner')
  const webhookUrl = `${world.origin()}/api/billing/webhook`
  let told = 0
  /** Everything that happened at Stripe since the last time is told, in order, and worked off. */
  const hear = async () => {
    for (const event of stripe.state.events.slice(told)) await stripe.deliver(event, { to: webhookUrl })
    told = stripe.state.events.length
    await world.work()
  }
  const statusOf = (who: Somebody = owner) => world.as(who).billing.status({})
  /** Through the page of the stand-in, as a browser does it. */
  const payAt = async (url: string, quantity: number) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ quantity: String(quantity) }), redirect: 'manual' })
  const subscribe = async (price: 'team_monthly' | 'business_monthly' = 'business_monthly', quantity = 1) => {
    const { url } = await world.as(owner).billing.checkout({ body: { price } })
    await payAt(url, quantity)
    await hear()
    return [...stripe.state.subscriptions.values()].at(-1)!
  }
  return { stripe, world, owner, webhookUrl, hear, statusOf, payAt, subscribe }
}
