import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { openChromium } from '../../tools/product/open-chromium.ts'

export { openChromium }

let browser: Promise<Browser> | undefined

/**
 * The Chromium of this test worker. Visitors have contexts of their own in it, and Playwright ends it with the worker.
 * Pages live too short for optimized code to pay off: without it they take a tenth less of the processor.
 */
export const openBrowser = (): Promise<Browser> =>
  (browser ??= openChromium(['--js-flags=--no-opt --no-maglev --single-threaded-gc']))

/** Those that a failed test left open. */
export async function closeContexts(): Promise<void> {
  const opened = (await browser)?.contexts() ?? []
  await Promise.all(opened.map((context) => context.close()))
}

/** Everything a page does that it should not: errors, foreign requests, breaches of the content policy. */
export function watch(page: Page, origin: string): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // Chromium reports every 4xx answer as an error; those are asserted where they are expected.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      trouble.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      trouble.push(`foreign request: ${request.url()}`)
  })
  return trouble
}

interface Finding {
  id: string
  impact: string | null
  targets: string[]
}

/** Only what is needed comes back from the page: what passed, or has nothing to do with the page, is not even listed. */
const findViolations = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target.join(' ')) })))`

export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('Boolean(window.axe)'))) await page.evaluate(axe.source)
  const findings = await page.evaluate<Finding[]>(findViolations)
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** Kept for looking at when SCREENSHOTS names a folder; never in the repository. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** Waits for what moves by the clock; what moves by scrolling never ends. A panel on its way looks like nothing that anybody reads. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations().filter((one) => one.timeline === document.timeline).map((one) => one.finished)
  ).then(() => null)`)
