import type { Browser } from 'playwright-core'

/** The claim and the path of the landing page, larger, without what one could click and without dates, which would age. */
const style = `
  main > :last-child, main > section > :last-child:not(:only-child), h1 ~ p ~ p { display: none !important }
  #root > div { zoom: 1.1; max-width: none !important; min-height: 0 !important; padding: 40px 56px !important }
  main { margin: 0 !important }
  time { display: none }
  h1 { font-size: 42px !important; line-height: 50px !important }
  h1 ~ p { max-width: 860px !important; font-size: 20px; line-height: 30px }
`

/** What previews of links show: the size that all of them take without cutting. */
export async function photographShareCard(browser: Browser, address: string, path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.goto(`${address}/about`)
  await page.locator('h1').waitFor()
  await page.addStyleTag({ content: style })
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path })
  await context.close()
}
