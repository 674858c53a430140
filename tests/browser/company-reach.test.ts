import type { Browser } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemes, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

test('whoever names a target company sees at once how many people there are within reach', async () => {
  const { page, trouble } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  const file = connections([
    'Ivy,Stone,https://www.linkedin.com/in/ivy,ivy@northgate.example,Northgate,Partner,08 Feb 2024',
    'Joe,Park,https://www.linkedin.com/in/joe,joe@northgate.example,Northgate,Engineer,08 Feb 2024',
  ])
  await page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    data: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await vi.waitFor(
    async () => {
      const answer = await page.request.get(`${product.address}/api/network/contacts`)
      expect(((await answer.json()) as { items: unknown[] }).items).toHaveLength(2)
    },
    { timeout: 60_000, interval: 500 },
  )
  await page.goto(`${product.address}/access/personalize`)
  const companies = page.getByLabel('Companies', { exact: true }).and(page.locator('input'))
  for (const name of ['northgate', 'Zzyzx']) {
    await companies.fill(name)
    await companies.press('Enter')
  }
  const reach = page.getByRole('list', { name: 'People within reach at these companies' })
  await reach.getByText(/^Northgate: 2 people within reach, best path: /).waitFor()
  await reach.getByText('Nothing about “Zzyzx” is here yet. You may still know someone there.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  for (const width of widths)
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await saveScreenshot(page, `company-reach-${width}-${scheme}`)
    }
  expect(trouble).toEqual([])
})
