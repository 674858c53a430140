import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionsOf, madeUpPeople, mailboxOf } from '../../bench/network-map/made-up-files.ts'
import { recordOf } from '../../tools/stand-ins/people-data-query.ts'
import { startPeopleDataLabs, type PeopleDataLabs } from '../../tools/stand-ins/people-data-labs.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const mara = { ...newcomer, name: 'Mara Lind', email: 'mara@example.com' }
const [known, another] = [madeUpPeople(5, 1)[0]!, madeUpPeople(9, 1)[0]!]

type State = Awaited<ReturnType<BrowserContext['storageState']>>
let provider: PeopleDataLabs
let product: Product
let browser: Browser
let signedIn: State
let alone: State

async function bring(page: Page, fileName: string, content: string): Promise<void> {
  const sent = await page.request.post(`${product.address}/api/network/imports?fileName=${fileName}`, {
    data: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream', origin: product.address },
  })
  const { id } = (await sent.json()) as { id: string }
  await vi.waitFor(
    async () => {
      const answer = await page.request.get(`${product.address}/api/network/imports/${id}`)
      expect(await answer.json()).toMatchObject({ import: { state: 'done' } })
    },
    { timeout: 60_000, interval: 200 },
  )
}

beforeAll(async () => {
  provider = await startPeopleDataLabs([
    recordOf(
      { name: 'Jane Doe', title: 'Sales Director', levels: ['director'], company: 'Acme', location: 'Berlin, Germany' },
      0,
    ),
  ])
  product = await openProduct({
    PEOPLE_DATA_LABS_KEY: provider.key,
    PEOPLE_DATA_LABS_URL: provider.url,
    PEOPLE_DATA_LABS_CALLS_PER_MINUTE: '1000',
  })
  browser = await openBrowser()
  const me = await visit(browser, product.address)
  const newUser = await visit(browser, product.address)
  await signUp(newUser.page, product.address, { ...newcomer, email: 'alone@example.com' })
  await signUp(me.page, product.address, mara)
  const people = madeUpPeople(0, 30)
  await bring(me.page, 'Connections.csv', connectionsOf(people))
  await bring(me.page, 'mail.mbox', mailboxOf(mara, people, new Date()))
  ;[signedIn, alone] = await Promise.all([me.context.storageState(), newUser.context.storageState()])
  await Promise.all([me, newUser].map(({ context }) => context.close()))
})
afterAll(async () => {
  await provider?.close()
})

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const goTo = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => goTo(page).getByRole('combobox')
const pressCtrlK = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await field(page).and(page.locator(':focus')).waitFor()
}

test('the best within reach are filtered and ordered in the address, and each opens to the paths', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/people', 'Top paths')
  const people = page.getByRole('list', { name: 'Top paths' }).getByRole('listitem')
  await people.first().waitFor()
  await saveScreenshot(page, 'people-1280-light')
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'By name' }).click()
  await page.waitForURL(/sort=name/)
  const rows = await people.all()
  const names = await Promise.all(rows.map((row) => row.getByRole('link').first().innerText()))
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  await page.getByRole('combobox', { name: 'Shared background' }).click()
  await page.getByRole('option', { name: 'Shared investor' }).click()
  await page.getByRole('heading', { name: 'No matches for these filters' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Clear strength and background filters' }).click()
  await people.first().getByRole('link').first().click()
  const panel = page.getByRole('dialog', { name: /^Paths to / })
  await panel.getByRole('heading', { name: 'Best path' }).waitFor()
  await panel.getByRole('region', { name: 'Why they are listed' }).getByText('Reputation').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a list of more than 25 people goes on with Show more, by keyboard too, until all are shown', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  const more = page.getByRole('button', { name: 'Show more' })
  await open(page, '/search/people', 'People')
  const best = page.getByRole('list', { name: 'People you know' }).getByRole('listitem')
  await best.first().waitFor()
  expect(await best.count()).toBe(25)
  await page.getByText('The best 25').waitFor()
  await saveScreenshot(page, 'search-more-1280-light')
  await more.focus()
  await page.keyboard.press('Enter')
  await best.nth(29).waitFor()
  await page.getByText('30 people', { exact: true }).waitFor()
  expect(await more.count()).toBe(0)
  // The focus goes on where the list goes on, though the button is gone.
  await best.nth(25).getByRole('link').first().and(page.locator(':focus')).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('a question is read, widened and suggested; the provider is asked only when told to', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/people/search', 'Everywhere')
  await saveScreenshot(page, 'people-search-start-1280-light')
  await page.getByLabel('Search everywhere').pressSequentially(`${known.name} in Nowhereville`, { delay: 20 })
  const parts = page.getByRole('list', { name: 'How your search was understood' })
  await page.getByText('Nobody who fits the rest is in Nowhereville. Showing everywhere.').waitFor()
  await page.getByRole('list', { name: 'People found' }).getByRole('link', { name: known.name }).first().waitFor()
  await saveScreenshot(page, 'people-search-relaxed-1280-light')
  await parts.getByRole('button', { name: 'Remove Location Nowhereville' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === known.name)

  const ask = page.getByRole('switch', { name: /Also search People Data Labs/ })
  await page.getByLabel('Search everywhere').fill('')
  await page.waitForURL(({ searchParams }) => !searchParams.has('q'))
  await ask.check()
  await page.getByLabel('Search everywhere').pressSequentially('Jane Doe at Acme', { delay: 20 })
  await page.getByText('Nobody who fits matches “Jane”, so this was left out.').waitFor()
  expect(provider.asked).toEqual([])
  await saveScreenshot(page, 'people-search-others-there-1280-light')
  await page.getByRole('button', { name: 'Search People Data Labs for “Jane Doe at Acme”' }).click()
  const jane = page.getByRole('list', { name: 'People found' }).getByRole('listitem').filter({ hasText: 'Jane Doe' })
  await jane.getByText('No path yet').waitFor()
  await page.getByText(/People Data Labs was searched just now\. It cost \d+ credits?\./).waitFor()
  expect(provider.asked).toHaveLength(1)
  await saveScreenshot(page, 'people-search-provided-1280-light')

  provider.mood = 'out of credits'
  await page.getByLabel('Search everywhere').fill('Jane Doe in Berlin')
  await page.getByLabel('Search everywhere').press('Enter')
  await page.getByText(/^No credits left until/).waitFor()
  await saveScreenshot(page, 'people-search-limited-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('Ctrl K reaches a person, a screen and an action by keyboard alone', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/people', 'Top paths')
  const companies = await page.request.get(`${product.address}/api/dashboard/companies?limit=1`)
  const company = ((await companies.json()) as { items: { name: string }[] }).items[0]!.name
  const filter = page.getByRole('combobox', { name: 'Strength' })
  await filter.focus()
  await pressCtrlK(page)
  await saveScreenshot(page, 'palette-open-1280-light')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await goTo(page).locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await goTo(page).waitFor({ state: 'hidden' })
  await filter.and(page.locator(':focus')).waitFor()

  await pressCtrlK(page)
  await page.keyboard.type(known.name)
  const person = goTo(page).getByRole('group', { name: 'Best match' }).getByRole('option', { name: known.name }).first()
  await person.waitFor()
  await saveScreenshot(page, 'palette-found-1280-light')
  while ((await person.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await person.getAttribute('id'))
  await page.keyboard.press('Enter')
  const foundPaths = page.getByRole('dialog', { name: `Paths to ${known.name}` })
  await foundPaths.waitFor()
  await pressCtrlK(page)
  await page.keyboard.type(company)
  const best = goTo(page).getByRole('group', { name: 'Best match' }).getByRole('option', { name: company }).first()
  await best.waitFor()
  expect(await best.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await goTo(page).waitFor({ state: 'hidden' })
  expect(await foundPaths.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await foundPaths.waitFor({ state: 'hidden' })
  await pressCtrlK(page)
  await field(page).fill(known.name)
  await person.waitFor()
  await field(page).fill(another.name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: `Paths to ${another.name}` }).waitFor()
  await page.keyboard.press('Escape')

  await pressCtrlK(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  await pressCtrlK(page)
  await page.keyboard.type('zzzzqqqq')
  await goTo(page).getByText('No results for “zzzzqqqq”.').waitFor()
  await saveScreenshot(page, 'palette-nothing-1280-dark')
  await goTo(page).getByRole('option', { name: 'Import more people' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/people\/search\?q=zzzzqqqq$/)
  await page.getByRole('heading', { name: 'No results for “zzzzqqqq”' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('the palette loses no key, however early it is typed, and begins with recent people', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/', 'Home')
  for (const words of ['Greywatch', 'again']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    expect(await field(page).inputValue()).toBe(words)
    await page.keyboard.press('Escape')
  }
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/account/session', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(known.name)
  letThrough()
  await goTo(page).getByRole('option', { name: known.name, selected: true }).waitFor()
  expect(await field(page).inputValue()).toBe(known.name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: `Paths to ${known.name}` }).waitFor()
  await page.keyboard.press('Control+k')
  await goTo(page).getByRole('group', { name: 'Recent people' }).getByRole('option', { name: known.name }).waitFor()
  await saveScreenshot(page, 'palette-recent-1280-light')
  await page.keyboard.type('new mission')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New mission' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('Enter that ends a character being put together chooses nothing', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/', 'Home')
  await pressCtrlK(page)
  const ime = await context.newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'せ', selectionStart: 1, selectionEnd: 1 })
  await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  expect(await goTo(page).isVisible()).toBe(true)
  await ime.send('Input.insertText', { text: '設定' })
  await goTo(page).getByRole('option', { name: 'Search everywhere for “設定”' }).waitFor()
  await context.close()
})

test('what is on its way, and what failed, is said in place', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  let answer: 'wait' | 'fail' = 'wait'
  await page.route(/\/api\/(dashboard\/people|people\/)/, async (route) => {
    await vi.waitFor(() => expect(answer).toBe('fail'), { timeout: 60_000, interval: 50 })
    await route.fulfill({ status: 400, json: { type: 'about:blank', title: 'No', status: 400, code: 'bad_request' } })
  })
  for (const [path, heading] of [
    ['/people', 'Top paths'],
    ['/people/search?q=sales', 'Everywhere'],
  ] as const) {
    answer = 'wait'
    await open(page, path, heading)
    await page.locator('[aria-busy="true"]').waitFor()
    await saveScreenshot(page, `${heading.toLowerCase().replaceAll(' ', '-')}-loading-1280-light`)
    answer = 'fail'
    await page.getByText('People couldn’t be loaded.').waitFor()
    await saveScreenshot(page, `${heading.toLowerCase().replaceAll(' ', '-')}-error-1280-light`)
  }
  await pressCtrlK(page)
  await page.keyboard.type('settings')
  await goTo(page)
    .getByText(/couldn’t be searched/)
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await context.close()
})

describe.each(schemesOfSome('the people screens'))('the people screens in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px, empty and full', async (width) => {
    const findings: string[] = []
    const look = async (page: Page, path: string, state: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await vi.waitFor(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0), {
        timeout: 60_000,
      })
      await saveScreenshot(page, `${path.replaceAll(/[/?=+]/g, '-').slice(1)}-${state}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${state}: ${finding}`))
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    const options = { viewport: { width, height: 900 }, colorScheme }
    const nobody = await visit(browser, product.address, { ...options, storageState: alone })
    for (const path of ['/people', '/people/search']) await look(nobody.page, path, 'empty')
    const me = await visit(browser, product.address, { ...options, storageState: signedIn })
    for (const path of ['/people', '/people/search?q=engineer+in+Atlantis']) await look(me.page, path, 'full')
    await me.page.getByRole('button', { name: 'Go to' }).click()
    await field(me.page).and(me.page.locator(':focus')).waitFor()
    await me.page.keyboard.type(known.name.slice(0, 4))
    await goTo(me.page).getByRole('group', { name: 'People' }).getByRole('option').first().waitFor()
    await saveScreenshot(me.page, `palette-${width}-${colorScheme}`)
    findings.push(...(await seriousFindings(me.page)))
    expect(findings).toEqual([])
    expect([...nobody.trouble, ...me.trouble]).toEqual([])
    await nobody.context.close()
    await me.context.close()
  })
})
