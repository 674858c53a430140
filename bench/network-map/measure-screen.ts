import { join } from 'node:path'
import type { Browser } from 'playwright-core'

interface Panned {
  framesPerSecond: number
  slowestMs: number
}

export interface ScreenFigures extends Panned {
  interactiveMs: number
}

const runs = 3
const panMs = 4000

/** Each run is a visitor who was never here: nothing is cached. The policy is off because the measure is a script of ours. */
export async function measureScreen(browser: Browser, address: string, cookie: string): Promise<ScreenFigures[]> {
  const figures: ScreenFigures[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true })
    const [name, value] = cookie.split(/=(.*)/s) as [string, string]
    await context.addCookies([{ name, value, url: address, secure: name.startsWith('__Host-') }])
    const page = await context.newPage()
    await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
    await page.goto(`${address}/network`, { waitUntil: 'commit' })
    const at = await page.waitForFunction('pictureBench.interactiveAt()', undefined, {
      polling: 'raf',
      timeout: 60_000,
    })
    const interactiveMs = (await at.jsonValue()) as number
    await page.waitForTimeout(1000)
    figures.push({ interactiveMs, ...(await page.evaluate<Panned>(`pictureBench.pan(${panMs})`)) })
    await context.close()
  }
  return figures
}
