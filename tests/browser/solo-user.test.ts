import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { largeDirectory } from '../../database/seed/directory-large.ts'
import { loadDemoDirectory } from '../../tools/demo/load-demo-directory.ts'
import { deriveRelationshipsJob } from '@wellmet/contacts/directory/directory.jobs.ts'
import type { PersonRecord } from '@wellmet/contacts/directory/directory.records.ts'
import { line } from '@wellmet/discovery/people-search/contacts-for-tests.ts'
import { query } from '../services/query.ts'
import { connections } from '../world/imports.ts'
import { exportOf, firstContacts } from '../journeys/first-export.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const size = { people: 800, companies: 48 }
const today = new Date()
const records = [...largeDirectory(size, today)]
const contacts = firstContacts(
  records.filter((record): record is PersonRecord => record.kind === 'person'),
  size,
)

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  await loadDemoDirectory(product.environment, records)
  // A server has had its directory for long when somebody signs up.
  const waiting = `select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t
    on t.id = j.task_id where t.identifier = '${deriveRelationshipsJob.name}'`
  await vi.waitUntil(async () => (await query(product.superuserUrl, waiting))[0] === 0, {
    timeout: 60_000,
    interval: 500,
  })
  browser = await openBrowser()
})

/** The one button of a screen that is filled with the accent, in sight without scrolling. */
async function obvious(page: Page, height: number): Promise<Locator> {
  // A button without a variant is filled.
  const filled = page.locator('main .mantine-Button-root:is(:not([data-variant]), [data-variant="filled"]):visible')
  await filled.first().waitFor()
  expect(await filled.count()).toBe(1)
  const { y, height: own } = (await filled.boundingBox())!
  expect(y + own).toBeLessThanOrEqual(height)
  return filled
}

test('whoever follows the obvious button of each screen gets from signing up to a path to a stranger at a chosen company in six clicks, without a name', async () => {
  const viewport = { width: 1280, height: 900 }
  const { page, trouble, context } = await visit(browser, product.address, { viewport })
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const goOn = async () => click(await obvious(page, viewport.height))
  await page.goto(`${product.address}/sign-up`)
  await page.getByLabel('Your name').fill(newcomer.name)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await goOn()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await goOn()
  await page.getByRole('heading', { level: 1, name: 'Import from LinkedIn' }).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await goOn()
  const file = { name: 'export.zip', mimeType: 'application/zip', buffer: exportOf(contacts, today) }
  await (await chooser).setFiles(file)
  await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 60_000 })
  const choice = page.getByRole('list', { name: 'Companies within your reach' }).getByRole('button').first()
  // The number is how many people one can reach there.
  const company = (await choice.innerText()).replace(/ \d+$/, '')
  await click(choice)
  await saveScreenshot(page, 'imported-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await goOn()
  const rows = page.getByRole('list', { name: 'Best paths to your targets' }).getByRole('listitem')
  await rows.first().waitFor()
  await saveScreenshot(page, 'home-goal-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  const texts = await rows.allInnerTexts()
  const known = new Set(contacts.map(({ name }) => name))
  expect(texts.filter((text) => !text.includes(company) || known.has(text.split('\n')[0]!))).toEqual([])
  // One company was named, so nobody elsewhere is left out for it.
  expect(texts.length).toBeGreaterThan(2)
  await click(rows.first().getByRole('link').first())
  await page.getByRole('dialog', { name: /^Paths to/ }).waitFor()
  expect(clicks).toBe(6)
  expect(trouble).toEqual([])
  await context.close()
})

test('Home says whom a new user knows at a target, and where only the directory lists somebody', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await page.goto(`${product.address}/sign-up`)
  await page.getByLabel('Your name').fill('Solo Two')
  await page.getByLabel('Email').fill('solo2@example.org')
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Import from LinkedIn' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const people = ['Xenia Popov', 'Ines Santos'].map((name) => line(name, 'Stripe', 'Head of Sales'))
  const buffer = Buffer.from(connections(people))
  await (await chooser).setFiles({ name: 'Connections.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: /new contacts/ }).waitFor({ timeout: 60_000 })
  const company = records.flatMap((record) => (record.kind === 'person' && record.company ? [record.company] : []))[0]!
  await page.waitForLoadState('networkidle')
  const goal = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Show me paths' }) })
  for (const name of ['Stripe', company]) {
    await page.getByRole('combobox', { name: 'Companies' }).fill(name)
    await page.keyboard.press('Enter')
    await goal.getByText(name, { exact: true }).first().waitFor()
  }
  await page.getByRole('button', { name: 'Show me paths' }).click()
  await page.getByText('You know 2 people at Stripe.').first().waitFor()
  const known = page.getByRole('list', { name: 'You know 2 people at Stripe.' }).getByRole('listitem')
  expect(await known.count()).toBe(2)
  expect(await page.getByText('No paths to your targets yet').count()).toBe(0)
  // Nothing but LinkedIn rows is known, so nothing says how likely anything is.
  expect(await page.locator('main').innerText()).not.toMatch(/unlikely|small chance|less than 1%/i)
  await page.getByText('1 of 2 targets within reach').waitFor()
  await saveScreenshot(page, 'home-known-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: `Search everywhere for people at ${company}` }).click()
  await page.getByRole('list', { name: 'People found' }).getByRole('listitem').first().waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a search everywhere goes on with Show more, and says how many there are at least', async () => {
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, name: 'Solo Three', email: 'solo3@example.org' })
  await page.goto(`${product.address}/people/search?q=engineer`)
  const found = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
  await page.getByText(/^The first 25 of at least 26 people: 25 in the directory\./).waitFor()
  expect(await found.count()).toBe(25)
  await page.getByRole('button', { name: 'Show more' }).click()
  await found.nth(25).waitFor()
  const names = await found.allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
  expect(trouble).toEqual([])
  await context.close()
})
