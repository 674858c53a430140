import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { saveScreenshot, seriousFindings } from './chromium.ts'

const sizes = [
  [1280, 900],
  [1920, 1080],
  [390, 844],
] as const

/** A state of a screen that no other test comes to: in three widths, light and dark. */
export async function lookSixTimes(page: Page, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      expect([name, width, wider <= 0]).toEqual([name, width, true])
    }
    expect(await seriousFindings(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
