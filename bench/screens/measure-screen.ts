import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

type Kind = 'script' | 'style' | 'font' | 'api' | 'other'

export interface ScreenFigures {
  path: string
  requests: number
  /** As they came over the wire, headers included. */
  bytes: Record<Kind | 'all', number>
  layoutShift: number
  layoutShiftOnPhone: number
  firstPaintMs: number
  /**
   * Median height of the rows in the longest list of results or, on a screen without results, in its longest list or
   * table. Of two that are equally long, the taller one. Null where there is neither.
   */
  rowHeight: number | null
  rowHeightWhenWide: number | null
  rowHeightOnPhone: number | null
}

/** What is loaded after the screen, such as the palette, counts too. */
const laterLoadsMs = 2500
const kinds: Partial<Record<string, Kind>> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
  EventSource: 'api',
}

/** Opens one screen at 1280 and at 390 px, each with an empty cache; the first is then made 1920 px wide. */
export async function measureScreen(
  browser: Browser,
  address: string,
  path: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<ScreenFigures> {
  const signedIn = storageState ? { storageState } : {}
  const desk = await open(browser, address + path, { ...signedIn, viewport: { width: 1280, height: 900 } })
  const phone = await open(browser, address + path, { ...signedIn, viewport: { width: 390, height: 844 } })
  return {
    path,
    requests: desk.requests,
    bytes: desk.bytes,
    layoutShift: desk.layoutShift,
    layoutShiftOnPhone: phone.layoutShift,
    firstPaintMs: desk.firstPaintMs,
    rowHeight: desk.rowHeight,
    rowHeightWhenWide: desk.rowHeightWhenWide,
    rowHeightOnPhone: phone.rowHeight,
  }
}

async function open(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const transfer = await countTransfer(page)
  await page.addInitScript(`
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  while ((await page.locator('[aria-busy="true"]').count()) > 0) await sleep(50)
  await sleep(laterLoadsMs)
  const figures = {
    ...transfer(),
    layoutShift: await page.evaluate<number>('globalThis.layoutShift'),
    firstPaintMs: await page.evaluate<number>(
      `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN`,
    ),
    rowHeight: await page.evaluate<number | null>(rowHeight),
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  const rowHeightWhenWide = await page.evaluate<number | null>(rowHeight)
  await context.close()
  return { ...figures, rowHeightWhenWide }
}

/** Asks the browser itself: sizes that a page can read of its own resources leave out streams and failed requests. */
async function countTransfer(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const byRequest = new Map<string, { kind: Kind; bytes: number }>()
  browser.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) byRequest.set(requestId, { kind: kinds[type ?? ''] ?? 'other', bytes: 0 })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byRequest.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return () => {
    const bytes = { script: 0, style: 0, font: 0, api: 0, other: 0, all: 0 }
    for (const request of byRequest.values()) {
      bytes[request.kind] += request.bytes
      bytes.all += request.bytes
    }
    return { requests: byRequest.size, bytes }
  }
}

const rowHeight = `(() => {
  const isResult = (element) => getComputedStyle(element).containerName === 'result-row'
  const all = [...document.querySelectorAll('main ul, main ol, main tbody')]
  const results = all.filter((list) => [...list.querySelectorAll('div')].some(isResult))
  const lists = (results.length > 0 ? results : all).map((list) => [...list.children])
  const heights = lists.map((rows) => rows.map((row) => row.getBoundingClientRect().height).toSorted((a, b) => a - b))
  const medianOf = (rows) => rows[Math.floor(rows.length / 2)]
  const [longest = []] = heights.toSorted((a, b) => b.length - a.length || medianOf(b) - medianOf(a))
  return longest.length < 3 ? null : medianOf(longest)
})()`
