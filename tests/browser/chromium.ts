import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export { openChromium } from '../../tools/product/open-chromium.ts'

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

export async function seriousFindings(page: Page): Promise<string[]> {
  // Without frames the quick way finds the same, and what passed need not be listed: five times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
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
