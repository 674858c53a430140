import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { groups } from '../../tools/help/pages.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { sample } from './sample.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

test('from the account menu to the help, and by its search to the answer', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await page.goto(product.address)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wellmet help' }).waitFor()
  expect(page.url()).toBe(`${product.address}/help/`)

  await page.keyboard.press('/')
  // Forgives a slip.
  await page.keyboard.type('sandbx')
  await page.getByRole('status').getByText('found').waitFor()
  await page.getByRole('link', { name: /Salesforce/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/help/connect.html#salesforce')
  await page.getByRole('searchbox').fill('zzzzqqqq')
  await page.getByText('Nothing found for “zzzzqqqq”').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Security' }).click()
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

const pages = groups.flatMap((group) => group.pages)

describe.each(schemesOfSome('the help'))('the help in %s', (colorScheme) => {
  test.each(widths)('fits and has no serious accessibility finding at %i px', async (width) => {
    const { page, trouble, context } = await visit(browser, product.address, {
      viewport: { width, height: 900 },
      colorScheme,
    })
    for (const name of sample(pages)) {
      await page.goto(`${product.address}/help/${name}.html`)
      await page.getByRole('searchbox').waitFor()
      await saveScreenshot(page, `help-${name}-${width}-${colorScheme}`)
      const widest = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect({ name, findings: await seriousFindings(page), fits: widest <= width }).toEqual({
        name,
        findings: [],
        fits: true,
      })
    }
    expect(trouble).toEqual([])
    await context.close()
  })
})
