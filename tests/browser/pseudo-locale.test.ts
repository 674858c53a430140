import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { look, phone } from './pseudo-locale.ts'
import { ofNothing, screens, signedOut } from './screens.ts'
import { newcomer, signUp, visit, type Visitor } from './visitor.ts'

let product: Product
/** With one page for all screens, the code of the app is loaded once. */
let nobody: Visitor
let somebody: Visitor

beforeAll(async () => {
  product = await openProduct()
  const browser = await openBrowser()
  nobody = await visit(browser, product.address, phone)
  somebody = await visit(browser, product.address, phone)
  await signUp(somebody.page, product.address, newcomer)
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
  const { page, trouble } = isSignedIn ? somebody : nobody
  const { plain, cut } = await look(page, product.address, { path, known })
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en-XA')
  expect([...plain, ...cut]).toEqual([])
  expect(trouble.splice(0)).toEqual([])
})

test('the palette has no sentence in its code', async () => {
  const { page } = somebody
  const { plain, cut } = await look(page, product.address, {
    path: '/settings/profile',
    known,
    open: async () => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  })
  expect([...plain, ...cut]).toEqual([])
})
