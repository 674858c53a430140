import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { saveScreenshot } from './chromium.ts'
import { demoCompany, demoMessage, demoNote, demoScreens, openDemoProduct, type DemoProduct } from './demo-product.ts'
import { lookForEnglish } from './german.ts'
import { hostileTexts, plantHostileTexts } from './hostile-texts.ts'
import { look as lookForPlainEnglish } from './pseudo-locale.ts'
import { screens } from './screens.ts'
import { visit, type Visitor } from './visitor.ts'

let demo: DemoProduct
/** Ana, and somebody without an account. With one page for all screens, the code of the app is loaded once. */
let ana: Visitor
beforeAll(async () => {
  demo = await openDemoProduct()
  ana = await visit(demo.browser, demo.product.address, { storageState: demo.signedIn })
})

/**
 * The sentences of paths, of people search and of companies, and those of outcomes that they quote. Take a field out of
 * here when it is made of messages.
 */
const stillEnglish =
  /(?:\.(?:whyRanked|explanation|explanations\.text|why)|path\.label|\.(?:relationships|companyMemory)\..*sentences?)$/i

test.each(demoScreens)('%s of the demo network has no plain English', async (screen) => {
  const { plain } = await lookForPlainEnglish(ana.page, demo.product.address, {
    path: demo.pathOf(screen),
    known: [demoMessage, demoNote],
    stillEnglish,
  })
  expect(plain).toEqual([])
  expect(ana.trouble.splice(0)).toEqual([])
})

const germanScreens = [
  '/',
  `/search/people?q=${demoCompany}`,
  '/introductions/path?person=:person',
  '/introductions/compose?person=:person',
  '/settings/profile',
]

test.each(germanScreens)('%s in German has no English message', async (screen) => {
  expect(await lookForEnglish(ana.page, demo.product.address, demo.pathOf(screen))).toEqual([])
  expect(ana.trouble.splice(0)).toEqual([])
})

let planted: Promise<string[]> | undefined
/** After the tests above, which read what people really wrote. */
const plantOnce = (): Promise<string[]> => (planted ??= plantHostileTexts(demo.product.superuserUrl))

type Unprotected = Visitor & { ran: string[] }

/** The content policy would stop a program that a page lets in; asked here is whether the page lets one in. */
async function visitUnprotected(options: Parameters<typeof visit>[2] = {}): Promise<Unprotected> {
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
async function look({ page, ran, trouble }: Unprotected, path: string) {
  await page.goto(`${demo.product.address}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await saveScreenshot(page, `hostile${path.replaceAll(/[/?=&]/g, '-')}`)
  const elements = await countElements(page)
  if (await showsTexts(page)) shownOn.push(path)
  return { ran: ran.splice(0), elements, trouble: trouble.splice(0) }
}
const nothing = { ran: [], elements: 0, trouble: [] }

let unprotected: Promise<Unprotected> | undefined
const anaUnprotected = (): Promise<Unprotected> => (unprotected ??= visitUnprotected({ storageState: demo.signedIn }))

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
  await plantOnce()
  expect(await look(await anaUnprotected(), demo.pathOf(screen))).toEqual(nothing)
})

test('so do the pages that emails link to', async () => {
  await plantOnce()
  const guest = await visitUnprotected()
  const linked = (pattern: RegExp): string[] =>
    demo.product.mails.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([link]) => new URL(link).pathname + new URL(link).search)) // prettier-ignore
  const guests = linked(/\bhttps?:\/\/\S+\/guest\/(?:asks|consents)\/\S+/g)
  const invitations = linked(/\bhttps?:\/\/\S+\/join\?\S+/g)
  for (const links of [guests, invitations]) {
    expect(links.length).toBeGreaterThan(0)
    expect(await look(guest, links.at(-1)!)).toEqual(nothing)
  }
  await guest.context.close()
})

test('there was something to see', async () => {
  const columns = await plantOnce()
  console.info(`${columns.length} columns hold such texts; ${shownOn.length} of ${all.length + 2} screens show them`)
  expect(columns.length).toBeGreaterThan(30)
  expect(shownOn.length).toBeGreaterThan(20)
})
