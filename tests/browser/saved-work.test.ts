import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionsOf, madeUpPeople } from '../../bench/network-map/made-up-files.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const [first, second] = [madeUpPeople(0, 1)[0]!, madeUpPeople(1, 1)[0]!]

type State = Awaited<ReturnType<BrowserContext['storageState']>>
let product: Product
let browser: Browser
let signedIn: State
let alone: State
let savedList: string
let missionPage: string

async function send(page: Page, path: string, data: string): Promise<{ id: string }> {
  const isFile = path.includes('fileName')
  const answer = await page.request.fetch(`${product.address}${path}`, {
    method: 'POST',
    data: Buffer.from(data),
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json', origin: product.address },
  })
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return (await answer.json()) as { id: string }
}

async function bring(page: Page, file: string): Promise<void> {
  const { id } = await send(page, '/api/network/imports?fileName=Connections.csv', file)
  await vi.waitFor(
    async () => {
      const answer = await page.request.get(`${product.address}/api/network/imports/${id}`)
      expect(await answer.json()).toMatchObject({ import: { state: 'done' } })
    },
    { timeout: 60_000, interval: 200 },
  )
}

/** Somebody with 40 contacts, a target list and a mission; and somebody who has saved nothing. */
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const newUser = await visit(browser, product.address)
  await signUp(newUser.page, product.address, { ...newcomer, email: 'alone@example.com' })
  const me = await visit(browser, product.address)
  await signUp(me.page, product.address, { ...newcomer, name: 'Mara Lind', email: 'mara@example.com' })
  await bring(me.page, connectionsOf(madeUpPeople(0, 40)))
  const list = await send(me.page, '/api/network/lists', JSON.stringify({ name: 'Taken', kind: 'targets' }))
  savedList = `/collections/${list.id}`
  const known = await me.page.request.get(`${product.address}/api/network/contacts?limit=6`)
  const { items } = (await known.json()) as { items: { id: string; name: string; company: string }[] }
  const others = items.filter(({ name }) => name !== first.name && name !== second.name).slice(0, 4)
  const saved = [
    { company: 'Nowhere Labs' },
    ...others.flatMap(({ id: personId, company }) => [{ personId }, { company }]),
  ]
  await send(me.page, `/api/network/lists/${list.id}/items`, JSON.stringify({ items: saved }))
  const mission = { title: 'Win the first ten', listIds: [list.id], roles: ['Partner'], dueOn: '2026-01-31' }
  missionPage = `/missions/${(await send(me.page, '/api/network/missions', JSON.stringify(mission))).id}`
  ;[signedIn, alone] = await Promise.all([me.context.storageState(), newUser.context.storageState()])
  await Promise.all([me, newUser].map(({ context }) => context.close()))
})

test('somebody is saved from the search, noted, taken out, and made a target of a mission', async () => {
  const { page, trouble, context } = await visit(browser, product.address, { storageState: signedIn })
  await page.goto(`${product.address}/search/people?q=${encodeURIComponent(first.name)}`)
  await page.getByRole('button', { name: `Save ${first.name} to a list` }).click()
  await page.getByRole('checkbox', { name: 'Taken', checked: false }).waitFor()
  await page.getByLabel('Name of a new list').fill('Autumn')
  await page.getByRole('button', { name: 'Save to new list' }).click()
  await page.getByRole('checkbox', { name: 'Autumn', checked: true }).waitFor()
  await saveScreenshot(page, 'save-to-collection-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Saved lists' }).click()
  await page.getByRole('list', { name: 'Your saved lists' }).getByRole('link', { name: 'Autumn' }).click()
  await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor()
  await page.getByRole('button', { name: `Add a note about ${first.name}` }).click()
  await page.getByRole('textbox', { name: `Note about ${first.name}` }).fill('Met at the fair')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: `Edit the note about ${first.name}: Met at the fair` }).waitFor()
  await page.getByRole('combobox', { name: 'Add to this list' }).fill(second.name)
  await page.getByRole('option', { name: second.name }).first().click()
  await page.getByRole('listitem').filter({ hasText: second.name }).waitFor()
  await saveScreenshot(page, 'collection-1280-light')
  await page.getByRole('button', { name: `Remove ${second.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('listitem').filter({ hasText: second.name }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: first.name, exact: true }).click()
  await page
    .getByRole('dialog', { name: `Paths to ${first.name}` })
    .getByRole('button', { name: 'Close' })
    .click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Winter')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('heading', { level: 1, name: 'Winter' }).waitFor()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Missions' }).click()
  await page.getByRole('button', { name: 'New mission' }).click()
  await page.getByLabel('Goal').fill('Raise the round')
  await page.getByRole('combobox', { name: 'Saved lists' }).click()
  await page.getByRole('option', { name: 'Winter' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Add a person or a company' }).fill('Nowhere Labs')
  // Options that the server knows come in between.
  await page.waitForLoadState('networkidle')
  await page.getByRole('option', { name: 'The company “Nowhere Labs”' }).click()
  await page.getByRole('combobox', { name: 'Titles you want to reach' }).fill('Partner')
  await page.keyboard.press('Enter')
  await saveScreenshot(page, 'mission-form-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create mission' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Raise the round' })
  await card.getByText('1 of 2 targets within reach').waitFor()
  await page.getByRole('button', { name: 'Mark as done: Raise the round' }).click()
  await page.getByRole('button', { name: 'Reopen Raise the round' }).click()
  await page.getByRole('button', { name: 'Mark as done: Raise the round' }).waitFor()
  await card.getByRole('link', { name: 'Raise the round' }).click()
  await page.getByRole('heading', { level: 1, name: 'Raise the round' }).waitFor()
  await page.getByRole('link', { name: first.name, exact: true }).first().waitFor()
  await page.getByText('Nobody at Nowhere Labs is within reach yet.').waitFor()
  await saveScreenshot(page, 'mission-page-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('a name that is taken is refused at its field, and what was typed stays', async () => {
  const { page, context } = await visit(browser, product.address, { storageState: signedIn })
  await page.goto(`${product.address}/collections?panel=new-collection`)
  await page.getByLabel('Name', { exact: true }).fill('TAKEN')
  await page.getByRole('button', { name: 'Create list' }).click()
  await page.getByText(/You already have a list called “TAKEN”/).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('TAKEN')
  await context.close()
})

describe.each(schemesOfSome('saved work'))('saved work in %s', (colorScheme) => {
  test.each(widths)('has no serious accessibility finding at %i px, empty and full', async (width) => {
    const findings: string[] = []
    const look = async (page: Page, path: string, state: string) => {
      await page.goto(`${product.address}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      const name = /^\/(?:collections|missions)\//.test(path) ? path.split('/')[1]!.slice(0, -1) : path.slice(1)
      await saveScreenshot(page, `${name}-${state}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${path} ${state}: ${finding}`))
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    const options = { viewport: { width, height: 900 }, colorScheme }
    const nobody = await visit(browser, product.address, { ...options, storageState: alone })
    for (const path of ['/collections', '/missions', '/relationship-intelligence'])
      await look(nobody.page, path, 'empty')
    const me = await visit(browser, product.address, { ...options, storageState: signedIn })
    for (const path of ['/collections', '/missions', savedList, missionPage]) await look(me.page, path, 'full')
    expect(findings).toEqual([])
    expect([...nobody.trouble, ...me.trouble]).toEqual([])
    await nobody.context.close()
    await me.context.close()
  })
})
