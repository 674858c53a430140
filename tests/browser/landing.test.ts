import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import '../../apps/web/src/landing/landing.messages.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const claim = 'See who can introduce you, and why they’d say yes.'

test('a visitor reads what it is, and whoever is signed in gets Home at the same address', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(product.address)
  await page.getByRole('heading', { name: claim }).waitFor()
  expect(page.url()).toBe(`${product.address}/`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('link', { name: 'Wellmet, home' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, product.address, newcomer)
  await page.goto(product.address)
  await heading.getByText('Home').waitFor()

  await context.clearCookies()
  await page.reload()
  await page.getByRole('heading', { name: claim }).waitFor()
  await page.goto(`${product.address}/contacts?q=ana`)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/contacts?q=ana')
  expect(trouble).toEqual([])
  await context.close()
})

describe.each(schemesOfSome('the landing page'))('the landing page in %s', (colorScheme) => {
  test.each(widths)('fits and has no serious accessibility finding at %i px', async (width) => {
    const { page, context } = await visit(browser, product.address, { viewport: { width, height: 900 }, colorScheme })
    await page.goto(product.address)
    await page.getByRole('heading', { name: claim }).waitFor()
    await saveScreenshot(page, `landing-${width}-${colorScheme}`)
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await lookForEnglish(page, product.address, '/')).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await context.close()
  })
})
