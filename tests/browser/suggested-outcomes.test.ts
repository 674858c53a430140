import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { MadeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { connections } from '../world/imports.ts'
import { message } from '../world/introductions.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { asker, openConnectedProduct } from './connected-product.ts'
import { lookForEnglish } from './german.ts'
import { schemes, widths } from './looks.ts'
import type { Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const address = asker.email
let product: Product
let mailbox: MadeUpMailbox
let browser: Browser

beforeAll(async () => {
  ;({ product, mailboxOfAsker: mailbox } = await openConnectedProduct())
  browser = await openBrowser()
})

const json = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${product.address}${path}`)).json()) as T

/** Somebody who asked Ben, a contact of theirs, about Carla. */
async function ask(page: Page): Promise<void> {
  const row = 'Ben,Ode,https://www.linkedin.com/in/ben-ode,ben@ode.example,Ode,Partner,08 Feb 2024'
  await page.request.post(`${product.address}/api/network/imports?fileName=Connections.csv`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: connections([row]),
  })
  const contacts = () => json<{ items: { id: string; name: string }[] }>(page, '/api/network/contacts')
  await expect.poll(async () => (await contacts()).items.length, { timeout: 60_000 }).toBe(1)
  const { items } = await contacts()
  const asked = await page.request.post(`${product.address}/api/dashboard/intro-requests`, {
    data: {
      target: { name: 'Carla Diaz', company: 'Lumen' },
      connector: { personId: items[0]!.id },
      message,
      status: 'pending',
    },
  })
  expect(asked.status()).toBe(201)
}

test('what the mail shows is confirmed by keyboard and undone, and recorded without a click if one wants', async () => {
  const { page, context } = await visit(browser, product.address)
  const who = { ...newcomer, email: 'shows@example.com' }
  await signUp(page, product.address, who)
  await confirmAddress(page, product, who.email)
  await ask(page)
  mailbox.messages.add({
    kind: 'conversation',
    folder: 'inbox',
    from: { name: 'Ben Ode', address: 'ben@ode.example' },
    to: [mailbox.account, { name: 'Carla Diaz', address: 'carla@lumen.example' }],
    cc: [],
    extraHeaders: [],
    sentAt: new Date(Date.now() + 60_000),
  })
  await page.goto(`${product.address}/settings/connected-accounts`)
  await page.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await page.getByRole('button', { name: `Continue as ${address}` }).click()
  await page.getByRole('article', { name: address }).waitFor()
  const seen = /Your mail shows that Ben introduced you to Carla on /
  await expect
    .poll(async () => (await json<{ items: unknown[] }>(page, '/api/introductions/suggested-outcomes')).items.length, {
      timeout: 60_000,
    })
    .toBe(1)

  await page.goto(`${product.address}/`)
  await page.getByText(seen).waitFor()
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(`${product.address}/introductions`)
      await page.getByText(seen).first().waitFor()
      await saveScreenshot(page, `suggested-outcomes-${width}-${colorScheme}`)
      expect(await seriousFindings(page)).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
  for (const path of ['/introductions', '/settings/introductions']) {
    const english = await lookForEnglish(page, product.address, path)
    // The name of the workspace was stored when its founder read English.
    expect(english.filter((text) => !text.includes(`${who.name}’s workspace`))).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto(`${product.address}/introductions?locale=en`)
  await page.getByText('Based on 1 email from Ben to you and Carla. Only you see this.').waitFor()
  const confirm = page.getByRole('button', { name: /^Confirm: Your mail shows/ })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Recorded.').waitFor()
  await confirm.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Carla Diaz' }).click()
  const panel = page.getByRole('dialog', { name: 'Introduction' })
  await panel.getByText('You recorded that Ben introduced you to Carla (seen in your mail)').waitFor()
  await saveScreenshot(page, 'suggested-outcomes-confirmed')
  await panel
    .getByRole('button', { name: 'Undo' })
    .or(page.getByRole('button', { name: 'Undo' }))
    .first()
    .click()
  await panel.getByText('You took back what you recorded').waitFor()

  await page.goto(`${product.address}/settings/introductions`)
  const automatic = page.getByRole('switch', { name: 'Record it without asking me' })
  await automatic.focus()
  await page.keyboard.press('Space')
  await page.getByText('Your setting is saved.').waitFor()
  await page.reload()
  await expect.poll(() => automatic.isChecked(), { timeout: 60_000 }).toBe(true)
  await saveScreenshot(page, 'suggested-outcomes-settings')
  await context.close()
})
