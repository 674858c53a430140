import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dnsServerForThisTest } from '../world/dns-server.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'owner@example.com'

async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('heading', { name: 'Domains' }).scrollIntoViewIfNeeded()
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`)
    }
  }
  expect(await seriousFindings(page)).toEqual([])
}

test('an owner proves a domain, makes a token, and gives a group a role', async () => {
  const dns = await dnsServerForThisTest()
  const product = await openProduct(dns.settings)
  const browser: Browser = await openBrowser()
  const { page } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)

  await page.goto(`${product.address}/settings/sign-in`)
  await page.getByText('No domains yet.').waitFor()
  await page.getByRole('textbox', { name: 'Domain' }).fill('gmail.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('Anyone can have an address at gmail.com').waitFor()
  await page.getByRole('textbox', { name: 'Domain' }).fill('Acme.example')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('_wellmet.acme.example', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Check acme.example' }).click()
  await page.getByText('The record isn’t there yet.').waitFor()
  await look(page, 'domains-missing')
  await page.setViewportSize({ width: 1280, height: 900 })
  const value = (await page.getByText(/^wellmet-domain=/).textContent()) ?? ''
  dns.zone['_wellmet.acme.example'] = { txt: [value] }
  await page.getByRole('button', { name: 'Check acme.example' }).click()
  await page.getByText(/^Proven since/).waitFor()

  await page.getByLabel('Name of the token').fill('Okta')
  await page.getByRole('button', { name: 'Create token' }).click()
  const secret = (await page.getByText(/^wms_[\w-]{40,}$/).textContent()) ?? ''
  const scim = (path: string, body: object) =>
    fetch(`${product.address}/scim/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    })
  const made = await scim('/Users', { userName: 'bo@acme.example', displayName: 'Bo Berg' })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { id: string }
  expect((await scim('/Groups', { displayName: 'Sales', members: [{ value: id }] })).status).toBe(201)
  await look(page, 'provisioning-token')
  await page.reload()
  await page.getByLabel('Role of the people in Sales').selectOption('viewer')
  await page.getByText('Saved.').waitFor()
  await page.getByRole('table', { name: 'Tokens' }).getByText('Okta').waitFor()
  await look(page, 'provisioning-groups')
})
