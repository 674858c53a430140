import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings, settled } from './chromium.ts'
import { schemesOfSome, widths } from './looks.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const rows = [
  'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,tomasz@heliograph.example,Heliograph,VP Engineering,08 Feb 2024',
  'Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,,Northgate,Partner,08 Feb 2024',
  'Zoë,Müller,https://www.linkedin.com/in/zoe,,Heliograph,Designer,08 Feb 2024',
]

async function withContacts(email: string, options: Parameters<typeof visit>[2] = {}) {
  const visitor = await visit(browser, product.address, options)
  await signUp(visitor.page, product.address, { ...newcomer, email })
  await bring(visitor.page)
  return visitor
}

async function bring(page: Page): Promise<void> {
  const sent = await page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    data: Buffer.from(connections(rows)),
    headers: { 'content-type': 'application/octet-stream' },
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

const open = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`${product.address}/contacts${search}`)
  await page.getByRole('table', { name: 'All contacts' }).waitFor()
}
const names = async (page: Page): Promise<string[]> =>
  (await page.getByRole('table', { name: 'All contacts' }).locator('td[data-column=name] a').allInnerTexts()).map(
    (name) => name.trim(),
  )
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
test('a contact is edited in the table by keyboard, and the page says what the imports say and the way back', async () => {
  const { page, trouble, context } = await withContacts('edits@example.com')
  await open(page)
  await page.getByRole('button', { name: 'Edit Tomasz Nowak' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await page.locator('input:focus').fill('Chief Beekeeper')
  await form.getByRole('textbox', { name: 'Company' }).fill('Hives & Co')
  await settled(page)
  await saveScreenshot(page, 'edit-contact-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'hidden' })
  await page.getByText('Chief Beekeeper · Hives & Co').waitFor()
  await bring(page)
  await page.getByRole('link', { name: 'Tomasz Nowak', exact: true }).click()
  await page.getByText(/^Chief Beekeeper · Hives & Co/).waitFor()
  const title = page.getByRole('listitem').filter({ hasText: 'Your imports say “VP Engineering”.' })
  await saveScreenshot(page, 'edited-contact-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await title.getByRole('button', { name: 'Use what the imports say' }).click()
  await page.getByText(/^VP Engineering · Hives & Co/).waitFor()
  await title.waitFor({ state: 'hidden' })
  expect(trouble).toEqual([])
  await context.close()
})

test('columns, order and filters stand in the address, are saved as a view, changed, renamed and deleted', async () => {
  const { page, trouble, context } = await withContacts('views@example.com')
  await open(page)
  expect(await page.getByRole('combobox', { name: 'View' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Company' }).check()
  await page.getByRole('checkbox', { name: 'Evidence' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Company' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Evidence' }).count()).toBe(0)
  await choose(page, 'Sort', 'By name')
  await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'name')
  await vi.waitFor(async () => expect(await names(page)).toEqual(['Ana Ribeiro', 'Tomasz Nowak', 'Zoë Müller']), {
    timeout: 60_000,
  })
  await page.reload()
  await page.getByRole('columnheader', { name: 'Company' }).waitFor()
  await page.getByRole('textbox', { name: 'Find a contact' }).fill('heliograph')
  await page.getByText('2 found', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Heliograph')
  await settled(page)
  await saveScreenshot(page, 'save-view-1280-light')
  await page.keyboard.press('Enter')
  const view = page.getByRole('combobox', { name: 'View' })
  await vi.waitFor(async () => expect(await view.inputValue()).toBe('Heliograph'), { timeout: 60_000 })
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)

  await choose(page, 'View', 'All contacts')
  await page.getByText('3 of 3 shown').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await choose(page, 'View', 'Heliograph')
  await page.getByText('2 found', { exact: true }).waitFor()
  expect(await names(page)).toEqual(['Tomasz Nowak', 'Zoë Müller'])
  await choose(page, 'Sort', 'Strongest first')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Edit view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sun people')
  await page.getByRole('checkbox', { name: 'Share with the workspace' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await page.getByText('Shared with the workspace').first().waitFor()
  await vi.waitFor(async () => expect(await view.inputValue()).toBe('Sun people'), { timeout: 60_000 })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await settled(page)
  await saveScreenshot(page, 'view-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click()
  await view.waitFor({ state: 'detached' })
  await page.getByText('3 of 3 shown').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a shared view shows a teammate who made it and their own contacts, and they save a copy', async () => {
  const mara = await withContacts('shares@example.com')
  await confirmAddress(mara.page, product, 'shares@example.com')
  const definition = { filters: { company: 'Heliograph' }, sort: 'name', columns: ['title', 'strength'] }
  const post = async (page: Page, path: string, data: object) =>
    expect((await page.request.post(`${product.address}${path}`, { data })).ok()).toBe(true)
  await post(mara.page, '/api/network/views', { name: 'Heliograph', isShared: true, ...definition })
  await post(mara.page, '/api/workspaces/current/invitations', { email: 'mate@example.com', role: 'member' })
  const { page, trouble, context } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, name: 'Bob Reyes', email: 'mate@example.com' })
  await confirmAddress(page, product, 'mate@example.com')
  const token = await tokenMailedTo(product.mails, 'mate@example.com', '/join')
  await post(page, '/api/invitations/accept', { token })
  await bring(page)
  await open(page)
  await page.getByRole('combobox', { name: 'View' }).click()
  await page.getByText(`Shared by ${newcomer.name}`, { exact: true }).waitFor()
  await settled(page)
  await saveScreenshot(page, 'views-shared-1280-light')
  await page.getByRole('option', { name: 'Heliograph', exact: true }).click()
  await page.getByText(`Shared by ${newcomer.name}. You see your own contacts here.`).waitFor()
  await page.getByText('2 found', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Edit view' }).count()).toBe(0)
  await choose(page, 'Sort', 'Strongest first')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit view' }).waitFor()
  await saveScreenshot(page, 'view-copied-1280-light')
  expect(trouble).toEqual([])
  await context.close()
  await mara.context.close()
})

describe.each(schemesOfSome('the table'))('the table in %s', (colorScheme) => {
  test.each(widths)('has no serious accessibility finding with a view and all columns at %i px', async (width) => {
    const options = { viewport: { width, height: 900 }, colorScheme }
    const { page, trouble, context } = await withContacts(`views-${width}-${colorScheme}@example.com`, options)
    await open(page, '?columns=title,company,location,strength,freshness,lastContact,evidence,tags&sort=name')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Everything')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Edit view' }).waitFor()
    const findings: string[] = []
    const look = async (name: string) => {
      await settled(page)
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
      findings.push(...(await seriousFindings(page)).map((finding) => `${name}: ${finding}`))
    }
    await look('view-all-columns')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Location' }).waitFor()
    await look('column-menu')
    await page.keyboard.press('Escape')
    await choose(page, 'Sort', 'Last contact first')
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    await look('view-changed')
    expect(findings).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  })
})
