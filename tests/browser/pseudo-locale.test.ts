import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChromium, networkMap } from './chromium.ts'
import { pageTexts } from './page-texts.ts'
import { startProduct } from './product.ts'
import { screens, signedOut } from './screens.ts'
import { newcomer, signUp, visit } from './visitor.ts'

/** Screens that still have sentences in their code. A screen that is clean fails here until its line is deleted. */
const notYetConverted = new Set<string>([...screens, '/join', '/settings/profile', '/nowhere'])

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

function valuesIn(json: unknown): string[] {
  if (typeof json === 'string') return json.split(/\s+/).length <= mostWords ? [json] : []
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json).flatMap(valuesIn)
}

/** Dates, times, time zones and units by `Intl`, and the name of the product. */
const known =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:yesterday|tomorrow|today|at|AM|PM|UTC)\b|\b(?:in )?\d+ (?:minute|hour|day|month|year)s?(?: ago)?|\b[A-Z]\w+(?:\/\w+)+|\bWellmet\b/g

/** What is left of a text without data is hard-coded if it has a word of Latin letters. */
function hardCoded(texts: readonly string[], data: readonly string[]): string[] {
  const longestFirst = data.toSorted((one, other) => other.length - one.length)
  return texts.filter((text) => {
    const rest = longestFirst.reduce((left, value) => left.replaceAll(value, ' '), text.replace(/^[a-z-]+: /, ''))
    return /[a-z]{2}/i.test(rest.replaceAll(known, ' '))
  })
}

async function look(page: Page, path: string): Promise<string[]> {
  const data = new Set<string>([...Object.values(newcomer), 'AL'])
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.status() !== 200) return
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    const json: unknown = await response.json().catch(() => null)
    for (const value of valuesIn(json)) if (value !== '') data.add(value)
  })
  const words = decodeURIComponent(new URL(path, product.address).searchParams.get('q') ?? '')
  if (words) data.add(words)
  await page.goto(`${product.address}${path}${path.includes('?') ? '&' : '?'}locale=en-XA`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(`!document.querySelector('[aria-busy="true"]')`)
  await networkMap(page, `pseudo${path.replaceAll(/[/?=]/g, '-')}`)
  const { texts, cut } = await pageTexts(page)
  return [...hardCoded(texts, [...data]), ...cut]
}

const phone = { viewport: { width: 390, height: 900 } }
const all = [
  ...signedOut.map((path) => ({ path, isSignedIn: false })),
  ...[...screens, '/settings/profile', '/nowhere'].map((path) => ({ path, isSignedIn: true })),
]

test.each(all)('$path has no sentence in its code and room for longer ones', async ({ path, isSignedIn }) => {
  const { page, trouble, context } = await visit(browser, product.address, {
    ...phone,
    ...(isSignedIn ? { storageState: signedIn } : {}),
  })
  const findings = await look(page, path)
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en-XA')
  const isListed = notYetConverted.has(path)
  expect(isListed ? [] : findings).toEqual([])
  expect(isListed && findings.length === 0, 'it is clean: delete it from notYetConverted').toBe(false)
  expect(trouble).toEqual([])
  await context.close()
})

test('every screen that is not yet converted is one that is looked at', () => {
  const paths = new Set(all.map(({ path }) => path))
  expect([...notYetConverted].filter((path) => !paths.has(path))).toEqual([])
})
