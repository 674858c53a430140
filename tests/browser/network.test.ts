import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zippedFixture } from '../../platform/files/files-for-tests.ts'
import { openChromium, saveScreenshot, seriousFindings } from './chromium.ts'
import { startProduct } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'
import { schemes, widths } from './looks.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('a new user drops a LinkedIn export, watches it come in, and reads the receipt of a contact', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await page.getByRole('link', { name: 'Import from LinkedIn' }).click()
  await page.getByRole('heading', { name: 'Import from LinkedIn', level: 1 }).waitFor()
  await page.getByLabel('File to import').setInputFiles(zippedFixture('linkedin-2026'))
  await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 20_000 })
  await page.getByRole('region', { name: 'Why rows were skipped' }).waitFor()
  await saveScreenshot(page, 'import-receipt-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'See your contacts' }).click()
  const first = page.getByRole('list', { name: 'Your contacts' }).getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await saveScreenshot(page, 'contact-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: /Why this score\?/ }).click()
  await page.getByText('Recomputed just now with the same result').waitFor()
  await saveScreenshot(page, 'contact-receipt-1280-light')
  expect(trouble).toEqual([])
  await context.close()
})

test('a file that is no export is refused in words', async () => {
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'refused@example.com' })
  await page.goto(`${product.address}/access/linkedin`)
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) })
  const heading = page.getByRole('heading', { name: 'This file couldn’t be read' })
  await heading.waitFor({ timeout: 20_000 })
  expect(await page.getByRole('alert').innerText()).toContain('Wellmet can’t read this file')
  await context.close()
})

describe.each(schemes)('the network screens in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px, empty and full', async (width) => {
    const { page, trouble, context } = await visit(browser, product.address, {
      viewport: { width, height: 900 },
      colorScheme,
    })
    await signUp(page, product.address, { ...newcomer, email: `net-${width}-${colorScheme}@example.com` })
    const findings: string[] = []
    const look = async (path: string, state: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      await saveScreenshot(page, `${path.replaceAll('/', '-').slice(1)}-${state}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${state}: ${finding}`))
    }
    for (const path of ['/access', '/access/linkedin', '/contacts']) await look(path, 'empty')
    await page.goto(`${product.address}/access/linkedin`)
    await page.getByLabel('File to import').setInputFiles(zippedFixture('linkedin-2026'))
    await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 20_000 })
    for (const path of ['/access', '/contacts']) await look(path, 'full')
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})
