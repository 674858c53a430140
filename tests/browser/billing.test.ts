import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe, type Stripe } from '../../tools/stand-ins/stripe/stripe.ts'
import { stripeSettings } from '../world/billing.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let stripe: Stripe
let product: Product
let browser: Browser
beforeAll(async () => {
  stripe = await startStripe()
  product = await openProduct(stripeSettings(stripe))
  stripe.webhookUrl = `${product.address}/api/billing/webhook`
  browser = await openBrowser()
})
afterAll(async () => {
  await stripe?.close()
})

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

test('an owner tries a plan on the page of Stripe, cancels it in the portal, and is told when a payment is missing', async () => {
  const email = 'pays@example.com'
  const { page, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)
  await page.goto(`${product.address}/settings/workspace`)
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByText('No plan yet').waitFor()
  await saveScreenshot(page, 'billing-none-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize(phone)
  await saveScreenshot(page, 'billing-none-390-light')
  await page.setViewportSize(desk)

  await page.getByText('Business', { exact: true }).click()
  await page.getByRole('button', { name: 'Try for 14 days' }).click()
  await page.getByRole('heading', { name: 'Pay (stand-in of Stripe)' }).waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Trial ends').waitFor()
  await page.getByText('single sign-on and user provisioning (SCIM)').waitFor()
  await saveScreenshot(page, 'billing-trial-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Cards, invoices and cancelling' }).click()
  await page.getByRole('heading', { name: 'Billing portal' }).waitFor()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  const status = async () =>
    (await (await page.request.get(`${product.address}/api/dashboard/billing/status`)).json()) as Record<
      string,
      unknown
    >
  const inTime = { timeout: 60_000 }
  await expect.poll(async () => (await status())['endsAt'], inTime).not.toBeNull()
  await page.goto(`${product.address}/settings/billing`)
  await page.getByText('Ends on').waitFor()

  const [subscription] = [...stripe.state.subscriptions.values()]
  const now = Math.floor(Date.now() / 1000)
  stripe.state.change(
    subscription!.id,
    { status: 'past_due', cancel_at: null, cancel_at_period_end: false },
    { current_period_start: now },
  )
  await expect.poll(async () => (await status())['state'], inTime).toBe('past-due')
  await page.goto(product.address)
  await page.getByText('A payment is missing').waitFor()
  await saveScreenshot(page, 'billing-past-due-home-1280-light')
  await page.goto(`${product.address}/settings/billing`)
  await page.getByText('A payment is missing').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await saveScreenshot(page, 'billing-past-due-1280-dark')
  await page.setViewportSize(phone)
  await saveScreenshot(page, 'billing-past-due-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(`${product.address}/settings/workspace`)
  await page.getByText('is cancelled at the moment the workspace is deleted').waitFor()
  expect(trouble.filter((line) => !line.includes(stripe.url))).toEqual([])
})

test('where Stripe does not answer, the page says what to do', async () => {
  const email = 'waits@example.com'
  const { page } = await visit(browser, product.address, { locale: 'de-DE' })
  await page.goto(`${product.address}/sign-up`)
  const answer = await page.request.post(`${product.address}/api/account/sign-up`, {
    data: { ...newcomer, email },
    headers: { origin: product.address },
  })
  expect(answer.status()).toBe(201)
  await confirmAddress(page, product, email)
  await page.goto(`${product.address}/settings/billing`)
  await page.getByText('Noch kein Tarif').waitFor()
  stripe.faults.script({ kind: 'server error', status: 503, times: 100 })
  await page.getByRole('button', { name: '14 Tage testen' }).click()
  await page.getByText('Stripe hat nicht geantwortet').waitFor()
  await saveScreenshot(page, 'billing-silent-1280-light-de')
  stripe.faults.clear()
})
