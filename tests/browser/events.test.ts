import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line } from '@wellmet/discovery/people-search/contacts-for-tests.ts'
import { startLuma, type Luma } from '../../tools/stand-ins/luma/luma.ts'
import { startMailchimp, type Mailchimp } from '../../tools/stand-ins/mailchimp/mailchimp.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { connections } from '../world/imports.ts'
import { came, eventOf, guest } from '../world/gatherings.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { schemes, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let luma: Luma
let mailchimp: Mailchimp
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

const book = connections([
  'Ines,Santos,https://www.linkedin.com/in/ines-santos,ines@stripe.example,Stripe,Engineer,02 May 2024',
  'Omar,Haddad,https://www.linkedin.com/in/omar-haddad,omar@stripe.example,Stripe,Engineer,02 May 2024',
  line('Joost Wit', 'Kade', 'Founder'),
])

const strangers = Array.from({ length: 9 }, (_, i) => guest(`guest-${i}@else.example`, { name: `Guest Number ${i}` }))

beforeAll(async () => {
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  luma = await startLuma()
  luma.events.push(
    eventOf('Founders Dinner in Lisbon', 12, [
      guest('patrick@stripe.example', { name: 'Patrick Collison' }),
      guest('ines@stripe.example', { name: 'Ines Santos' }),
      guest('omar@stripe.example', { name: 'Omar Haddad', status: 'declined' }),
      ...strangers,
    ]),
    eventOf('Breakfast of May', -40, [came('patrick@stripe.example'), came('omar@stripe.example')]),
  )
  mailchimp = await startMailchimp({
    email: 'ana@halyard.example',
    name: 'Ana Lima',
    redirectUris: [`${address}/auth/callback`],
  })
  product = await openProduct({
    PORT: String(port),
    PUBLIC_URL: address,
    LUMA_API_URL: luma.url,
    MAILCHIMP_CLIENT_ID: mailchimp.signIn.clientId,
    MAILCHIMP_CLIENT_SECRET: mailchimp.signIn.clientSecret,
    MAILCHIMP_SIGN_IN_URL: mailchimp.signIn.url,
    MAILCHIMP_API_URL: mailchimp.url,
  })
  browser = await openBrowser()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    data: Buffer.from(book),
    headers: { 'content-type': 'application/octet-stream', origin: product.address },
  })
  await page.request.post(`${product.address}/api/network/targets`, {
    data: { name: 'Patrick Collison', company: 'Stripe', email: 'patrick@stripe.example' },
    headers: { origin: product.address },
  })
  signedIn = await context.storageState()
  await context.close()
})

afterAll(() => Promise.all([luma.close(), mailchimp.close()]))

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('main').waitFor()
}

test('without a calendar the screen says so, and its button leads to where it is connected', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/events')
  await page.getByRole('heading', { name: 'No events yet' }).waitFor()
  await page.getByRole('link', { name: 'Connect Luma' }).click()
  await page.getByRole('button', { name: 'Connect Luma' }).click()
  await page.getByLabel('API key', { exact: true }).fill('another-key-entirely')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText(/did not accept/).waitFor()
  await page.getByLabel('API key', { exact: true }).fill(luma.apiKey)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const card = page.getByRole('article', { name: 'Halyard events' })
  await card.getByText(/Last read just now/).waitFor({ timeout: 60_000 })
  await card.getByRole('link', { name: 'See your events' }).click()
  const reach = page.getByText(/You reach 2 of 11; best:/)
  await reach.waitFor()
  expect(await reach.count()).toBe(1)
  await context.close()
})

test('a newsletter is connected at Mailchimp, and its card says whom it would send', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/settings/connected-accounts')
  await page.getByRole('button', { name: 'Connect Mailchimp' }).click()
  await page.getByRole('button', { name: 'Continue as ana@halyard.example' }).click()
  const card = page.getByRole('article', { name: 'Halyard news' })
  await card.getByText('Nobody was sent yet.').waitFor({ timeout: 60_000 })
  await card.getByRole('button', { name: 'Send people who agreed' }).click()
  await settled(page)
  await card.getByText('Nobody was sent yet.').waitFor()
  expect(mailchimp.members.size).toBe(0)
  await context.close()
})

test.each(schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width }))))(
  'events, one event and the settings can be read at $width in $colorScheme',
  async ({ colorScheme, width }) => {
    const viewport = { width, height: 900 }
    const { page, context } = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
    const look = async (name: string) => {
      await settled(page)
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
      expect(await seriousFindings(page)).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    await open(page, '/events')
    await page.getByText(/You reach 2 of 11/).waitFor()
    await look('events')
    await page.getByRole('link', { name: 'Founders Dinner in Lisbon' }).click()
    await page.getByRole('heading', { name: 'People you reach' }).waitFor()
    await page.getByRole('button', { name: 'Read guests again' }).click()
    await look('event')
    await open(page, '/settings/connected-accounts')
    await page.getByRole('article', { name: 'Halyard events' }).waitFor()
    await look('events-settings')
    await context.close()
  },
)

test('in German the screens have no English sentence', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  for (const path of ['/events', '/settings/connected-accounts']) {
    const english = await lookForEnglish(page, product.address, path)
    expect(
      english.filter((sentence) => !/Ana Lima’s workspace|Founders Dinner|Breakfast of May/.test(sentence)),
    ).toEqual([])
  }
  await context.close()
})
