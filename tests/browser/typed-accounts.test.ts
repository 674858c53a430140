import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { PublishedFiles } from '../../tools/stand-ins/published-files.ts'
import { calendarOf } from '../world/typed-accounts.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const screen = '/settings/connected-accounts'
let product: Product
let files: PublishedFiles
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  ;({ product, files } = await openConnectedProduct())
  browser = await openBrowser()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  signedIn = await context.storageState()
  await context.close()
})

async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(`${product.address}${screen}`)
  await page.getByRole('button', { name: `Connect ${name}` }).click()
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Secret link of the calendar' })
const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true })

test('a calendar is connected by its link, after the form said what was wrong with another one', async () => {
  const attendees = [newcomer.email, 'bo@acme.example']
  files.publish('s3cret.ics', calendarOf([{ uid: 'one', start: '20260901T090000Z', attendees }]))
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await openForm(page, 'iCalendar')
  await connect(page).click()
  await page.getByText('This is needed to connect.').waitFor()
  await link(page).fill(`${files.url}/nothing-here.ics`)
  await connect(page).click()
  await page.getByText('Nothing was found at this address. Copy it again.').waitFor()
  expect(await link(page).getAttribute('aria-invalid')).toBe('true')
  await link(page).fill(`${files.url}/s3cret.ics`)
  await connect(page).click()
  const card = page.getByRole('article', { name: '127.0.0.1' })
  await card.getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  await card.getByText(/Last read just now: 1 meeting/).waitFor()
  expect(await page.content()).not.toContain('s3cret')
  await context.close()
})

test.each(schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width }))))(
  'the forms can be read at $width in $colorScheme, and a wrong server is said at its field',
  async ({ colorScheme, width }) => {
    const viewport = { width, height: 900 }
    const { page, context } = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
    await openForm(page, 'IMAP')
    await page.getByRole('textbox', { name: 'Mail server' }).fill('127.0.0.1')
    await page.getByRole('textbox', { name: 'User name' }).fill('ana@halyard.example')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await connect(page).click()
    await page.getByText(/Wellmet cannot connect to this address/).waitFor()
    await saveScreenshot(page, `typed-account-refused-${width}-${colorScheme}`)
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await context.close()
  },
)

test('in German the screen has no English sentence', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  const english = await lookForEnglish(page, product.address, screen)
  // The workspace was named when its founder spoke English.
  expect(english.filter((sentence) => !sentence.includes('Ana Lima’s workspace'))).toEqual([])
  await context.close()
})
