import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { codeOfStep, stepOf } from '@wellmet/account/second-factors/totp.rules.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

const email = 'devices@example.com'
const home = (page: Page) => page.getByRole('heading', { name: 'Home' }).waitFor()
const security = (page: Page) => page.goto(`${product.address}/settings/security`)
const signOut = (page: Page) => page.request.post(`${product.address}/api/account/sign-out`)
const secondStep = (page: Page) => page.getByRole('heading', { name: 'One more step' }).waitFor()
const devicesOf = (page: Page) => page.getByRole('table', { name: 'Your devices' })

async function enterPassword(page: Page, password = newcomer.password): Promise<void> {
  await page.goto(`${product.address}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function mailsOfNewDevices(least: number): Promise<string[]> {
  const found = () =>
    product.mails
      .filter(({ to, text }) => to.includes(email) && text.includes('on a new device, or for'))
      .map(({ text }) => text)
  for (const until = performance.now() + 30_000; performance.now() < until; await sleep(50))
    if (found().length >= least) break
  return found()
}

const phone = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
} as const

test('a new device is told by mail, listed and signed out; trust waives the code until the password changes', async () => {
  const laptop = await visit(browser, product.address)
  await signUp(laptop.page, product.address, { ...newcomer, email })
  await confirmAddress(laptop.page, product, email)

  const other = await visit(browser, product.address, phone)
  await enterPassword(other.page)
  await home(other.page)
  const [mail] = await mailsOfNewDevices(1)
  expect(mail).toContain('Safari on iOS')
  expect(mail).toContain(`${product.address}/settings/security`)

  await security(laptop.page)
  const table = devicesOf(laptop.page)
  await table.getByText('This device').waitFor()
  await table.getByText('Safari on iOS').waitFor()
  await saveScreenshot(laptop.page, 'devices-1280-light')
  expect(await seriousFindings(laptop.page)).toEqual([])
  await security(other.page)
  await devicesOf(other.page).getByText('This device').waitFor()
  await saveScreenshot(other.page, 'devices-390-dark')
  expect(await seriousFindings(other.page)).toEqual([])
  await table.getByRole('button', { name: 'Sign out on Safari on iOS' }).click()
  await laptop.page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await table.getByText('Safari on iOS').waitFor({ state: 'detached' })
  await other.page.goto(product.address)
  await other.page.getByRole('link', { name: 'Sign in' }).first().waitFor()

  // A second step from here on.
  const { page } = laptop
  const post = async (path: string, data: object) =>
    (await page.request.post(`${product.address}${path}`, { data })).json()
  const { secret } = await post('/api/security/mfa/setup', {})
  const code = (later = 0) => codeOfStep(secret, stepOf(new Date()) + later)
  const { recoveryCodes } = await post('/api/security/mfa/verify', { code: code() })
  await signOut(page)
  await enterPassword(page)
  await secondStep(page)
  await page.getByLabel('Code from the app').fill(code(1))
  await page.getByLabel('Don’t ask again on this device for 30 days').check()
  await saveScreenshot(page, 'second-step-trust-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await home(page)
  await signOut(page)
  await enterPassword(page)
  await home(page)
  await security(page)
  await table.getByText('Trusted until').waitFor()
  await saveScreenshot(page, 'devices-trusted-1280-light')

  // A sensitive change still asks, and a new password ends the trust.
  await page.goto(`${product.address}/settings/profile`)
  await page.getByLabel('Current password').fill(newcomer.password)
  await page.getByLabel('New password').fill('another horse battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await question.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await question.getByLabel('Recovery code').fill(recoveryCodes[0])
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Your password has been changed').waitFor()
  await security(page)
  await table.getByRole('button', { name: 'Trust this device' }).waitFor()
  expect(await table.getByText('Trusted until').count()).toBe(0)
  await table.getByRole('button', { name: 'Trust this device' }).click()
  await table.getByText('Trusted until').waitFor()
  await table.getByRole('button', { name: 'Trust this device' }).waitFor({ state: 'detached' })

  // A lost phone: its session ends, and the password alone gets nobody in there.
  await enterPassword(other.page, 'another horse battery')
  await secondStep(other.page)
  await other.page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await other.page.getByLabel('Recovery code').fill(recoveryCodes[1])
  await other.page.getByLabel('Don’t ask again on this device for 30 days').check()
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await home(other.page)
  expect(await mailsOfNewDevices(2)).toHaveLength(2)
  await security(page)
  await table.getByRole('button', { name: 'Sign out on Safari on iOS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await table.getByText('Safari on iOS').waitFor({ state: 'detached' })
  await enterPassword(other.page, 'another horse battery')
  await secondStep(other.page)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${product.address}/sign-in`)
  await enterPassword(page, 'another horse battery')
  await secondStep(page)
  expect(laptop.trouble).toEqual([])
  await laptop.context.close()
  await other.context.close()
})
