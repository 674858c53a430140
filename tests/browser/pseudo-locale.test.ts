import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChromium } from './chromium.ts'
import { startProduct } from './product.ts'
import { look, phone } from './pseudo-locale.ts'
import { ofNothing, screens, signedOut } from './screens.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await openChromium()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  signedIn = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The invented people of the example path. */
const example = ['Ana Ribeiro', 'AR', 'Partner', 'Northgate', 'Tomasz Nowak', 'TN', 'VP Engineering', 'Heliograph']

/** What an operator is told to set, and where it is described. */
const operator = ['Google', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'docs/operations.md']

/** Names of ways to connect an account, which are the same in every language. */
const protocols = ['IMAP', 'CalDAV', 'iCalendar', 'CSV']

/** Names of services, which are the same in every language. */
const services = ['People Data Labs', 'Apollo']
const known = [...Object.values(newcomer), 'AL', ...example, ...operator, ...protocols, ...services]

const all = [
  ...signedOut.map((path) => ({ path, isSignedIn: false })),
  ...[
    ...screens,
    ...ofNothing,
    '/access',
    '/access/linkedin',
    '/access/network',
    '/access/personalize',
    '/settings/profile',
    '/nowhere',
  ].map((path) => ({
    path,
    isSignedIn: true,
  })),
]

test.each(all)('$path has no sentence in its code and room for longer ones', async ({ path, isSignedIn }) => {
  const { page, trouble, context } = await visit(browser, product.address, {
    ...phone,
    ...(isSignedIn ? { storageState: signedIn } : {}),
  })
  const { plain, cut } = await look(page, product.address, { path, known })
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en-XA')
  expect([...plain, ...cut]).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('the palette has no sentence in its code', async () => {
  const { page, context } = await visit(browser, product.address, { ...phone, storageState: signedIn })
  const { plain, cut } = await look(page, product.address, {
    path: '/settings/profile',
    known,
    open: async () => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  })
  expect([...plain, ...cut]).toEqual([])
  await context.close()
})
