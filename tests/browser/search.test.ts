import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionsOf, madeUpPeople, mailboxOf, type MadeUpPerson } from '../../bench/network-map/made-up-files.ts'
import { tokenIn } from '../world/world.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'
import { schemesOfSome, widths } from './looks.ts'

const mara = { ...newcomer, name: 'Mara Lind', email: 'mara@example.com' }
const bob = { ...newcomer, name: 'Bob Reyes', email: 'bob@example.com' }
/** Whom Bob knows and Mara does not, and somebody whom Mara knows. */
const [reached, known] = [madeUpPeople(102, 1)[0]!, madeUpPeople(5, 1)[0]!]

type State = Awaited<ReturnType<BrowserContext['storageState']>>
let product: Product
let browser: Browser
let signedIn: State
let alone: State

async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: unknown): Promise<{ id: string } | null> {
  const isText = typeof data === 'string'
  const answer = await page.request.fetch(`${product.address}${path}`, {
    method,
    data: isText ? Buffer.from(data) : JSON.stringify(data),
    headers: { 'content-type': isText ? 'application/octet-stream' : 'application/json', origin: product.address },
  })
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? null : ((await answer.json()) as { id: string })
}

async function bring(page: Page, who: typeof newcomer, people: readonly MadeUpPerson[]): Promise<void> {
  const files = { 'Connections.csv': connectionsOf(people), 'mail.mbox': mailboxOf(who, people, new Date()) }
  for (const [fileName, content] of Object.entries(files)) {
    const sent = await send(page, 'POST', `/api/network/imports?fileName=${fileName}`, content)
    await vi.waitFor(
      async () => {
        const answer = await page.request.get(`${product.address}/api/network/imports/${sent?.id}`)
        expect(await answer.json()).toMatchObject({ import: { state: 'done' } })
      },
      { timeout: 60_000, interval: 200 },
    )
  }
}

/** Two in one workspace, of whom one shares with the other; and somebody who has brought nothing in. */
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const me = await visit(browser, product.address)
  const teammate = await visit(browser, product.address)
  const newUser = await visit(browser, product.address)
  await signUp(newUser.page, product.address, { ...newcomer, email: 'alone@example.com' })
  await signUp(me.page, product.address, mara)
  await signUp(teammate.page, product.address, bob)
  await confirmAddress(me.page, product, mara.email)
  await send(me.page, 'POST', '/api/workspaces/current/invitations', { email: bob.email, role: 'member' })
  const invitation = await vi.waitFor(
    () => product.mails.findLast(({ to, text }) => to.includes(bob.email) && text.includes('/join?'))!.text,
    { timeout: 60_000, interval: 100 },
  )
  await confirmAddress(teammate.page, product, bob.email)
  await send(teammate.page, 'POST', '/api/invitations/accept', { token: tokenIn(invitation) })
  await bring(teammate.page, bob, madeUpPeople(70, 60))
  await send(teammate.page, 'PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  await bring(me.page, mara, madeUpPeople(0, 90))
  ;[signedIn, alone] = await Promise.all([me.context.storageState(), newUser.context.storageState()])
  await Promise.all([me, teammate, newUser].map(({ context }) => context.close()))
})

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${product.address}${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

test('a name typed with a slip finds the person, and opens every path to them', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/', 'Home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('list', { name: 'People you don’t know yet' }).waitFor()
  await page.keyboard.press('/')
  const typo = `${reached.name.slice(0, 3)}x${reached.name.slice(3)}`
  await page.keyboard.type(typo, { delay: 20 })
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === typo)
  await page.getByText(/^Showing results for/).waitFor()
  const found = page.getByRole('list', { name: 'People found' })
  const row = found.getByRole('listitem').filter({ hasText: reached.name }).first()
  await row.getByText(/^via Bob · about|Check with Bob first/).waitFor()
  await row.getByTitle(/^(?:(?:About \d+%|Less than 1%) chance of a |Not rated yet)/).waitFor()
  await saveScreenshot(page, 'search-people-slip-1280-light')

  await row.getByRole('link', { name: reached.name, exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Paths to ${reached.name}` })
  const best = panel.getByRole('region', { name: 'Best path' })
  await best.getByText('You and Bob Reyes are in this workspace together.').first().waitFor()
  await best.getByText('Why this score?').click()
  await best.getByText('No past requests to Bob Reyes.').waitFor()
  await best
    .getByText(/^Of [\d,]+ asks like this, .+ agrees to about \d+ and about \d+ leads? to a conversation/)
    .waitFor()
  await saveScreenshot(page, 'search-paths-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await page.reload()
  await panel.waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Search people').inputValue()).toBe(typo)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('list', { name: 'People you don’t know yet' }).waitFor()
  await page.getByText('Founders', { exact: true }).click()
  await page.waitForURL(/filter=founders/)
  await page.getByLabel('Search people').fill('zzzzqqqq')
  await page.getByRole('heading', { name: 'No founders for “zzzzqqqq”' }).waitFor()
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await page.getByRole('heading', { name: 'No results for “zzzzqqqq”' }).waitFor()
  await saveScreenshot(page, 'search-people-nobody-1280-light')
  await page.getByLabel('Search people').fill(`${reached.name} in Nowhereville`)
  await page.getByRole('note').getByText('Nobody who fits the rest is in Nowhereville. Showing everywhere.').waitFor()
  await found.getByRole('link', { name: reached.name, exact: true }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a company is found in the ranking and by name, says why it stands there, and leads to people', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/search/companies', 'Companies')
  const ranking = page.getByRole('list', { name: 'Companies within reach' })
  const name = await ranking.getByRole('link').first().innerText()
  await ranking.getByRole('button', { name: `${name} is number 1. Why this score?` }).click()
  const breakdown = page.getByRole('dialog', { name: `Why is ${name} ranked here?` })
  await breakdown.getByText('Recomputed just now with the same result').waitFor()
  await saveScreenshot(page, 'companies-receipt-1280-light')
  await breakdown.getByRole('button', { name: 'Close' }).click()
  await breakdown.waitFor({ state: 'hidden' })

  await page.getByLabel('Search companies').fill(name.slice(0, 4))
  const link = page.getByRole('list', { name: 'Companies found' }).getByRole('link', { name, exact: true })
  await link.waitFor()
  await saveScreenshot(page, 'companies-found-1280-light')
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page
    .getByRole('region', { name: 'Best path' })
    .getByText(/^(?:(?:About \d+%|Less than 1%) chance of a |Not rated yet)/)
    .waitFor()
  const people = page.getByRole('region', { name: 'People', exact: true }).getByRole('listitem')
  await people.first().getByRole('link').first().click()
  await page
    .getByRole('dialog', { name: /^Paths to / })
    .getByRole('heading', { name: 'Best path' })
    .waitFor()
  await saveScreenshot(page, 'company-paths-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('what was found stays until the next answer, and an answer that fails keeps what was typed', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await open(page, '/search/people', 'People')
  const best = page.getByRole('list', { name: 'People you don’t know yet' })
  await best.waitFor()
  let answer: 'wait' | 'go' | 'fail' = 'wait'
  await page.route('**/api/people/network-search*', async (route) => {
    if (answer === 'fail') return route.fulfill({ status: 400, contentType: 'text/plain', body: 'no' })
    await vi.waitFor(() => expect(answer).toBe('go'), { timeout: 60_000, interval: 50 })
    return route.continue()
  })
  const asked = page.waitForRequest('**/api/people/network-search*')
  await page.getByLabel('Search people').fill(known.name)
  await asked
  const rows = page.getByRole('list', { name: /^(?:People you don’t know yet|People found)$/ })
  expect(await rows.count()).toBe(1)
  expect(await rows.getByRole('button', { name: /^Save / }).count()).toBeGreaterThan(1)
  expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
  answer = 'go'
  await page.getByRole('list', { name: 'People found' }).getByText(known.name).first().waitFor()
  answer = 'fail'
  await page.getByLabel('Search people').fill('somebody else')
  await page.getByText('People couldn’t be loaded.').waitFor()
  expect(await page.getByLabel('Search people').inputValue()).toBe('somebody else')
  await context.close()
})

describe.each(schemesOfSome('the search screens'))('the search screens in %s', (colorScheme) => {
  test.each(widths)('have no serious accessibility finding at %i px, empty and full', async (width) => {
    const findings: string[] = []
    const look = async (page: Page, path: string, state: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      const name = path.startsWith('/companies/') ? 'company' : path.replaceAll(/[/?=]/g, '-').slice(1)
      await saveScreenshot(page, `${name}-${state}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${state}: ${finding}`))
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    const options = { viewport: { width, height: 900 }, colorScheme }
    const nobody = await visit(browser, product.address, { ...options, storageState: alone })
    for (const path of ['/search/people', '/search/companies']) await look(nobody.page, path, 'empty')
    const me = await visit(browser, product.address, { ...options, storageState: signedIn })
    for (const path of ['/search/people', '/search/people?q=nowak', '/search/companies'])
      await look(me.page, path, 'full')
    const company = me.page.getByRole('list', { name: 'Companies within reach' }).getByRole('link').first()
    await look(me.page, (await company.getAttribute('href'))!, 'full')
    expect(findings).toEqual([])
    expect([...nobody.trouble, ...me.trouble]).toEqual([])
    await nobody.context.close()
    await me.context.close()
  })
})
