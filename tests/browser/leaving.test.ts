import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemes, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

test('somebody exports their data, asks to be deleted, signs in again and keeps the account', async () => {
  const who = { ...newcomer, email: 'leaver@example.com' }
  const { page, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, who)
  await confirmAddress(page, product, who.email)
  await page.goto(`${product.address}/settings/your-data`)
  await page.getByRole('button', { name: 'Export my data' }).click()
  const link = page.getByRole('link', { name: /^Download/ })
  await link.waitFor({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('wellmet-export.zip')
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect(await seriousFindings(page)).toEqual([])
  for (const width of widths)
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await saveScreenshot(page, `your-data-${width}-${scheme}`)
    }

  await page.getByLabel('Type your email address to confirm').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('This is not your email address.').waitFor()
  await page.getByLabel('Type your email address to confirm').fill(who.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()

  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Your account will be deleted on/ }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await saveScreenshot(page, 'keep-account')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
  await page.goto(`${product.address}/settings/workspace`)
  await page.getByRole('heading', { name: 'Delete workspace' }).waitFor()
  await saveScreenshot(page, 'workspace-deletion')
  expect(trouble).toEqual([])
})
