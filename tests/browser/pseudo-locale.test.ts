import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChromium, saveScreenshot } from './chromium.ts'
import { pageTexts } from './page-texts.ts'
import { startProduct } from './product.ts'
import { ofNothing, screens, signedOut } from './screens.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await openChromium()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  signedIn = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Names, titles, addresses: short values of the API's answers. A longer one is a sentence, which is no data. */
const mostWords = 4

/** One word in small letters is a code, as in `role: 'owner'`. What is shown for it is a message. */
const isCode = (value: string): boolean => /^[a-z][a-z_-]*$/.test(value)

function valuesIn(json: unknown): string[] {
  if (typeof json === 'string') return json.split(/\s+/).length <= mostWords && !isCode(json) ? [json] : []
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json).flatMap(valuesIn)
}

/** Dates, times, time zones and units by `Intl`, and the name of the product. */
const known = [
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:in )?\d+ (?:minute|hour|day|month|year)s?(?: ago)?/g,
  /\bat (?=\d)|(?<=\d\s)(?:AM|PM)\b/g,
  /\b(?:yesterday|tomorrow|today|UTC|Wellmet)\b/g,
  /\b[A-Z]\w+(?:\/\w+)+/g,
]

const wholeWords = (value: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'gu',
  )
const attribute = /^(?:document title|aria-[a-z]+|title|placeholder|alt|data-label): /

/** What is left of a text without data is hard-coded if it has a word of Latin letters. */
function hardCoded(texts: readonly string[], data: readonly string[]): string[] {
  const patterns = [...data.toSorted((one, other) => other.length - one.length).map(wholeWords), ...known]
  return texts.filter((text) => {
    const rest = patterns.reduce((left, pattern) => left.replaceAll(pattern, ' '), text.replace(attribute, ''))
    return /[a-z]{2}/i.test(rest)
  })
}

/** The invented people of the example path. */
const example = ['Ana Ribeiro', 'AR', 'Partner', 'Northgate', 'Tomasz Nowak', 'TN', 'VP Engineering', 'Heliograph']

async function look(page: Page, path: string, open?: () => Promise<void>): Promise<string[]> {
  const data = new Set<string>([...Object.values(newcomer), 'AL', ...example])
  const answers: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.status() !== 200) return
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    answers.push(response.json().catch(() => null))
  })
  const words = decodeURIComponent(new URL(path, product.address).searchParams.get('q') ?? '')
  if (words) data.add(words)
  await page.goto(`${product.address}${path}${path.includes('?') ? '&' : '?'}locale=en-XA`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 10_000 }).toBe(0)
  await open?.()
  await saveScreenshot(page, `pseudo${path.replaceAll(/[/?=]/g, '-')}${open ? '-palette' : ''}`)
  const { texts, cut } = await pageTexts(page)
  for (const value of (await Promise.all(answers)).flatMap(valuesIn)) if (value !== '') data.add(value)
  return [...hardCoded(texts, [...data]), ...cut]
}

const phone = { viewport: { width: 390, height: 900 } }
const all = [
  ...signedOut.map((path) => ({ path, isSignedIn: false })),
  ...[...screens, ...ofNothing, '/access', '/access/linkedin', '/settings/profile', '/nowhere'].map((path) => ({
    path,
    isSignedIn: true,
  })),
]

test.each(all)('$path has no sentence in its code and room for longer ones', async ({ path, isSignedIn }) => {
  const { page, trouble, context } = await visit(browser, product.address, {
    ...phone,
    ...(isSignedIn ? { storageState: signedIn } : {}),
  })
  const findings = await look(page, path)
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en-XA')
  expect(findings).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('the palette has no sentence in its code', async () => {
  const { page, context } = await visit(browser, product.address, { ...phone, storageState: signedIn })
  const findings = await look(page, '/settings/profile', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
  })
  expect(findings).toEqual([])
  await context.close()
})
