import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import type { Scheme } from './read-colors.ts'

const query = 'head of engineering'

/** Home, search results, a path and the network map of the demo's owner, as they are on a screen of 1280 × 860 px. */
export async function photographScreens(
  browser: Browser,
  address: string,
  scheme: Scheme,
  folder: string,
): Promise<void> {
  const viewport = { width: 1280, height: 860 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, colorScheme: scheme, locale: 'en-US' })
  const [ana] = demoTeam
  const data = { email: ana.email, password: demoPassword }
  const answer = await context.request.post(`${address}/api/account/sign-in`, { data })
  if (!answer.ok()) throw new Error(`Signing in at ${address} was answered ${answer.status()}. Is it the demo?`)
  const page = await context.newPage()
  const save = (name: string) => photograph(page, join(folder, `${name}-${scheme}.webp`))

  await open(page, `${address}/`)
  await save('home')
  await open(page, `${address}/search/people?q=${encodeURIComponent(query)}`)
  await save('search')
  const ask = await page.locator('main a[href^="/introductions/compose?person="]').first().getAttribute('href')
  const person = new URL(ask ?? '', address).searchParams.get('person')
  if (!person) throw new Error(`Nobody can be asked for an introduction to any “${query}”.`)
  await open(page, `${address}/introductions/path?person=${person}`)
  await save('path')
  await open(page, `${address}/network`)
  await page
    .getByRole('application')
    .evaluate((stage: { scrollIntoView(at: object): void }) => stage.scrollIntoView({ block: 'end' }))
  await save('network')
  await context.close()
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(`document.querySelector('[aria-busy="true"]') === null`)
  // The map is drawn on a canvas, which cannot be waited for.
  await page.waitForTimeout(1500)
}

/** As WebP, which is a quarter of a PNG; playwright writes no WebP, the browser does. */
async function photograph(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await writeFile(path, Buffer.from(data, 'base64'))
}
