import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Apollo } from '../../tools/stand-ins/apollo.ts'
import { connections } from '../world/imports.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { apolloKey, openConnectedProduct } from './connected-product.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { newcomer, signUp, visit } from './visitor.ts'

const rows = [
  'Lea,Blum,https://www.linkedin.com/in/lea-blum,,Kade,,01 Jan 2022',
  'Nobody,Atall,https://www.linkedin.com/in/nobody-atall,,Nowhere,,01 Jan 2022',
]

let apollo: Apollo
let product: Product
let browser: Browser

beforeAll(async () => {
  ;({ product, apollo } = await openConnectedProduct())
  browser = await openBrowser()
})

async function bring(page: Page): Promise<void> {
  const sent = await page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    data: Buffer.from(connections(rows)),
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

async function openContact(page: Page, name: string): Promise<void> {
  await page.goto(`${product.address}/contacts`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function look(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await saveScreenshot(page, `enrichment-${state}-${width}-${colorScheme}`)
      expect(await seriousFindings(page)).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an admin connects a key, a contact is looked up and taken over, and the key is deleted', async () => {
  const { page, context } = await visit(browser, product.address)
  await signUp(page, product.address, newcomer)
  await bring(page)
  await openContact(page, 'Lea Blum')
  await expect.poll(() => page.getByRole('button', { name: 'Look up role' }).count()).toBe(0)

  await page.goto(`${product.address}/settings/enrichment`)
  const card = page.getByRole('region', { name: 'Apollo' })
  await card.getByLabel('Key', { exact: true }).fill('a key that nobody gave out')
  await card.getByRole('button', { name: 'Connect Apollo' }).click()
  await card.getByText('Apollo does not accept this key.').waitFor()
  await card.getByLabel('Key', { exact: true }).fill(apolloKey)
  await card.getByRole('button', { name: 'Connect Apollo' }).click()
  await card.getByText('Your key ends in …abcd').waitFor()
  await card.getByRole('button', { name: 'Ask Apollo earlier' }).click()
  await card.getByText('Asked 1st').waitFor()
  await look(page, 'connected')

  await openContact(page, 'Lea Blum')
  await page.getByRole('button', { name: 'Look up role' }).click()
  await page.getByText('Head of Design at Kade').waitFor()
  await look(page, 'found')
  await page.getByRole('button', { name: 'Take over what Apollo says' }).click()
  await page.getByText('Head of Design · Kade · Hamburg, Germany').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Take over what Apollo says' }).count()).toBe(0)

  await openContact(page, 'Nobody Atall')
  await page.getByRole('button', { name: 'Look up role' }).click()
  await page.getByText('No provider knows them.').waitFor()

  await page.goto(`${product.address}/settings/enrichment`)
  await card.getByRole('button', { name: 'Disconnect Apollo' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).last().click()
  await card.getByText('Not connected').waitFor()
  expect(apollo.billed).toBe(1)
  await context.close()
})
