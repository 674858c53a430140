import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of the machine; nothing is downloaded. CHROMIUM names another one. */
export function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place))
  if (!executablePath) throw new Error('No Chromium found: install it, or name it with CHROMIUM=/path/to/it.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
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

export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
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
