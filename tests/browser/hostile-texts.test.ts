import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveScreenshot } from './chromium.ts'
import { demoScreens, startDemoProduct, type DemoProduct } from './demo-product.ts'
import { hostileTexts, plantHostileTexts } from './hostile-texts.ts'
import { screens } from './screens.ts'
import { visit } from './visitor.ts'

let demo: DemoProduct
let planted: string[]
beforeAll(async () => {
  demo = await startDemoProduct()
  planted = await plantHostileTexts(demo.product.superuserUrl)
})
afterAll(() => demo?.stop())

/** The content policy would stop a program that a page lets in; asked here is whether the page lets one in. */
async function visitUnprotected(options: Parameters<typeof visit>[2] = {}) {
  const visitor = await visit(demo.browser, demo.product.address, { ...options, bypassCSP: true })
  const ran: string[] = []
  visitor.page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { ...visitor, ran }
}

const countElements = (page: Page): Promise<number> => page.locator('[data-hostile]').count()

const showsTexts = (page: Page): Promise<boolean> =>
  page.evaluate(`[...document.querySelectorAll('main, main input, main textarea')]
    .some((one) => (one.value ?? one.innerText).includes('data-hostile'))`)

/** Where such a text is shown as the text that it is. */
const shownOn: string[] = []

/** What ran, what became a part of the page, and what else the page should not have done. */
async function look(path: string, options: Parameters<typeof visit>[2] = {}) {
  const { page, context, ran, trouble } = await visitUnprotected(options)
  await page.goto(`${demo.product.address}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0)
  await saveScreenshot(page, `hostile${path.replaceAll(/[/?=&]/g, '-')}`)
  const elements = await countElements(page)
  if (await showsTexts(page)) shownOn.push(path)
  await context.close()
  return { ran, elements, trouble }
}
const nothing = { ran: [], elements: 0, trouble: [] }

test('a page that lets such texts in is found', async () => {
  const { page, context, ran } = await visitUnprotected()
  await page.goto(`${demo.product.address}/health/live`)
  await page.setContent(`<body>${hostileTexts.slice(0, 3).join('')}</body>`)
  await expect.poll(() => ran.length).toBe(3)
  expect(await countElements(page)).toBe(3)
  await context.close()
})

const ofTheAccount = ['/settings/profile', '/settings/billing', '/access', '/access/linkedin', '/access/network']
const all = [...new Set([...demoScreens, ...screens, ...ofTheAccount])]

test.each(all)('%s shows what people wrote as text', async (screen) => {
  expect(await look(demo.pathOf(screen), { storageState: demo.signedIn })).toEqual(nothing)
})

test('so do the pages that emails link to', async () => {
  const linked = (pattern: RegExp): string[] =>
    demo.product.mails.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([link]) => new URL(link).pathname + new URL(link).search)) // prettier-ignore
  const guests = linked(/\bhttps?:\/\/\S+\/guest\/(?:asks|consents)\/\S+/g)
  const invitations = linked(/\bhttps?:\/\/\S+\/join\?\S+/g)
  for (const links of [guests, invitations]) {
    expect(links.length).toBeGreaterThan(0)
    expect(await look(links.at(-1)!)).toEqual(nothing)
  }
})

test('there was something to see', () => {
  console.info(`${planted.length} columns hold such texts; ${shownOn.length} of ${all.length + 2} screens show them`)
  expect(planted.length).toBeGreaterThan(30)
  expect(shownOn.length).toBeGreaterThan(20)
})
