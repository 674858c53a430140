import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { zippedFixture } from '../../platform/files/files-for-tests.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'
import { schemesOfSome, widths } from './looks.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

test('a new user drops a LinkedIn export, watches it come in, and reads the receipt of a contact', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await page.goto(product.address)
  await page.getByRole('link', { name: 'Import from LinkedIn' }).click()
  await page.getByRole('heading', { name: 'Import from LinkedIn', level: 1 }).waitFor()
  await page.getByLabel('File to import').setInputFiles(zippedFixture('linkedin-2026'))
  await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 60_000 })
  await page.getByRole('region', { name: 'Why rows were skipped' }).waitFor()
  await saveScreenshot(page, 'import-receipt-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'See your contacts' }).click()
  const first = page.getByRole('table').getByRole('link').first()
  const name = await first.innerText()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await first.and(page.locator(':focus')).count()).toBe(0)
  await page.keyboard.press('k')
  await first.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await saveScreenshot(page, 'contact-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: /Why this score\?/ }).click()
  await page.getByText('Recomputed just now with the same result').waitFor()
  await saveScreenshot(page, 'contact-receipt-1280-light')
  expect(trouble).toEqual([])
  await context.close()
})

test('an import that was taken back says so before anything else, and its table fits the panel', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'back@example.com' })
  await page.goto(`${product.address}/access/linkedin`)
  await page.getByLabel('File to import').setInputFiles(zippedFixture('linkedin-2026'))
  await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 60_000 })
  await page.goto(`${product.address}/contacts`)
  // The panel stands in the address, which is no filter of the contacts.
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('dialog', { name: 'Add a person' }).getByRole('button', { name: 'Close' }).click()
  await page.goto(`${product.address}/access`)
  await page.getByRole('table', { name: 'Your imports' }).getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Import summary' })
  await panel.getByRole('heading', { name: /new contacts/ }).waitFor()
  const spare = await panel
    .getByRole('table', { name: 'Result for each row' })
    .evaluate((table) => table.parentElement!.clientWidth - table.scrollWidth)
  expect(spare).toBeGreaterThanOrEqual(0)
  await panel.getByRole('button', { name: 'Delete what this import brought in' }).click()
  await panel.getByRole('button', { name: /^Delete \d+ contacts?$/ }).click()
  await panel.getByRole('heading', { name: 'This import was taken back' }).waitFor({ timeout: 60_000 })
  expect(await panel.getByRole('heading', { name: /new contacts/ }).count()).toBe(0)
  await panel.getByText('What only this import brought in was deleted.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('the places have the same names at the desk and on the phone, and an unknown address keeps them', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'places@example.com' })
  await page.goto(product.address)
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  const places = () => page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allInnerTexts()
  const names = ['Home', 'Search', 'Network', 'Introductions', 'Leads', 'Insights', 'Settings']
  expect(await places()).toEqual(names)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await places()).toEqual(names)
  await page.goto(`${product.address}/nothing/here`)
  await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
  expect(await places()).toEqual(names)
  await saveScreenshot(page, 'not-found-390-light')
  await page.goto(`${product.address}/settings/profile`)
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await saveScreenshot(page, 'settings-tabs-390-light')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.waitForURL(/\/network$/)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Introductions').waitFor()
  await saveScreenshot(page, 'keys-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })

  await context.setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  await saveScreenshot(page, 'offline-1280-light')
  await context.setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'hidden' })

  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/missions-/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('missions')
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Loading the next screen' }).waitFor()
  letThrough()
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor()
  await page.getByRole('progressbar', { name: 'Loading the next screen' }).waitFor({ state: 'hidden' })
  expect(trouble).toEqual([])
  await context.close()
})

test('files of the app are compressed and kept for long, the page that names them is asked for each time', async () => {
  const ask = (path: string, encoding: string) =>
    fetch(product.address + path, { headers: { 'accept-encoding': encoding } })
  const page = await ask('/search/people', 'br')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())![1]!
  const plain = await ask(script, 'identity')
  expect(plain.headers.get('content-encoding')).toBe(null)
  const text = await plain.text()
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask(script, encoding)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 3)
    expect(await answer.text()).toBe(text)
  }
  const docs = await ask('/docs', 'br')
  expect(docs.headers.get('content-encoding')).toBe('br')
  expect(await docs.text()).toContain('/api/people/network-search')
})

test('a file that is no export is refused in words', async () => {
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email: 'refused@example.com' })
  await page.goto(`${product.address}/access/linkedin`)
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) })
  const heading = page.getByRole('heading', { name: 'This file couldn’t be read' })
  await heading.waitFor({ timeout: 60_000 })
  expect(await page.getByRole('alert').innerText()).toContain('Wellmet can’t read this file')
  await context.close()
})

describe.each(schemesOfSome('the network screens'))('the network screens in %s', (colorScheme) => {
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
    for (const path of ['/access', '/access/linkedin', '/access/network', '/access/personalize', '/contacts'])
      await look(path, 'empty')
    await page.goto(`${product.address}/access/linkedin`)
    await page.getByLabel('File to import').setInputFiles(zippedFixture('linkedin-2026'))
    await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 60_000 })
    for (const path of ['/access', '/contacts']) await look(path, 'full')
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})
