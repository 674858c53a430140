import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import '../../apps/messages.de.ts'
import '../../apps/web/src/landing/landing.messages.ts'
import '../../apps/web/src/messages.de.ts'
import '../../apps/web/src/messages.ts'
import { messagePattern } from '@wellmet/platform/messages/message-shape.ts'
import { sourceTexts } from '@wellmet/platform/messages/messages.ts'
import { translationOf } from '@wellmet/platform/messages/translations.ts'
import { saveScreenshot } from './chromium.ts'
import { pageTexts } from './page-texts.ts'

/** What each message can say. What is little more than its parameters can say everything, in German too. */
let known: { english: RegExp; german: RegExp }[] | undefined
function englishMessages() {
  const translated = [...sourceTexts()].map(([code, text]) => ({
    text,
    translation: translationOf('de', code) ?? text,
  }))
  return (known ??= translated
    .map(({ text, translation }) => ({ english: messagePattern(text), german: messagePattern(translation) }))
    .filter(({ english }) => !translated.some(({ translation }) => english.test(translation))))
}

/** Every text of the page that is the English of a message. */
export async function lookForEnglish(page: Page, address: string, path: string): Promise<string[]> {
  await page.goto(`${address}${path}${path.includes('?') ? '&' : '?'}locale=de`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 60_000 }).toBe(0)
  await saveScreenshot(page, `german${path.replaceAll(/[/?=&]/g, '-')}`)
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('de')
  const { texts } = await pageTexts(page)
  const messages = englishMessages()
  return texts
    .map((text) => text.replace(/^(?:document title|aria-[a-z]+|title|placeholder|alt|data-label): /, ''))
    .filter((text) => messages.some(({ english, german }) => english.test(text) && !german.test(text)))
}
