import type { Browser } from 'playwright-core'
import type { WrittenSample } from '../../tests/mails/written-mails.ts'
import { wordsInText } from '../../tests/mails/read-mail.ts'

const sizes = { desk: { width: 760, height: 700 }, phone: { width: 360, height: 700 } }

/** Gmail takes the style element out where it does not trust it, and shows nothing but what is inline. */
const asGmail = (html: string): string => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ class="[^"]*"/g, '')

/** The Word engine: no rounded corners, no largest width, no padding on links, but that of the cell. */
const asWord = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/border-radius:[^;"]*;?|max-width:[^;"]*;?|display:inline-block;padding:[^;"]*;/g, '')
    .replaceAll('mso-padding-alt', 'padding')

const asPlain = (text: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><pre style="white-space:pre-wrap;font:14px monospace;margin:16px;overflow-wrap:anywhere">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`

/** Whether a browser shows the words of the plain part, in their order. */
export async function compareWords(browser: Browser, { html, text }: WrittenSample): Promise<boolean> {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const shown = (await page.innerText('body')).match(/[\p{L}\p{N}]+/gu) ?? []
    return shown.join(' ') === wordsInText(text).join(' ')
  } finally {
    await page.close()
  }
}

/** Each rendering at a desk and on a phone; the one of Apple Mail also in the dark. */
export async function photographMail(browser: Browser, { html, text }: WrittenSample, file: string): Promise<void> {
  const pages = { apple: html, gmail: asGmail(html), word: asWord(html), plain: asPlain(text) }
  for (const [size, viewport] of Object.entries(sizes))
    for (const [program, content] of Object.entries(pages))
      for (const colorScheme of program === 'apple' ? (['light', 'dark'] as const) : (['light'] as const)) {
        const page = await browser.newPage({ viewport, colorScheme })
        await page.setContent(content)
        await page.screenshot({ path: `${file}-${program}-${size}-${colorScheme}.png`, fullPage: true })
        await page.close()
      }
}
