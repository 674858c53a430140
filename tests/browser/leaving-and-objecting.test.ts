import type { Browser } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const owner = { ...newcomer, name: 'Olga Berg', email: 'olga@example.com' }
const mate = { ...newcomer, name: 'Milo Reed', email: 'milo@example.com' }

test('somebody without an account asks what is held of them, proves the address, and objects', async () => {
  const address = 'ivy@northgate.example'
  const { page, trouble } = await visit(browser, product.address)
  await page.goto(`${product.address}/privacy/your-data`)
  await page.getByLabel('Your email address').fill(address)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { name: 'Look at your mail' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])

  const token = await tokenMailedTo(product.mails, address, '/privacy/your-data')
  await page.goto(`${product.address}/privacy/your-data?token=${token}`)
  await page.getByRole('heading', { name: 'This server holds nothing about you' }).waitFor()
  await saveScreenshot(page, 'held-data')
  await page.getByRole('button', { name: 'Delete me and keep me out' }).click()
  await saveScreenshot(page, 'held-data-sure')
  await page.getByRole('button', { name: 'Yes, delete me' }).click()
  await page.getByRole('heading', { name: 'You are left out' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'You are left out' }).waitFor()
  expect(trouble).toEqual([])
})

test('an invitation is declined and asked for again; then an owner hands over, and the next one deletes the workspace', async () => {
  const boss = await visit(browser, product.address)
  await signUp(boss.page, product.address, owner)
  await confirmAddress(boss.page, product, owner.email)
  await boss.page.goto(`${product.address}/setup-network`)
  await boss.page.getByText('No invitations were sent in this time.').waitFor()
  await boss.page.getByLabel('Email').fill(mate.email)
  await boss.page.getByRole('button', { name: 'Send invitation' }).click()

  const guest = await visit(browser, product.address, { viewport: { width: 390, height: 844 } })
  const first = await tokenMailedTo(product.mails, mate.email, '/join')
  await guest.page.goto(`${product.address}/join?token=${first}`)
  await guest.page.getByText('Members don’t see:').waitFor()
  expect(await guest.page.content()).not.toContain(mate.email)
  expect(await seriousFindings(guest.page)).toEqual([])
  await saveScreenshot(guest.page, 'invitation-page-390')
  await guest.page.getByRole('button', { name: 'No, thanks' }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: 'No, thanks' }).click()
  await guest.page.getByRole('heading', { name: 'You declined' }).waitFor()
  await saveScreenshot(guest.page, 'invitation-declined-390')

  await boss.page.reload()
  await boss.page.getByRole('cell', { name: 'Declined' }).waitFor()
  expect(await boss.page.getByRole('button', { name: `Send again to ${mate.email}` }).isDisabled()).toBe(true)
  await guest.page.getByRole('button', { name: 'I’ve changed my mind' }).click()
  await guest.page.getByText('Members don’t see:').waitFor()
  await boss.page.reload()
  await boss.page.getByRole('cell', { name: 'Asked for a new link' }).waitFor()
  await saveScreenshot(boss.page, 'setup-network-1280')
  expect(await seriousFindings(boss.page)).toEqual([])
  await boss.page.getByRole('button', { name: `Send again to ${mate.email}` }).click()
  await boss.page.getByRole('button', { name: 'Send again', exact: true }).last().click()
  const second = await vi.waitFor(
    async () => {
      const token = await tokenMailedTo(product.mails, mate.email, '/join')
      if (token === first) throw new Error('not mailed yet')
      return token
    },
    { timeout: 60_000 },
  )
  await guest.page.goto(`${product.address}/join?token=${first}`)
  await guest.page.getByRole('heading', { name: 'This link was replaced' }).waitFor()

  await guest.page.goto(`${product.address}/join?token=${second}`)
  await guest.page.getByRole('link', { name: 'Create an account' }).click()
  await guest.page.getByLabel('Your name').fill(mate.name)
  await guest.page.getByLabel('Email').fill(mate.email)
  await guest.page.getByLabel('Password', { exact: true }).fill(mate.password)
  await guest.page.getByRole('button', { name: 'Create account' }).click()
  await guest.page.getByRole('heading', { name: 'Home' }).waitFor()

  await boss.page.goto(`${product.address}/setup-network`)
  await boss.page.getByText('Invited by Olga Berg').waitFor()
  for (const width of [390, 1280])
    for (const scheme of ['light', 'dark'] as const) {
      await boss.page.setViewportSize({ width, height: 900 })
      await boss.page.emulateMedia({ colorScheme: scheme })
      await saveScreenshot(boss.page, `network-growth-${width}-${scheme}`)
    }

  await boss.page.goto(`${product.address}/settings/workspace`)
  await boss.page.getByLabel('New owner').selectOption({ label: mate.name })
  await boss.page.getByRole('button', { name: 'Make them the owner' }).click()
  await boss.page.getByText('Done. You are an admin now.').waitFor()
  await boss.page.getByRole('heading', { name: 'Delete workspace' }).waitFor({ state: 'detached' })

  await guest.page.goto(`${product.address}/settings/workspace`)
  await guest.page.getByLabel('Type the name of the workspace to confirm').fill('another')
  await guest.page.getByRole('button', { name: 'Delete this workspace' }).click()
  await guest.page.getByText('This is not the name of the workspace.').waitFor()
  await guest.page.getByLabel('Type the name of the workspace to confirm').fill('Olga Berg’s workspace')
  await guest.page.getByRole('button', { name: 'Delete this workspace' }).click()
  await guest.page.getByText(/^This workspace will be deleted on/).waitFor()
  await vi.waitFor(
    () => {
      const told = product.mails.filter(({ text }) => text.includes('asked to delete the workspace'))
      expect(told.flatMap(({ to }) => to).toSorted()).toEqual([mate.email, owner.email])
    },
    { timeout: 60_000 },
  )
  await guest.page.getByRole('button', { name: 'Keep this workspace' }).click()
  await guest.page.getByLabel('Type the name of the workspace to confirm').waitFor()
  expect([...boss.trouble, ...guest.trouble]).toEqual([])
})
