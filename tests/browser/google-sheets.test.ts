import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { MadeUpSheet } from '../../tools/stand-ins/made-up/made-up-sheets.ts'
import { linkOf } from '../world/sheets.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct, sheetOwner } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const owner = sheetOwner.email
const screen = '/settings/connected-accounts'
const title = 'Investors and advisers'

let product: Product
let sheet: MadeUpSheet
let budget: MadeUpSheet
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  ;({ product, sheet, budget } = await openConnectedProduct())
  browser = await openBrowser()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'sheets@example.com' })
  signedIn = await context.storageState()
  await context.close()
})

const card = (page: Page) => page.getByRole('article', { name: title })
const link = (page: Page) => page.getByRole('textbox', { name: 'Link of the spreadsheet' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to Google' })

async function openForm(page: Page): Promise<void> {
  await page.goto(`${product.address}${screen}`)
  await page
    .getByRole('region', { name: 'Tables', exact: true })
    .getByRole('button', { name: 'Connect Google Sheets' })
    .click()
}

async function look(page: Page, state: string, width: number, colorScheme: string): Promise<void> {
  await saveScreenshot(page, `google-sheets-${state}-${width}-${colorScheme}`)
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
}

const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))

test.each(looks)('the form can be read at $width in $colorScheme, and says what a link is', async (shown) => {
  const { colorScheme, width } = shown
  const viewport = { width, height: 900 }
  const { page, context } = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
  await openForm(page)
  await link(page).fill('https://docs.google.com/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms')
  await goOn(page).click()
  await page.getByText('Copy the address of the spreadsheet from your browser.').waitFor()
  expect(await link(page).getAttribute('aria-invalid')).toBe('true')
  await look(page, 'form', width, colorScheme)
  await context.close()
})

test('in German the screen has no English sentence', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  const english = await lookForEnglish(page, product.address, screen)
  expect(english.filter((sentence) => !sentence.includes('Ana Lima’s workspace'))).toEqual([])
  await context.close()
})

test('a spreadsheet is chosen at Google, its rows become contacts, and a cell that changes there changes one', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await openForm(page)
  await goOn(page).click()
  await page.getByRole('button', { name: `Choose “${budget.title}” of ${owner}` }).click()
  await page.getByRole('alert').filter({ hasText: 'No table of contacts was found in what you chose.' }).waitFor()

  await openForm(page)
  await link(page).fill(linkOf(sheet))
  await goOn(page).click()
  await page.getByRole('button', { name: /^Choose / }).waitFor()
  expect(await page.getByRole('button', { name: /^Choose / }).count()).toBe(1)
  await page.getByRole('button', { name: `Choose “${title}” of ${owner}` }).click()
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  expect(page.url()).toBe(`${product.address}${screen}`)
  await card(page).getByText('Last read just now: 24 entries, 24 new or changed.').waitFor()
  await card(page).getByText('24 contacts are known only from this account.').waitFor({ timeout: 60_000 })

  const [header, first, ...rest] = sheet.tabs[0]!.rows
  sheet.tabs[0]!.rows = [
    header!,
    [first![0]!, first![1]!, 'Harbor Light', 'Keeper'],
    ...rest,
    ['', 'nobody', '', '', ''],
  ]
  await card(page).getByRole('button', { name: 'Sync now' }).click()
  await card(page).getByText('Last read just now: 24 entries, 1 new or changed.').waitFor({ timeout: 60_000 })
  await card(page).getByText('1 left out').waitFor()
  await page.getByRole('button', { name: 'Connect another table' }).waitFor()
  await page.goto(`${product.address}/contacts?q=${encodeURIComponent(first![0]!)}`)
  await page.getByText('Harbor Light').first().waitFor({ timeout: 60_000 })
  await context.close()

  for (const { colorScheme, width } of looks) {
    const viewport = { width, height: 900 }
    const shown = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
    await shown.page.goto(`${product.address}${screen}`)
    await card(shown.page).getByText('Connected', { exact: true }).waitFor()
    await card(shown.page).getByText('left out').click()
    await card(shown.page).getByText('What is read, and what is never stored').click()
    await look(shown.page, 'connected', width, colorScheme)
    await shown.context.close()
  }
})
