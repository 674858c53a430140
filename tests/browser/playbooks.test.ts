import { expect, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { openProduct } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'owner@example.com'
const firstWeek = 'A new teammate’s first week'

test('an owner sees what a playbook would do before it is turned on', async () => {
  const product = await openProduct()
  const browser = await openBrowser()
  const { page } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)

  await page.goto(`${product.address}/settings/playbooks`)
  await page.getByText('Nothing is running').waitFor()
  await lookSixTimes(page, 'playbooks-empty')

  // Off: it can be tried, and not started.
  expect(await page.getByRole('button', { name: `Start: ${firstWeek}` }).count()).toBe(0)
  await page.getByRole('button', { name: `See what would happen: ${firstWeek}` }).click()
  await page.getByText('Nothing was sent or changed').waitFor()
  await lookSixTimes(page, 'playbooks-dry-run')
}, 300_000)
