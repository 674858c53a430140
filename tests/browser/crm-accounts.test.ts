import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openConnectedProduct, owner } from './connected-product.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const address = owner.email
const screen = '/settings/connected-accounts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;({ product } = await openConnectedProduct())
  browser = await openBrowser()
})

const card = (page: Page) => page.getByRole('article', { name: address })

test('a CRM is connected among its kind, and what belongs to colleagues is said to be left out', async () => {
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'crm@example.com' })
  await page.goto(`${product.address}${screen}`)
  const group = page.getByRole('region', { name: 'CRM', exact: true })
  await group.getByRole('button', { name: 'Connect Salesforce' }).waitFor()
  expect(await group.getByRole('button', { name: 'Connect Google', exact: true }).count()).toBe(0)
  await group.getByText('What is read, and what is never stored').first().click()
  await group.getByText('Contacts that belong to colleagues, or to nobody').first().waitFor()
  await group.getByRole('button', { name: 'Connect HubSpot' }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).click()
  await card(page).getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 })
  expect(page.url()).toBe(`${product.address}${screen}`)
  await card(page)
    .getByText(/\d\d contacts are known only from this account\./)
    .waitFor({ timeout: 60_000 })
  await card(page).getByText('left out').click()
  await card(page).getByText('In the CRM it belongs to a colleague or to nobody.').waitFor()
  const storageState = await context.storageState()
  await context.close()
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const viewport = { width, height: 900 }
      const shown = await visit(browser, product.address, { viewport, colorScheme, storageState })
      await shown.page.goto(`${product.address}${screen}`)
      await card(shown.page).getByText('Connected', { exact: true }).waitFor()
      await card(shown.page).getByText('left out').click()
      await saveScreenshot(shown.page, `connected-accounts-crm-${width}-${colorScheme}`)
      expect(await seriousFindings(shown.page)).toEqual([])
      expect(await shown.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      await shown.context.close()
    }
  }
})
