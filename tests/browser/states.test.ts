import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { isAll, schemes, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { ofNothing, screens } from './screens.ts'
import { newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  signedIn = await context.storageState()
  await context.close()
})

/** Who is signed in is known; all else comes late, then not at all, and in the end as it should. */
async function holdAnswers(page: Page, status: number) {
  let isFailing = false
  let waiting: Route[] = []
  const refuse = (route: Route) =>
    route.fulfill({
      status,
      json: { type: 'about:blank', title: 'No', status, code: 'unavailable' },
    })
  await page.route(/\/api\/(?!account\/session|workspaces\/current$)/, async (route) => {
    if (isFailing) await refuse(route)
    else waiting.push(route)
  })
  return {
    async fail() {
      isFailing = true
      await Promise.all(waiting.map(refuse))
      waiting = []
    },
    letThrough: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  }
}

const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))

describe.each(looks)('what is on its way and what failed, in $colorScheme at $width px', ({ colorScheme, width }) => {
  let visitor: Awaited<ReturnType<typeof visit>>
  beforeAll(async () => {
    const viewport = { width, height: 900 }
    visitor = await visit(browser, product.address, { viewport, colorScheme, storageState: signedIn })
  })
  afterAll(() => visitor.context.close())

  async function fail(path: string, status: number) {
    const { page } = visitor
    const answers = await holdAnswers(page, status)
    const look = async (state: string) => {
      await saveScreenshot(page, `state${path.replaceAll(/[/?=]/g, '-')}-${state}-${width}-${colorScheme}`)
      const findings = isAll ? await seriousFindings(page) : []
      expect(findings).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    await page.goto(`${product.address}${path}`)
    await page.locator('[aria-busy="true"]').first().waitFor()
    await look('loading')
    await answers.fail()
    const again = page.getByRole('button', { name: /try again/i }).first()
    await again.waitFor({ timeout: 60_000 })
    await look('error')
    await answers.letThrough()
    return again
  }

  // A refusal is not worth trying again by itself, so that it shows at once.
  test.each(screens)('is said in place on %s, and can be tried again', async (path) => {
    const again = await fail(path, 400)
    await vi.waitFor(
      async () => {
        if (await again.isVisible()) await again.click()
        expect(await again.isVisible()).toBe(false)
      },
      { timeout: 60_000, interval: 300 },
    )
    expect(visitor.trouble).toEqual([])
  })

  test.each(isAll ? ofNothing : [])('is said in place on %s', async (path) => {
    await fail(path, 503)
    expect(visitor.trouble).toEqual([])
  })
})
