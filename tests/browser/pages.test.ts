import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ContentDocument, KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { hostilePayloads } from '../../growth/content/hostile-payloads-for-tests.ts'
import { isSweep } from '../sweep.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { lookForEnglish } from './german.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

/** Chromium finds every name under localhost on this machine, and the product is at another of them. */
const pagesHost = 'pages.localhost'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct({ PAGES_URL: `http://${pagesHost}` })
  browser = await openBrowser()
})

const addressOf = (slug: string): string => `http://${pagesHost}:${new URL(product.address).port}/p/${slug}`

const ask = async <Reply>(page: Page, method: 'get' | 'post' | 'put', path: string, data?: unknown) => {
  const headers = { origin: product.address }
  const sent = { headers, ...(data === undefined ? {} : { data }) }
  const answer = await page.request[method](`${product.address}${path}`, sent)
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

const publish = async (page: Page, kind: string, fields: object): Promise<ContentDocument> => {
  const { id } = await ask<ContentDocument>(page, 'post', '/api/cms/documents', { kind, fields })
  return ask(page, 'post', `/api/cms/documents/${id}/publish`, {})
}

let authors = 0
async function author() {
  const visitor = await visit(browser, product.address)
  await signUp(visitor.page, product.address, { ...newcomer, email: `author${++authors}@example.com` })
  await ask(visitor.page, 'put', '/api/growth/site', { origins: ['https://www.example.com'], countsVisits: true })
  return visitor
}

/** A reader whose every request and dialog is noted. */
async function reader() {
  const context = await browser.newContext()
  const page = await context.newPage()
  const left: string[] = []
  const ran: string[] = []
  await page.exposeFunction('noteRun', (what: string) => void ran.push(what))
  await page.addInitScript('window.alert = (what) => window.noteRun(String(what))')
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && new URL(request.url()).hostname === pagesHost
    if (!isPage && !request.url().startsWith('data:')) left.push(request.url())
  })
  return { context, page, left, ran }
}

test('no payload in any field of any kind runs, and nothing leaves the page', async () => {
  const { page: writer } = await author()
  const { kinds } = await ask<{ kinds: KindConfig[] }>(writer, 'get', '/api/cms/config')
  const pageKinds = kinds.filter(({ place }) => place === 'page')
  const { page, left, ran, context } = await reader()
  let opened = 0
  for (const [at, payload] of hostilePayloads.entries())
    for (const kind of isSweep ? pageKinds : [pageKinds[at % pageKinds.length]!]) {
      const fields = Object.fromEntries(
        kind.fields.map(({ name, as, choices }) => [
          name,
          as === 'choice'
            ? choices[0]!
            : as === 'line'
              ? payload.replaceAll('\n', ' ').slice(0, 80)
              : payload.slice(0, 300),
        ]),
      )
      const made = await writer.request.post(`${product.address}/api/cms/documents`, {
        headers: { origin: product.address },
        data: { kind: kind.name, fields },
      })
      // A block that cannot be read is refused, and is no page.
      if (made.status() === 422) continue
      expect([payload, made.status()]).toEqual([payload, 201])
      const { id, slug } = (await made.json()) as ContentDocument
      await ask(writer, 'post', `/api/cms/documents/${id}/publish`, {})
      await page.goto(addressOf(slug!))
      expect([payload, await page.locator('[data-hostile]').count()]).toEqual([payload, 0])
      // Whatever could be triggered by a reader who touches everything.
      await page.mouse.move(200, 200)
      await page.keyboard.press('Tab')
      opened += 1
    }
  expect(opened).toBeGreaterThan(hostilePayloads.length * 0.9)
  expect([ran, left]).toEqual([[], []])
  expect(await context.cookies()).toEqual([])
  console.info(`${opened} pages with payloads: ${ran.length} ran, ${left.length} requests left`)
})

test('a page has no script, no shift and no serious finding, is small, and can be printed, in both languages', async () => {
  const { page: writer } = await author()
  const body = [
    '::: hero\n# One account for every port\n\nAll fees, one invoice.\n:::',
    '## How\n\n1. Enter the ship.\n2. Choose the ports.\n\n| port | opens |\n|---|---|\n| Gdynia | March |',
    '::: quote Luísa Pacheco, Ferrywell\nWe lost a day at every port.\n:::',
    '::: button https://www.example.com/pricing\nPricing\n:::\n\n::: form demo\n:::',
  ].join('\n\n')
  const found: string[] = []
  for (const language of ['en', 'de']) {
    const { slug } = await publish(writer, 'landing', {
      title: `Ports ${language}`,
      summary: 'A page.',
      body,
      language,
    })
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } })
        const page = await context.newPage()
        await page.addInitScript(
          `window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => { window.shift += one.value })).observe({ type: 'layout-shift', buffered: true })`,
        )
        const answer = await page.goto(addressOf(slug!))
        expect((await answer!.body()).length).toBeLessThan(50_000)
        expect(await page.locator('script').count()).toBe(0)
        expect(await page.evaluate('document.documentElement.lang')).toBe(language)
        await saveScreenshot(page, `page-${language}-${width}-${colorScheme}`)
        found.push(...(await seriousFindings(page)).map((one) => `${language} ${width} ${colorScheme}: ${one}`))
        expect(await page.evaluate('window.shift')).toBe(0)
        const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
        if (overflow > 0) found.push(`${language} ${width} is ${overflow} px too wide`)
        await page.emulateMedia({ media: 'print' })
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
        expect(await page.locator('form').first().isVisible(), 'a form is not printed').toBe(false)
        expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF')
        await context.close()
      }
  }
  expect(found).toEqual([])
})

const looks = [
  { name: '1280-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: '390-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

test('a form of a page makes a lead of whoever sends it', async () => {
  const { page: writer } = await author()
  const origins = [new URL(addressOf('')).origin]
  await ask(writer, 'put', '/api/growth/site', { origins, countsVisits: true })
  const { slug } = await publish(writer, 'landing', {
    title: 'Write to us',
    summary: 'All fees',
    language: 'en',
    body: '::: form contact\n:::',
  })
  // Chromium without a window says so, and is taken for a robot.
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/147.0',
  })
  const page = await context.newPage()
  await page.goto(addressOf(slug!))
  await page.getByLabel('Name').fill('Sam Okafor')
  await page.locator('input[type=email]').fill('sam@kade.example')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.locator('textarea').first().fill('Tell me more')
  await page.locator('form').first().getByRole('button').click()
  await page.getByText('We received your form').waitFor()
  await context.close()
  const { items } = await ask<{ items: { email: string }[] }>(writer, 'get', '/api/leads')
  expect(items.map(({ email }) => email)).toEqual(['sam@kade.example'])
})

test('a page is written beside its preview, saved, published, compared, restored and taken offline', async () => {
  const { page, trouble } = await author()
  await page.goto(`${product.address}/content`)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('link', { name: 'New: Landing page' }).click()
  await page.getByLabel('Title', { exact: true }).fill('One account')
  await page.getByLabel('Summary', { exact: true }).fill('For every port.')
  await page.getByLabel('Text', { exact: true }).fill('First text.')
  const preview = page.frameLocator('iframe')
  await preview.getByText('First text.').waitFor()
  await page.getByRole('group', { name: 'Insert' }).getByRole('button', { name: 'Button', exact: true }).click()
  await preview.getByRole('link', { name: 'See how it works' }).waitFor()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'One account' }).waitFor()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('link', { name: 'Open the page' }).waitFor()
  await page.getByLabel('Text', { exact: true }).fill('Second text.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Published, with changes').first().waitFor()
  await page.getByText('Compare with the newest').click()
  await page.getByRole('insertion').getByText('Second text.').waitFor()

  const found: string[] = []
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await saveScreenshot(page, `content-editor-${name}`)
    found.push(...(await seriousFindings(page)).map((one) => `${name}: ${one}`))
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    if (overflow > 0) found.push(`${name} is ${overflow} px too wide`)
  }
  expect(found).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toContain('First text.')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).waitFor()
  const { pathname } = new URL(page.url())
  const english = [
    ...(await lookForEnglish(page, product.address, '/content')),
    ...(await lookForEnglish(page, product.address, pathname)),
  ]
  expect(english.filter((one) => !/One account|For every port|text|Ana Lima|See how/.test(one))).toEqual([])
  expect(trouble).toEqual([])
})
